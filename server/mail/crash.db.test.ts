import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { bundleProcess } from '../../tests/support/bundle-process.ts'
import { migratedDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { compileCache } from '../../tests/support/server-process.ts'
import { rawHeader, type SmtpServer, startSmtpServer } from '../../tests/support/smtp-server.ts'
import { openDatabase } from '../platform/db/database.ts'
import { createLog } from '../platform/log.ts'
import { createSmtpMailer } from '../platform/mail/mailer.ts'
import type { Database } from '../tables.ts'
import { createMailWorker } from './worker.ts'

const root = join(import.meta.dirname, '../..')
const kills = 50

let product: string
beforeAll(async () => {
  const engine = inject('postgresUrl') ? 'postgres' : 'sqlite'
  product = await bundleProcess(join(root, 'tests/support/mail-server.ts'), `mail-${engine}`)
})

let database: TestDatabase
let db: Database
let smtp: SmtpServer
beforeEach(async () => {
  database = await migratedDatabase()
  const settings = { DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl }
  db = openDatabase(settings)
  smtp = await startSmtpServer()
  smtp.delayMs = () => Math.random() * 20
})
afterEach(async () => {
  await smtp.close()
  await db.destroy()
  await database.cleanup()
})

/** The product as a process of its own, and the address at which it listens. */
async function startProduct(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [product], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'test',
      DATA_DIR: database.dataDir,
      DATABASE_URL: database.databaseUrl ?? '',
      SMTP_URL: smtp.url,
      SMTP_TLS: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      ADMIN_KEY: 'k'.repeat(32),
      NODE_COMPILE_CACHE: compileCache,
    },
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (line: Buffer) => resolve(line.toString().trim()))
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)))
  })
  return { child, url }
}

const acknowledged: string[] = []

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Sends a message now and then until the product is gone; notes those that it took. */
async function writeUntilKilled(url: string): Promise<void> {
  for (;;) {
    await wait(Math.random() * 60)
    const email = `person${acknowledged.length}-${crypto.randomUUID()}@example.com`
    const body = JSON.stringify({ name: 'Ada', email, message: 'Please call me back' })
    try {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${url}/api/contact`, { method: 'POST', headers, body })
      await answer.text()
      if (answer.status === 200) acknowledged.push(email)
    } catch {
      return
    }
  }
}

function kill(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}

/** Where the last kill fell: what is leased now and was not before. */
async function findPoint(known: Set<string>): Promise<string> {
  const leased = await db
    .selectFrom('mail')
    .select('message_id')
    .where('status', '=', 'pending')
    .where('lease', 'is not', null)
    .execute()
  const inHand = leased.map(({ message_id }) => message_id).filter((id) => !known.has(id))
  for (const id of inHand) known.add(id)
  if (inHand.length === 0) return 'between messages'
  return inHand.some((id) => idsTaken().includes(id)) ? 'sent, not marked' : 'leased, not sent'
}

function idsTaken(): string[] {
  return smtp.taken.map(({ raw }) => (rawHeader(raw, 'message-id') ?? '').split(/[<@]/)[1] ?? '')
}

test(`killed ${kills} times at random points, it loses nothing acknowledged and repeats at most one message for each kill`, async () => {
  const points: Record<string, number> = {}
  const known = new Set<string>()
  const telling = ['leased, not sent', 'sent, not marked']
  const isTold = () => telling.every((point) => point in points)
  // On a slow machine it may take some more until kills have fallen where it matters.
  for (let i = 0; i < kills || (i < 2 * kills && !isTold()); i += 1) {
    const { child, url } = await startProduct()
    const writing = writeUntilKilled(url)
    await wait(50 + Math.random() * 350)
    // On a slow machine that is too short for an answer.
    while (acknowledged.length <= i + 1) await wait(Math.random() * 20)
    await kill(child)
    await writing
    // What the mail server has read by now, it takes, whether or not anybody hears its answer.
    await wait(50)
    const point = await findPoint(known)
    points[point] = (points[point] ?? 0) + 1
  }
  smtp.delayMs = () => 0
  await deliverTheRest()

  const owed = await db.selectFrom('mail').selectAll().execute()
  const ids = idsTaken()
  const arrived = new Set(ids)
  const recipients = new Set(smtp.taken.map(({ recipient }) => recipient))
  expect(acknowledged.filter((email) => !recipients.has(email))).toEqual([])
  expect(owed.filter(({ message_id }) => !arrived.has(message_id))).toEqual([])
  expect(owed.filter(({ status }) => status !== 'sent')).toEqual([])
  const repeated = ids.length - arrived.size
  expect(repeated).toBeLessThanOrEqual(Object.values(points).reduce((sum, one) => sum + one, 0))
  expect(acknowledged.length).toBeGreaterThan(kills)
  // The kills did fall where it matters, or the test shows nothing.
  expect(Object.keys(points)).toEqual(expect.arrayContaining(telling))
})

/** After the leases of the killed have ended. */
async function deliverTheRest() {
  const later = new Date(Date.now() + 10 * 60_000)
  const letter = { subject: 'x', blocks: [], footer: [] }
  const worker = createMailWorker({
    db,
    clock: { now: () => later },
    log: createLog('silent'),
    mailer: createSmtpMailer(smtp.url, 'off', { name: 'P', address: 'a@plumbline.example' }),
    writers: { get: () => async () => letter },
  })
  await worker.deliverDue()
  await worker.stop()
}
