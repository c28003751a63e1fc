import {
  Agent,
  request as ask,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Instance } from './instance.ts'

const LOOK_EVERY_MS = 500
const ANSWERS_WITHIN_MS = 20_000

interface Behind {
  instance: Instance
  agent: Agent
  isReady: boolean
  /** False: gets only requests that no other instance can serve. */
  isPreferred: boolean
}

interface Request {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: Buffer
}

/** Why an instance sent no response; `isUnread`: it certainly did not receive the request. */
interface Failure {
  error: Error
  isUnread: boolean
}

/**
 * A load balancer that works like `deploy/nginx.conf`: polls `/readyz`; retries requests that were
 * not delivered, or only read, on another instance; and asks another for missing files under
 * /assets/, because a page may be of another version.
 */
export class Front {
  #server: Server
  #behind: Behind[] = []
  #turn = 0
  #timer: NodeJS.Timeout

  constructor() {
    this.#server = createServer((request, response) => void this.#serve(request, response))
    // Longer than any client keeps a connection, so that none is closed while being reused.
    this.#server.keepAliveTimeout = 120_000
    this.#timer = setInterval(() => void this.#look(), LOOK_EVERY_MS)
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  add(instance: Instance): void {
    const agent = new Agent({ keepAlive: true, timeout: ANSWERS_WITHIN_MS })
    this.#behind.push({ instance, agent, isReady: true, isPreferred: true })
  }

  /** From now on the instance gets only requests that no other one can serve. */
  retire(instance: Instance): void {
    for (const one of this.#behind) if (one.instance === instance) one.isPreferred = false
  }

  remove(instance: Instance): void {
    for (const one of this.#behind) if (one.instance === instance) one.agent.destroy()
    this.#behind = this.#behind.filter((one) => one.instance !== instance)
  }

  close(): void {
    clearInterval(this.#timer)
    for (const { agent } of this.#behind) agent.destroy()
    this.#server.closeAllConnections()
    this.#server.close()
  }

  async #look(): Promise<void> {
    await Promise.all(
      this.#behind.map(async (one) => {
        one.isReady = await one.instance.isReady()
      }),
    )
  }

  async #serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of incoming) chunks.push(chunk as Buffer)
      const { method = 'GET', url = '/', headers } = incoming
      await this.#pass({ method, url, headers, body: Buffer.concat(chunks) }, response)
    } catch {
      response.destroy()
    }
  }

  async #pass(request: Request, response: ServerResponse): Promise<void> {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const order = this.#order()
    for (const [index, one] of order.entries()) {
      const isLast = index === order.length - 1
      const answer = await send(one, request).catch((failure: Failure) => failure)
      if ('error' in answer) {
        one.isReady = false
        if (!isLast && (reads || answer.isUnread)) continue
        break
      }
      const isElsewhere = request.url.startsWith('/assets/') && answer.statusCode === 404
      if (!isLast && reads && (isElsewhere || answer.statusCode === 503)) {
        answer.resume()
        continue
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.on('error', () => response.destroy())
      answer.pipe(response)
      return
    }
    response.writeHead(502, { 'x-front': 'no instance answered' }).end()
  }

  /** The ready instances in rotation, then the retired, then the rest. */
  #order(): Behind[] {
    this.#turn += 1
    const turned = this.#behind.map(
      (_, index) => this.#behind[(index + this.#turn) % this.#behind.length] as Behind,
    )
    const rank = ({ isReady, isPreferred }: Behind) => (isReady ? (isPreferred ? 0 : 1) : 2)
    return turned.toSorted((one, other) => rank(one) - rank(other))
  }
}

function send({ instance, agent }: Behind, request: Request): Promise<IncomingMessage> {
  const { method, url, headers, body } = request
  return new Promise((resolve, reject) => {
    let isUnread = true
    const passed = ask(`${instance.url}${url}`, { method, headers, agent }, resolve)
    passed.setTimeout(ANSWERS_WITHIN_MS, () => passed.destroy(new Error('It took too long.')))
    passed.on('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => (isUnread = false))
      else isUnread = false
    })
    passed.on('error', (error) => reject({ error, isUnread } satisfies Failure))
    passed.end(body)
  })
}
