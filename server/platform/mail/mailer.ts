import type { SendMailOptions } from 'nodemailer'
import { locale } from '../../../domain/wording.ts'
import { createLocalFiles } from '../files/files.ts'
import { nameOutside } from '../plain-name.ts'
import { composeMail, type MailContent } from './mail-content.ts'
import { createMailFolder, nameOf } from './mail-folder.ts'

/** A mail's content with its id, recipient and date. */
export interface Mail {
  /** Without angle brackets or domain; the same at every attempt. */
  id: string
  recipient: string
  date: Date
  content: MailContent
}

/** Hands messages over for delivery. */
export interface Mailer {
  /** Whether messages leave this machine; else they are written to files. */
  readonly sends: boolean
  /**
   * Returns the mail server's answer once the message is accepted ('' for a file); throws
   * MailError.
   */
  send(mail: Mail, signal: AbortSignal): Promise<string>
  close(): void
}

/** The message tells staff why a mail was not accepted, and never names the recipient. */
export class MailError extends Error {
  /** Retrying is useless: the address does not exist, or the receiver wants no more calls. */
  readonly isPermanent: boolean
  /** A 5xx code refused the recipient or the message, and not the connection. */
  readonly isRefusal: boolean
  /** The server's answer, which may quote the recipient: shown only for a test mail. */
  readonly answer: string

  constructor(message: string, isPermanent: boolean, isRefusal = false, answer = '') {
    super(message)
    this.isPermanent = isPermanent
    this.isRefusal = isRefusal
    this.answer = answer
  }
}

export interface Sender {
  name: string
  address: string
}

const CONNECT_MS = 15_000
const SILENCE_MS = 30_000

/** The library takes 20 MB of memory, and is loaded with the first message. */
function openLate<Transport>(create: (nodemailer: typeof import('nodemailer')) => Transport) {
  const late = {
    opened: undefined as Transport | undefined,
    async open(): Promise<Transport> {
      const nodemailer = await import('nodemailer')
      late.opened ??= create(nodemailer)
      return late.opened
    },
  }
  return late
}

/**
 * Sends by SMTP (RFC 5321). `smtps:` begins with TLS; `smtp:` must be raised to it by STARTTLS
 * unless `tls` is "off", as within a private network.
 */
export function createSmtpMailer(url: string, tls: 'required' | 'off', sender: Sender): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const login = [username, password].map(decodeURIComponent)
  const [user, pass = ''] = login
  const server = `${hostname}:${port || (secure ? 465 : 587)}`
  const transport = openLate(({ createTransport }) =>
    createTransport({
      host: decodeURIComponent(hostname).replace(/^\[|\]$/g, ''),
      ...(port ? { port: Number(port) } : {}),
      secure,
      requireTLS: !secure && tls === 'required',
      ignoreTLS: !secure && tls === 'off',
      ...(user ? { auth: { user, pass } } : {}),
      // One connection, reused for further messages.
      pool: true,
      maxConnections: 1,
      // The outbox decides when a message is tried again, and counts the tries.
      maxRequeues: 0,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      dnsTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  )
  return {
    sends: true,
    async send(mail, signal) {
      try {
        const opened = await transport.open()
        const { response } = await opened.sendMail({ ...compose(mail, sender), signal })
        return withoutLogin(response, login)
      } catch (error) {
        const failure = error as SmtpFailure
        throw explain(failure, server, withoutLogin(failure.response ?? '', login))
      }
    },
    close: () => transport.opened?.close({ force: true }),
  }
}

/** The folder keeps this many messages, the newest. */
const MOST_KEPT = 1_000

/** Writes each message as an `.eml` file below `folder`, as it would have been sent. */
export function createFolderMailer(folder: string, sender: Sender): Mailer {
  const files = createLocalFiles(folder)
  const kept = createMailFolder(folder)
  const transport = openLate(({ createTransport }) =>
    createTransport({
      streamTransport: true,
      buffer: true,
      newline: 'windows',
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  )
  return {
    sends: false,
    async send(mail) {
      const { message } = await (await transport.open()).sendMail(compose(mail, sender))
      // Named by its date and id: written twice after a crash, it is still one file.
      await files.put(`${nameOf(mail.date)}-${mail.id}.eml`, [message as Buffer])
      await kept.remove((await kept.list()).slice(0, -MOST_KEPT))
      return ''
    },
    close: () => transport.opened?.close(),
  }
}

/**
 * Addresses are passed as fields, never as header text to be parsed, and nodemailer encodes or
 * folds every header's text: nothing typed by a visitor can begin a new header.
 */
function compose({ id, recipient, date, content }: Mail, sender: Sender): SendMailOptions {
  const { subject, conversation, replyTo, attachments, unsubscribeUrl, isByHand } = content
  const domain = sender.address.split('@')[1]
  return {
    messageId: `<${id}@${domain}>`,
    references: conversation && `<${nameOutside(conversation)}@${domain}>`,
    date,
    from: sender,
    to: { name: '', address: recipient },
    envelope: { from: sender.address, to: [recipient] },
    subject: oneLine(subject),
    ...composeMail(content, sender.name),
    ...(replyTo ? { replyTo: { ...replyTo, name: oneLine(replyTo.name) } } : {}),
    ...(attachments ? { attachments: [...attachments] } : {}),
    headers: {
      'Content-Language': locale,
      // Prevents holiday answers (RFC 3834).
      ...(isByHand ? {} : { 'Auto-Submitted': 'auto-generated' }),
      // RFC 2369 and RFC 8058: the second line says that one POST is enough.
      ...(unsubscribeUrl && {
        'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

interface SmtpFailure extends Error {
  code?: string
  command?: string
  response?: string
  responseCode?: number
}

const causes: Record<string, string> = {
  EAUTH: 'The mail server refused our login.',
  ENOAUTH: 'The mail server requires a login.',
  ETLS: 'No encrypted connection to the mail server could be made. Usually smtps is for port 465 and smtp for 587.',
  ETIMEDOUT: 'The mail server took too long.',
  EABORT: 'The mail server took too long.',
  EDNS: 'The mail server {server} was not found.',
  ESOCKET: 'The mail server {server} could not be reached.',
  ECONNECTION: 'The connection to the mail server was lost.',
}

const howToTrust =
  'If your own authority signed it, name that authority’s certificate file in NODE_EXTRA_CA_CERTS.'

/**
 * A server's text may quote the address, so the message has only its code. An address that the
 * server calls wrong (RFC 3463, 5.1.x) fails permanently; any other refusal may come from a setting
 * that can be corrected, and is retried.
 */
function explain(
  { code, command, message, response, responseCode }: SmtpFailure,
  server: string,
  answer: string,
): MailError {
  if (command === 'RCPT TO' && /^5\d\d[ -]5\.1\.\d+/.test(response ?? ''))
    return new MailError('The mail server does not know this address.', true, true, answer)
  // OpenSSL: "self-signed certificate", "Hostname/IP does not match certificate's altnames".
  if (['ESOCKET', 'ETLS'].includes(code ?? '') && /certificate/i.test(message)) {
    const why = `The certificate of the mail server ${server} is not trusted (${oneLine(message)}).`
    return new MailError(`${why} ${howToTrust}`, false, false, answer)
  }
  const kind = /SSL routines/.test(message) ? 'ETLS' : (code ?? '')
  const cause = causes[kind]?.replace('{server}', server)
  if (responseCode && !['EAUTH', 'ETLS'].includes(code ?? '')) {
    const isRefusal = responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command ?? '')
    return new MailError(`The mail server answered ${responseCode}.`, false, isRefusal, answer)
  }
  return new MailError(cause ?? 'The message could not be handed over.', false, false, answer)
}

/** Removes the login, plain or in base64, from a server's answer, which may quote it. */
function withoutLogin(answer: string, login: readonly string[]): string {
  const secrets = login.flatMap((part) =>
    part ? [part, Buffer.from(part).toString('base64')] : [],
  )
  return secrets
    .reduce((text, secret) => text.replaceAll(secret, '…'), oneLine(answer))
    .slice(0, 500)
}
