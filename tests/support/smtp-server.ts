import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'

/** A message that the server accepted with 250. */
export interface Taken {
  recipient: string
  raw: string
}

/** The server's behaviour in the next session; by default it accepts the message. */
export type Mood =
  | 'takes'
  /** 451 to the recipient, like a server that is too busy. */
  | 'busy'
  /** 550 without an enhanced code, like a misconfigured server. */
  | 'refuses'
  /** 550 5.1.1: unknown mailbox. */
  | 'knows-nobody'
  /** Drops the connection within the message. */
  | 'drops'
  /** 452 after reading the message. */
  | 'full'
  /** Never responds. */
  | 'silent'

export interface SmtpServer {
  url: string
  taken: Taken[]
  /** Number of sessions that reached a recipient, including failed ones. */
  tries: () => number
  mood: Mood
  /** Delay before the response to a message, and again after counting it. */
  delayMs: () => number | Promise<void>
  close(): Promise<void>
}

/** A real SMTP server on this machine, without TLS unless `options` bring a certificate. */
export async function startSmtpServer(
  options: SMTPServerOptions = {},
  port = 0,
): Promise<SmtpServer> {
  let tries = 0
  const drop = (session: SMTPServerSession) => {
    for (const connection of server.connections) {
      if (connection.id === session.id) connection._socket.destroy()
    }
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.cert ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 50,
    ...options,
    onConnect(_session, answer) {
      if (state.mood !== 'silent') answer()
    },
    onRcptTo(_address, _session, answer) {
      tries += 1
      answer(refusals[state.mood])
    },
    onData(stream, session, answer) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (state.mood === 'drops') drop(session)
      })
      stream.on('error', () => {})
      stream.on('end', () => void read(chunks, session, answer))
    },
  })
  // Killed clients and cut connections are part of the tests.
  server.on('error', () => {})

  async function read(
    chunks: Buffer[],
    session: SMTPServerSession,
    answer: (error?: Error) => void,
  ) {
    await wait(state.delayMs())
    if (state.mood === 'full') return answer(refusal(452, '4.3.1 No space left'))
    if (state.mood === 'drops') return drop(session)
    const raw = Buffer.concat(chunks).toString()
    for (const { address } of session.envelope.rcptTo) state.taken.push({ recipient: address, raw })
    await wait(state.delayMs())
    answer()
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: taken } = server.server.address() as AddressInfo
  const state: SmtpServer = {
    url: `smtp://127.0.0.1:${taken}`,
    taken: [],
    tries: () => tries,
    mood: 'takes',
    delayMs: () => 0,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
  return state
}

const refusals: Partial<Record<Mood, Error>> = {
  busy: refusal(451, '4.7.1 Try again later'),
  refuses: refusal(550, 'No'),
  'knows-nobody': refusal(550, '5.1.1 No such user'),
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

function wait(delay: number | Promise<void>): Promise<void> | undefined {
  if (typeof delay !== 'number') return delay
  return delay > 0 ? new Promise((resolve) => setTimeout(resolve, delay)) : undefined
}

/** Parses a message as a mail program does. */
export function readMail(raw: string | Buffer): Promise<Email> {
  return PostalMime.parse(raw)
}

/** The raw value of a header, unfolded; null without one. */
export function rawHeader(raw: string, name: string): string | null {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
  const line = head.split('\r\n').find((one) => one.toLowerCase().startsWith(`${name}:`))
  return line?.slice(name.length + 1).trim() ?? null
}
