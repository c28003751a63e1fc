import { rawHeader, type SmtpServer, startSmtpServer } from '../../tests/support/smtp-server.ts'

const LOOK_EVERY_MS = 500

export interface MailContent {
  /** The address typed by a client that the mail is about. */
  about: string
  recipient: string
  subject: string
  /** Number of deliveries with the same Message-ID. */
  times: number
}

/** A mail server that records the mail it has accepted. */
export class PostOffice {
  readonly mails = new Map<string, MailContent>()
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

  /** Records mail received since the last call, without keeping the text. */
  read(): void {
    for (const { recipient, raw } of this.#server.taken.splice(0)) {
      const id = rawHeader(raw, 'message-id') ?? ''
      const known = this.mails.get(id)
      if (known) known.times += 1
      else this.mails.set(id, { ...readIssueMail(recipient, raw), recipient, times: 1 })
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
