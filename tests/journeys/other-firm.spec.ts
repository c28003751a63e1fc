/** The product under another firm's name and colours: nobody who meets it meets the name before. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { enterKey } from '../support/admin-steps.ts'
import { expect, test } from '../support/journey.ts'
import { readPdf } from '../support/read-pdf.ts'
import { scratchRoot } from '../support/scratch-root.ts'
import { removeData, type ServerProcess, startServer } from '../support/server-process.ts'
import { unpackZip } from '../support/zip.ts'

const firm = {
  name: 'Northwick',
  tagline: 'Hiring by rules that hold',
  contactEmail: 'hello@northwick.example',
  legalName: 'Northwick Advisers Ltd',
  postalAddress: '1 High Street, Leeds',
  register: 'Companies House',
  registerNumber: '00000001',
  colours: { action: '#1d4ed8', accent: '#9a3412' },
  newsletterDay: 'Thursday',
}

let server: ServerProcess
let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(scratchRoot, 'other-firm-'))
  const file = join(folder, 'firm.json')
  await writeFile(file, JSON.stringify(firm))
  // From the sources: another firm needs no second build here.
  server = await startServer({
    arguments: ['server.ts'],
    env: { NODE_ENV: 'development', FIRM_FILE: file },
  })
})
test.afterAll(async () => {
  await server.stop()
  await removeData(server)
  await rm(folder, { recursive: true })
})

/** What is read of a file, whatever it is: its bytes, and what is packed into it. */
async function textsOf(name: string, bytes: Buffer): Promise<string> {
  if (bytes.subarray(0, 4).toString() === '%PDF') {
    const { title, metadata, blocks, untagged } = await readPdf(bytes)
    return [title, metadata, ...blocks.map(({ text, drawn }) => text + drawn), ...untagged].join(
      ' ',
    )
  }
  if (bytes.subarray(0, 2).toString() !== 'PK') return bytes.toString()
  const packed = Object.entries(await unpackZip(bytes))
  const texts = await Promise.all(packed.map(([inside, part]) => textsOf(inside, part)))
  return [name, ...packed.map(([inside]) => inside), ...texts].join('\n')
}

/** Names in code are not what anybody reads: drafts that a browser keeps are stored under one. */
const formerName = /plumbline(?!-\w+-draft)/i

async function expectNoFormerName(path: string): Promise<string> {
  const response = await fetch(server.url + path)
  const bytes = Buffer.from(await response.arrayBuffer())
  const sent = [...response.headers].flat().join('\n')
  const text = `${sent}\n${await textsOf(path, bytes)}`
  expect(response.status, path).toBeLessThan(400)
  expect(formerName.exec(text)?.[0], `${path}: ${around(text)}`).toBeUndefined()
  return text
}

function around(text: string): string {
  const at = text.search(formerName)
  return at < 0 ? '' : text.slice(Math.max(0, at - 80), at + 80)
}

const send = (path: string, body: object) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function readMails() {
  const mail = join(server.dataDir, 'mail')
  const names = (await readdir(mail).catch(() => [])).filter((name) => name.endsWith('.eml'))
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(mail, name)))))
}

test('pages, feeds, mails, files and the admin area have the new name alone', async ({ page }) => {
  const map = await expectNoFormerName('/sitemap.xml')
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  )
  expect(paths).toContain('/trust')
  for (const path of paths) await expectNoFormerName(path)
  for (const path of [
    ...['/feeds/insights.rss', '/feeds/insights.atom', '/robots.txt', '/favicon.svg'],
    ...['/.well-known/security.txt', '/api/openapi.json', '/newsletter/embed'],
  ]) {
    await expectNoFormerName(path)
  }
  expect(await expectNoFormerName('/favicon.svg')).toContain('<title>Northwick</title>')
  expect(await expectNoFormerName('/privacy-policy')).toContain(firm.legalName)
  expect(await expectNoFormerName('/newsletter')).toContain('Thursday')

  const person = { name: 'Ada Reed', email: 'ada@candour.example' }
  await send('/api/contact', { ...person, message: 'We would like to hear more of your work.' })
  await send('/api/newsletter/subscribe', { email: person.email })
  const answers = { A1: 1, A2: 0.5, B1: 0, C1: 1, D1: 0 }
  const submitted = await send('/api/quickscore/submit', {
    ...person,
    company: 'Candour',
    user_type: 'buyer',
    answers,
  })
  expect(submitted.status).toBe(200)
  await expect.poll(async () => (await readMails()).length).toBeGreaterThanOrEqual(5)
  let result = ''
  for (const {
    subject = '',
    from,
    headers,
    html = '',
    text = '',
    attachments,
  } of await readMails()) {
    const files = await Promise.all(
      attachments.map(({ filename, content }) =>
        textsOf(String(filename), Buffer.from(content as ArrayBuffer)),
      ),
    )
    const all = [subject, from?.name, JSON.stringify(headers), html, text, ...files].join('\n')
    expect(formerName.exec(all)?.[0], `${subject}: ${around(all)}`).toBeUndefined()
    result ||= /\/quickscore\/result\/[\w-]+/.exec(text)?.[0] ?? ''
  }

  await page.goto(server.url + result)
  const files = await page
    .locator(`a[href*="${result}/"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(files.length).toBeGreaterThan(3)
  for (const file of new Set(files)) {
    await expectNoFormerName(
      new URL(file, server.url).href.slice(server.url.length).split('#')[0] ?? '',
    )
  }

  await page.goto(`${server.url}/admin`)
  await enterKey(page, server.adminKey)
  for (const tab of ['', '/quickscore', '/messages', '/newsletter', '/mail', '/keys', '/launch']) {
    await page.goto(`${server.url}/admin${tab}`)
    await enterKey(page, server.adminKey)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.locator('body'), tab).not.toContainText(formerName)
    expect(await page.title(), tab).toContain('Northwick')
  }
  const colour = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--action').trim(),
  )
  expect(colour).toBe(firm.colours.action)
})
