import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

export const receiverName = 'Example CRM'
const webhookSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

export interface TakenCall {
  id: string
  body: string
  headers: IncomingHttpHeaders
  path: string
}

export interface LeadReceiver {
  url: string
  /** Settings of a site that sends leads to it. */
  env: Record<string, string>
  /** Every received call, including refused ones. */
  calls: TakenCall[]
  /** Status of the response; 0 closes the connection without one. */
  status: number
  headers: Record<string, string>
  /** Called after reading a call, before the response. */
  onCall: () => void
  close(): Promise<void>
}

/** A real receiver of webhooks on this machine. */
export async function startLeadReceiver(): Promise<LeadReceiver> {
  const server: Server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const { headers, url: path = '' } = request
    const body = Buffer.concat(parts).toString()
    receiver.calls.push({ id: String(headers['webhook-id']), body, headers, path })
    receiver.onCall()
    if (receiver.status === 0) return void request.socket.destroy()
    response.writeHead(receiver.status, receiver.headers).end('{"taken":true}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/leads`
  const receiver: LeadReceiver = {
    url,
    env: {
      LEADS_WEBHOOK_URL: url,
      LEADS_WEBHOOK_SECRET: webhookSecret,
      LEADS_WEBHOOK_RECEIVER: receiverName,
    },
    calls: [],
    status: 200,
    headers: {},
    onCall: () => {},
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return receiver
}

/** The content of a call; throws unless the Standard Webhooks library accepts its signature. */
export function verifyCall({ body, headers }: TakenCall): unknown {
  const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature']
  const signed = Object.fromEntries(names.map((name) => [name, String(headers[name])]))
  return new Webhook(webhookSecret).verify(body, signed)
}
