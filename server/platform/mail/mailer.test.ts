import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import fc from 'fast-check'
import { generate } from 'selfsigned'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { folderForEach } from '../../../tests/support/folder.ts'
import {
  type Mood,
  rawHeader,
  readMail,
  type SmtpServer,
  startSmtpServer,
} from '../../../tests/support/smtp-server.ts'
import type { MailContent } from './mail-content.ts'
import { createFolderMailer, createSmtpMailer, type Mail, MailError } from './mailer.ts'

const sender = { name: 'Plumbline', address: 'contact@plumbline.example' }
const patience = () => AbortSignal.timeout(120_000)

function mail(
  change: Partial<MailContent> = {},
  id = '5f0c9a1e-0000-4000-8000-000000000001',
): Mail {
  const content: MailContent = {
    subject: 'Your report',
    preview: 'Amber, 61%',
    blocks: [
      { kind: 'heading', text: 'Your report' },
      { kind: 'paragraph', text: 'Ben & <Ada>' },
      { kind: 'facts', rows: [['Score', '61%']] },
      { kind: 'list', numbered: true, items: [{ title: 'First', text: 'Then this' }] },
      { kind: 'quote', text: 'One\nTwo' },
      { kind: 'button', text: 'Open', url: 'https://plumbline.example/x?a=1&b="2"' },
    ],
    footer: ['You asked for it.'],
    ...change,
  }
  return { id, recipient: 'ada@example.com', date: new Date('2026-11-20T09:00:00Z'), content }
}

describe('by SMTP', () => {
  let server: SmtpServer
  beforeEach(async () => {
    server = await startSmtpServer()
  })
  afterEach(() => server.close())

  async function send(message: Mail) {
    const mailer = createSmtpMailer(server.url, 'off', sender)
    await mailer.send(message, patience()).finally(() => mailer.close())
  }

  test('a message arrives with its id, its date, and the same words in HTML and text', async () => {
    await send(mail())
    expect(server.taken).toHaveLength(1)
    const [{ raw, recipient } = { raw: '', recipient: '' }] = server.taken
    expect(recipient).toBe('ada@example.com')
    const read = await readMail(raw)
    expect(read).toMatchObject({
      from: { name: 'Plumbline', address: 'contact@plumbline.example' },
      to: [{ name: '', address: 'ada@example.com' }],
      subject: 'Your report',
      messageId: '<5f0c9a1e-0000-4000-8000-000000000001@plumbline.example>',
      date: '2026-11-20T09:00:00.000Z',
    })
    for (const words of ['Ben & <Ada>', 'Score: 61%', '1. First', '> Two', 'You asked for it.']) {
      expect(read.text).toContain(words)
    }
    expect(read.html).toContain('Ben &amp; &lt;Ada&gt;')
    expect(read.html).toContain('a=1&amp;b=&quot;2&quot;')
    // Typed text may be written from right to left.
    expect(read.html?.match(/<(h1|p|blockquote) dir="auto"/g)).toHaveLength(3)
    expect(read.html).toMatch(/color-scheme" content="light dark".*word-break:break-word/s)
    expect(rawHeader(raw, 'auto-submitted')).toBe('auto-generated')
    expect(rawHeader(raw, 'list-unsubscribe')).toBeNull()
  })

  test('carries a file as it is', async () => {
    const content = Buffer.from([0, 1, 2, 253, 254, 255])
    const attachment = { filename: 'report.pdf', contentType: 'application/pdf', content }
    await send(mail({ attachments: [attachment] }))
    const { attachments } = await readMail(server.taken[0]?.raw ?? '')
    expect(attachments).toMatchObject([{ filename: 'report.pdf', mimeType: 'application/pdf' }])
    expect(Buffer.from(attachments[0]?.content as ArrayBuffer)).toEqual(content)
  })

  test('nothing typed by a visitor begins a header or names another recipient', async () => {
    const evil = fc.constantFrom(
      ...['\r\nBcc: thief@example.com', '\nX-Evil: 1', '\rX-Evil: 1', '\u2028X-Evil: 1'],
      ...['" <thief@example.com>, "', '\0', '=?utf-8?q?=0D=0ABcc=3A_thief=40example.com?='],
    )
    const typed = fc
      .tuple(fc.string(), evil, fc.string({ unit: 'grapheme' }))
      .map((s) => s.join(''))
    await fc.assert(
      fc.asyncProperty(typed, typed, async (subject, name) => {
        server.taken.length = 0
        // As in all our mails, typed text follows words of ours.
        const typedIn = `From ${subject}`
        await send(mail({ subject: typedIn, replyTo: { name, address: 'ada@example.com' } }))
        const raw = server.taken[0]?.raw ?? ''
        const head = raw.slice(0, raw.indexOf('\r\n\r\n')).toLowerCase()
        const names = head.split(/\r\n(?![ \t])/).map((line) => line.split(':')[0])
        const addressed = 'date from message-id reply-to subject to'
        const typed = 'auto-submitted content-language content-type mime-version'
        expect(names.sort()).toEqual(`${addressed} ${typed}`.split(' ').sort())
        expect(server.taken.map(({ recipient }) => recipient)).toEqual(['ada@example.com'])
        const { replyTo } = await readMail(raw)
        expect(replyTo?.map(({ address }) => address)).toEqual(['ada@example.com'])
      }),
      { numRuns: 25 },
    )
  })

  test.each<[Mood, string, boolean]>([
    ['busy', 'The mail server answered 451.', false],
    ['refuses', 'The mail server answered 550.', false],
    ['knows-nobody', 'The mail server does not know this address.', true],
    ['full', 'The mail server answered 452.', false],
    ['drops', 'The connection to the mail server was lost.', false],
  ])('a server that is in the mood "%s" is reported so', async (mood, message, isPermanent) => {
    server.mood = mood
    const failure = await send(mail()).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(MailError)
    expect(failure).toMatchObject({ message, isPermanent })
    expect(server.taken).toEqual([])
  })

  test('waits no longer than it is told to', async () => {
    server.mood = 'silent'
    const mailer = createSmtpMailer(server.url, 'off', sender)
    const sent = mailer.send(mail(), AbortSignal.timeout(50))
    await expect(sent).rejects.toThrow('The mail server took too long.')
    mailer.close()
  })

  test('a server that is not there is reported so', async () => {
    await server.close()
    await expect(send(mail())).rejects.toThrow(/^The mail server \S+:\d+ could not be reached\.$/)
    server = await startSmtpServer()
  })

  test.each(['smtp:', 'smtps:'])(
    'says nothing by %s over a connection that cannot be protected, unless told so',
    async (protocol) => {
      const mailer = createSmtpMailer(server.url.replace('smtp:', protocol), 'required', sender)
      await expect(mailer.send(mail(), patience())).rejects.toThrow('No encrypted connection')
      expect(server.tries()).toBe(0)
      mailer.close()
    },
  )
})

describe('by SMTP with TLS', () => {
  const trusted = getCACertificates('default')
  afterEach(() => setDefaultCACertificates(trusted))

  async function startProtected(secure: boolean) {
    const made = await generate([{ name: 'commonName', value: 'localhost' }], {
      keySize: 2048,
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
    })
    const server = await startSmtpServer({ secure, key: made.private, cert: made.cert })
    const { port } = new URL(server.url)
    const url = `${secure ? 'smtps' : 'smtp'}://localhost:${port}`
    return { server, cert: made.cert, url }
  }

  test.each([
    ['by STARTTLS', false],
    ['from the start', true],
  ])('protects the connection %s and takes only a certificate it can trust', async (_, secure) => {
    const { server, cert, url } = await startProtected(secure)
    const mailer = createSmtpMailer(url, 'required', sender)
    await expect(mailer.send(mail(), patience())).rejects.toThrow(
      /certificate of the mail server .* is not trusted/,
    )
    expect(server.taken).toEqual([])
    setDefaultCACertificates([...trusted, cert])
    await mailer.send(mail(), patience())
    expect(server.taken).toHaveLength(1)
    mailer.close()
    await server.close()
  })
})

describe('into a folder', () => {
  const folder = folderForEach()

  test('each message is one file, however often it is written', async () => {
    const mailer = createFolderMailer(folder.path, sender)
    await mailer.send(mail(), patience())
    await mailer.send(mail(), patience())
    const names = await readdir(folder.path)
    expect(names).toHaveLength(1)
    const read = await readMail(await readFile(join(folder.path, names[0] ?? '')))
    expect(read).toMatchObject({ subject: 'Your report', to: [{ address: 'ada@example.com' }] })
  })

  test('the newest 1,000 stay', async () => {
    const mailer = createFolderMailer(folder.path, sender)
    for (let i = 0; i < 1_000; i += 1)
      await writeFile(join(folder.path, `2026-01-01t00-${i}.eml`), '')
    await writeFile(join(folder.path, 'notes.txt'), 'not ours')
    await mailer.send(mail(), patience())
    const names = (await readdir(folder.path)).sort()
    expect(names.filter((name) => name.endsWith('.eml'))).toHaveLength(1_000)
    expect(names).toContain('notes.txt')
    expect(names.some((name) => name.startsWith('2026-11-20t09-00-00-000z-5f0c'))).toBe(true)
    expect(names).not.toContain('2026-01-01t00-0.eml')
  })
})
