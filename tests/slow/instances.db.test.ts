import { request as ask, createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../support/database.ts'
import { createBucket, s3Env } from '../support/s3-access.ts'
import { adminKey, type ServerProcess, startServer } from '../support/server-process.ts'
import { rawHeader, type SmtpServer, startSmtpServer } from '../support/smtp-server.ts'

let database: TestDatabase
let smtp: SmtpServer
let instances: ServerProcess[]
let address: { url: string; close: () => void }

/** Two built servers that began at the same moment on an empty database, behind one address. */
beforeAll(async () => {
  const store = inject('s3')
  const databaseUrl = inject('postgresUrl')
  if (!databaseUrl || !store) return
  database = await freshDatabase()
  smtp = await startSmtpServer()
  smtp.delayMs = () => 10
  const bucket = await createBucket(store)
  const env = {
    ...s3Env(store, bucket),
    DATABASE_URL: database.databaseUrl ?? '',
    SMTP_URL: smtp.url,
    SMTP_TLS: 'off',
    RATE_LIMITS: 'on',
    TRUST_PROXY: '127.0.0.1',
    PUBLIC_URL: 'http://plumbline.test',
    LOG_LEVEL: 'info',
  }
  instances = await Promise.all([startServer({ env }), startServer({ env })])
  address = await startProxy(instances.map(({ url }) => url))
}, 60_000)
afterAll(async () => {
  address?.close()
  for (const instance of instances ?? []) await instance.stop()
  await smtp?.close()
  await database?.cleanup()
})

/** Hands each request to the next instance, as a reverse proxy does; `x-served-by` says to which. */
async function startProxy(targets: string[]) {
  let turn = 0
  // Its answers hand on how long the instances keep a connection: it keeps them longer.
  const keepAliveTimeout = 600_000
  const proxy = createServer({ keepAliveTimeout }, (request: IncomingMessage, response) => {
    const index = turn++ % targets.length
    const { method, headers, url } = request
    const passed = ask(`${targets[index]}${url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'x-served-by': index })
      answer.pipe(response)
    })
    passed.on('error', () => response.writeHead(502).end())
    request.pipe(passed)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => void proxy.close() }
}

let visitors = 0

/** Through the one address, each time from another visitor unless `from` says from which. */
function send(method: string, path: string, body?: unknown, from?: string) {
  visitors += 1
  const forwarded = from ?? `203.0.${visitors >> 8}.${visitors & 255}`
  const headers: Record<string, string> = { 'x-forwarded-for': forwarded, 'x-admin-key': adminKey }
  if (body !== undefined) headers['content-type'] = 'application/json'
  return fetch(`${address.url}${path}`, { method, headers, body: JSON.stringify(body) })
}

// SQLite is one instance's: there is nothing to share.
const isGrown = inject('postgresUrl') !== undefined

describe.runIf(isGrown)('two instances on one PostgreSQL and one file store', () => {
  test('both take part, and the starter articles are there once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => send('GET', '/api/insights')))
    const served = answers.map(({ headers }) => headers.get('x-served-by'))
    expect(new Set(served)).toEqual(new Set(['0', '1']))
    const { data } = await (await send('GET', '/api/insights')).json()
    const slugs = data.map(({ slug }: { slug: string }) => slug)
    expect(slugs.length).toBeGreaterThan(0)
    expect(new Set(slugs).size).toBe(slugs.length)
  })

  test('a limit holds for an address wherever its requests go, and however many come at once', async () => {
    const message = { name: 'Ada', email: 'ada@example.com', message: 'Please call me back' }
    const write = (from: string) => send('POST', '/api/contact', message, from)
    const answers = await Promise.all(Array.from({ length: 30 }, () => write('198.51.100.9')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
    expect((await write('198.51.100.9')).status).toBe(429)
    expect((await write('198.51.100.8')).status).toBe(200)
  })

  test('what is published through one is on the pages of both, and what is changed too', async () => {
    const read = async (path: string) => {
      const answers = await Promise.all(instances.map(({ url }) => fetch(`${url}${path}`)))
      return Promise.all(answers.map((answer) => answer.text()))
    }
    // Twice, so that both instances keep the page.
    await read('/insights')
    await read('/insights')
    const post = {
      title: 'Heard by both',
      slug: 'heard-by-both',
      description: 'A test',
      content: '<p>Words</p>',
      status: 'published',
      region_ids: [1],
      category_ids: [],
    }
    const created = await send('POST', '/api/admin/posts', post)
    expect(created.status).toBe(201)
    const { data } = await created.json()
    await expect
      .poll(async () => (await read('/insights')).map((html) => html.includes('Heard by both')))
      .toEqual([true, true])
    expect((await read('/insights/heard-by-both')).every((html) => html.includes('Words'))).toBe(
      true,
    )
    const changed = { ...post, title: 'Changed for both', version: data.version }
    expect((await send('PUT', `/api/admin/posts/${data.id}`, changed)).status).toBe(200)
    await expect
      .poll(async () => (await read('/insights')).map((html) => html.includes('Changed for both')))
      .toEqual([true, true])
  })

  test('a file taken in by one is served by the other', async () => {
    const bytes = Buffer.from('Only words, and no other bytes.\n')
    const form = new FormData()
    form.append('file', new Blob([bytes], { type: 'text/plain' }), 'words.txt')
    const [first, second] = instances
    const headers = { 'x-admin-key': adminKey }
    const taken = await fetch(`${first?.url}/api/admin/upload`, {
      method: 'POST',
      headers,
      body: form,
    })
    expect(taken.status).toBe(201)
    const { data } = await taken.json()
    const served = await fetch(`${second?.url}${data.url}`)
    expect(Buffer.from(await served.arrayBuffer())).toEqual(bytes)
  })

  test('the outbox is shared: everything arrives once, and both deliver', async () => {
    await expect.poll(countOwed).toBe(0)
    smtp.taken.length = 0
    const emails = Array.from({ length: 40 }, (_, i) => `writer${i}@example.com`)
    const answers = await Promise.all(
      emails.map((email) =>
        send('POST', '/api/contact', { name: 'Ada', email, message: 'Please call me back' }),
      ),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    await expect.poll(countOwed).toBe(0)
    const recipients = smtp.taken.map(({ recipient }) => recipient)
    expect(recipients.filter((email) => emails.includes(email)).sort()).toEqual(emails.sort())
    const ids = smtp.taken.map(({ raw }) => rawHeader(raw, 'message-id'))
    expect(new Set(ids).size).toBe(80)
    expect(smtp.taken).toHaveLength(80)
    for (const instance of instances) expect(instance.output()).toContain('A message was sent')
  })

  test('when one ends in the middle of its work, the other goes on with all of it', async () => {
    smtp.taken.length = 0
    smtp.delayMs = () => 40
    const emails = Array.from({ length: 20 }, (_, i) => `later${i}@example.com`)
    const message = { name: 'Ada', message: 'Please call me back' }
    await Promise.all(emails.map((email) => send('POST', '/api/contact', { ...message, email })))
    expect(await instances[1]?.stop()).toBe(0)
    await expect.poll(countOwed).toBe(0)
    const ids = smtp.taken.map(({ raw }) => rawHeader(raw, 'message-id'))
    expect(new Set(ids).size).toBe(40)
    expect(smtp.taken).toHaveLength(40)
  })
})

async function countOwed(): Promise<number> {
  const answer = await fetch(`${instances[0]?.url}/api/admin/outbox?status=pending`, {
    headers: { 'x-admin-key': adminKey },
  })
  return (await answer.json()).meta.total
}
