import { rawHeader, type SmtpServer, startSmtpServer } from '../../tests/support/smtp-server.ts'

const LOOK_EVERY_MS = 500

export interface MailContent {
  /** The address that a client typed in, and that the mail is about. */
  about: string
  recipient: string
  subject: string
  /** How often it was handed over, by its Message-ID. */
  times: number
}

/** A mail server that notes what it has taken responsibility for. */
export class PostOffice {
  readonly mailWriters = new Map<string, MailContent>()
  #server: SmtpServer
  #timer: NodeJS.Timeout

  private constructor(server: SmtpServer) {
    this.#server = server
    this.#timer = setInterval(() => this.read(), LOOK_EVERY_MS)
  }

  static async open(): Promise<PostOffice> {
    return new PostOffice(await startSmtpServer())
  }

  get url(): string {
    return this.#server.url
  }

  get port(): number {
    return Number(new URL(this.url).port)
  }

  /** Notes what has come since, and forgets its text. */
  read(): void {
    for (const { recipient, raw } of this.#server.taken.splice(0)) {
      const id = rawHeader(raw, 'message-id') ?? ''
      const known = this.mailWriters.get(id)
      if (known) known.times += 1
      else this.mailWriters.set(id, { ...readIssueMail(recipient, raw), recipient, times: 1 })
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#server.close()
  }
}

function readIssueMail(recipient: string, raw: string) {
  const typed = /(?:contact|quickscore|subscriber)-\d+@[a-z]+\.soak\.example/
  const about = typed.exec(recipient) ?? typed.exec(raw.replaceAll('=\r\n', ''))
  return { about: about?.[0] ?? '', subject: rawHeader(raw, 'subject') ?? '' }
}
