import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../tests/support/database.ts'
import { pagesOf } from '../tests/support/pages.ts'
import { startSmtpServer } from '../tests/support/smtp-server.ts'
import { prepareFirm } from './firm/load.ts'
import { parseConfig } from './platform/config.ts'
import { openDatabase } from './platform/db/database.ts'
import { startServer } from './start.ts'

/** Stopping does not depend on the engine, and each start on PostgreSQL creates all tables. */
const isPostgres = inject('postgresUrl') !== undefined

let database: TestDatabase
const ends: (() => Promise<unknown>)[] = []
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
  await database.cleanup()
})

/** A server without pages, and the lines that it prints. */
async function start(env: Record<string, string> = {}) {
  const config = parseConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: database.dataDir,
    DATABASE_URL: database.databaseUrl,
    LOG_LEVEL: 'silent',
    ...env,
  })
  await prepareFirm(config)
  const lines: string[] = []
  const server = await startServer(config, (line) => void lines.push(line), {
    openPages: async () => pagesOf(async () => new Response('A page')),
  })
  ends.push(server.stop)
  const find = (mark: string) => lines.find((line) => line.startsWith(mark))?.slice(mark.length)
  const [url = ''] = (find('Plumbline is at ') ?? '').split(' ')
  return { config, server, url, firstKey: find('Admin key, shown this once: ') }
}

async function statusWith(url: string, key: string) {
  const answer = await fetch(`${url}/api/admin/session`, { headers: { 'x-admin-key': key } })
  return answer.status
}

describe('the first admin key', () => {
  test('is not lost with a start that found its port taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    await expect(start({ PORT: String(port) })).rejects.toMatchObject({ code: 'EADDRINUSE' })
    other.close()
    await once(other, 'close')
    const { url, firstKey = '' } = await start({ PORT: String(port) })
    expect(await statusWith(url, firstKey)).toBe(200)
  })

  test('is printed by one of several that start at once, and works at all of them', async () => {
    const servers = await Promise.all([start(), start(), start()])
    const keys = servers.flatMap(({ firstKey }) => firstKey ?? [])
    expect(keys).toHaveLength(1)
    for (const { url } of servers) expect(await statusWith(url, keys[0] ?? '')).toBe(200)
  })
})

test.skipIf(isPostgres)(
  'told to stop, a server answers what it has begun, and hands over no more mail',
  async () => {
    const smtp = await startSmtpServer()
    ends.push(() => smtp.close())
    const { config, server, url } = await start({ SMTP_URL: smtp.url, SMTP_TLS: 'off' })
    const { hostname, port } = new URL(url)
    const body = JSON.stringify({
      name: 'Ada',
      email: 'ada@example.com',
      message: 'Please call back',
    })
    let answer = ''
    const socket = connect(Number(port), hostname)
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.write(
      `POST /api/contact HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    )
    // The request has begun once the server has told its sender to go on.
    await expect.poll(() => answer).toBe('HTTP/1.1 100 Continue\r\n\r\n')
    answer = ''
    const stopped = server.stop()
    socket.write(body)
    await once(socket, 'close')
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    await stopped
    const db = openDatabase(config)
    ends.push(() => db.destroy())
    const owed = await db.selectFrom('mail').select('status').execute()
    expect(owed.map(({ status }) => status)).toEqual(['pending', 'pending'])
    expect(smtp.taken).toEqual([])
  },
)

// Lost otherwise: under load the mail in hand outlasts the stop, and the end is a kill.
test.skipIf(isPostgres)(
  'told to stop, a server takes no more requests while a letter is in hand',
  async () => {
    const smtp = await startSmtpServer()
    ends.push(() => smtp.close())
    const handedOver = Promise.withResolvers<void>()
    smtp.delayMs = () => handedOver.promise
    const { config, server, url } = await start({ SMTP_URL: smtp.url, SMTP_TLS: 'off' })
    const acknowledged: string[] = []
    async function write() {
      const email = `${crypto.randomUUID()}@example.com`
      const body = JSON.stringify({ name: 'A writer', email, message: 'One of many messages.' })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${url}/api/contact`, { method: 'POST', headers, body })
      if (answer.status === 200) acknowledged.push(email)
      return answer.status
    }
    expect(await write()).toBe(200)
    await expect.poll(smtp.tries).toBe(1)
    const stopped = server.stop()
    await expect.poll(() => write().catch(() => 'refused')).toBe('refused')
    handedOver.resolve()
    await stopped
    const db = openDatabase(config)
    ends.push(() => db.destroy())
    const stored = await db.selectFrom('messages').select('email').orderBy('id').execute()
    expect(stored.map(({ email }) => email)).toEqual(acknowledged)
    const sent = await db.selectFrom('mail').select('status').where('status', '=', 'sent').execute()
    expect(sent).toHaveLength(1)
  },
)
