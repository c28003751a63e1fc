import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { createMailWorker } from '../../server/mail/worker.ts'
import { parseConfig } from '../../server/platform/config.ts'
import { openDatabase } from '../../server/platform/db/database.ts'
import { createLog } from '../../server/platform/log.ts'
import { createPorts } from '../../server/ports.ts'
import { createServices } from '../../server/services.ts'
import type { Database } from '../../server/tables.ts'
import { bundleProcess } from '../support/bundle-process.ts'
import { migratedDatabase, type TestDatabase } from '../support/database.ts'
import { startLeadReceiver, verifyCall } from '../support/lead-receiver.ts'
import { compileCache } from '../support/server-process.ts'
import { rawHeader, type SmtpServer, startSmtpServer } from '../support/smtp-server.ts'

const root = join(import.meta.dirname, '../..')

let product: string
beforeAll(async () => {
  const engine = inject('postgresUrl') ? 'postgres' : 'sqlite'
  product = await bundleProcess(join(root, 'tests/support/crash-process.ts'), `crash-${engine}`)
})

let database: TestDatabase
let db: Database
let smtp: SmtpServer
beforeEach(async () => {
  database = await migratedDatabase()
  const settings = { DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl }
  db = openDatabase(settings)
  smtp = await startSmtpServer()
})
afterEach(async () => {
  await smtp.close()
  await db.destroy()
  await database.cleanup()
})

const mailEnv = () => ({ SMTP_URL: smtp.url, SMTP_TLS: 'off' })

/** The product as a process of its own, and the address at which it listens. */
async function startProduct(env: Record<string, string>) {
  const child = spawn(process.execPath, [product], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'test',
      DATA_DIR: database.dataDir,
      DATABASE_URL: database.databaseUrl ?? '',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      ADMIN_KEY: 'k'.repeat(32),
      NODE_COMPILE_CACHE: compileCache,
      ...env,
    },
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (line: Buffer) => resolve(line.toString().trim()))
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)))
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return { child, url, ended }
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Posts one body after another until the product is gone; `taken` hears of those acknowledged. */
async function writeUntilKilled(
  address: string,
  nextBody: () => Promise<{ email: string }>,
  taken: (email: string) => void,
): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  for (;;) {
    const body = await nextBody()
    try {
      const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
      await answer.text()
      if (answer.status === 200) taken(body.email)
    } catch {
      return
    }
  }
}

const newAddress = () => `person-${crypto.randomUUID()}@example.com`

/** Where a kill is made to fall; the last is at random. */
const points = ['read, not taken', 'taken, not marked', 'acknowledged', 'at random'] as const
type Point = (typeof points)[number]
const killsAtEach = 2

test('killed where it hurts, the mail loses nothing acknowledged and repeats at most one message for each kill', async () => {
  const acknowledged: string[] = []
  for (const point of Array.from({ length: killsAtEach }, () => points).flat()) {
    const { child, url, ended } = await startProduct(mailEnv())
    const kill = killOnceAt(point, child)
    const nextBody = async () => {
      await wait(Math.random() * 60)
      return { name: 'Ada', email: newAddress(), message: 'Please call me back' }
    }
    const before = acknowledged.length
    const writing = writeUntilKilled(`${url}/api/contact`, nextBody, (email) => {
      acknowledged.push(email)
      // Not at the first: others are on their way to their reader by then.
      if (point === 'acknowledged' && acknowledged.length > before + 2) kill()
    })
    if (point === 'at random') {
      await wait(50 + Math.random() * 350)
      // On a slow machine that is too short for an answer.
      while (acknowledged.length <= before) await wait(Math.random() * 20)
      kill()
    }
    await ended
    await writing
  }
  smtp.delayMs = () => 0
  await workLater(mailEnv())

  const owed = await db.selectFrom('mail').selectAll().execute()
  const ids = idsTaken()
  const arrived = new Set(ids)
  const recipients = new Set(smtp.taken.map(({ recipient }) => recipient))
  expect(acknowledged.filter((email) => !recipients.has(email))).toEqual([])
  expect(owed.filter(({ message_id }) => !arrived.has(message_id))).toEqual([])
  expect(owed.filter(({ status }) => status !== 'sent')).toEqual([])
  const repeated = ids.length - arrived.size
  expect(repeated).toBeLessThanOrEqual(killsAtEach * points.length)
  // Those killed between the mail server's taking and the mark cannot know it: the kills did fall there.
  expect(repeated).toBeGreaterThan(0)
  expect(acknowledged.length).toBeGreaterThan(killsAtEach * points.length)
})

/** Kills at that point of the next message, or when it is called. */
function killOnceAt(point: Point, child: ChildProcess): () => void {
  const kill = () => void child.kill('SIGKILL')
  let isTaken = false
  // Asked once when a message has been read, and again when it has been taken.
  smtp.delayMs = async () => {
    if (isTaken ? point === 'taken, not marked' : point === 'read, not taken') kill()
    isTaken = !isTaken
    await wait(Math.random() * 20)
  }
  return kill
}

function idsTaken(): string[] {
  return smtp.taken.map(({ raw }) => (rawHeader(raw, 'message-id') ?? '').split(/[<@]/)[1] ?? '')
}

// Lost otherwise: a lead that nobody calls back, or the same lead twice in the firm's own system.
test('killed twice while it calls the receiver of leads, each lead arrives, and repeats under the same id', async () => {
  const receiver = await startLeadReceiver()
  const acknowledged: string[] = []
  for (const round of [1, 2]) {
    const { child, url, ended } = await startProduct({ ...mailEnv(), ...receiver.env })
    const begun = receiver.calls.length
    receiver.onCall = () => {
      if (receiver.calls.length === begun + round) child.kill('SIGKILL')
    }
    const nextBody = async () => {
      // Calls are made once no mail is due.
      await wait(300)
      return { name: 'Ada', email: newAddress(), message: 'Please call me back' }
    }
    const writing = writeUntilKilled(`${url}/api/contact`, nextBody, (email) =>
      acknowledged.push(email),
    )
    await ended
    await writing
  }
  receiver.onCall = () => {}
  await workLater(receiver.env)
  await receiver.close()

  const bodies = new Map<string, string>()
  for (const call of receiver.calls) {
    vi.setSystemTime(Number(call.headers['webhook-timestamp']) * 1000)
    expect(verifyCall(call)).toMatchObject({ type: 'lead.created' })
    expect(bodies.get(call.id) ?? call.body).toBe(call.body)
    bodies.set(call.id, call.body)
  }
  vi.useRealTimers()
  const emails = [...bodies.values()].map((body) => JSON.parse(body).data.email)
  expect(new Set(emails).size).toBe(emails.length)
  expect(acknowledged.filter((email) => !emails.includes(email))).toEqual([])
  // Each kill fell between the receiver's taking and the mark.
  expect(receiver.calls.length - bodies.size).toBe(2)
})

/** All that is due once the leases of the killed have ended, by the product in this process. */
async function workLater(env: Record<string, string>) {
  const later = new Date(Date.now() + 10 * 60_000)
  const config = parseConfig({ DATA_DIR: database.dataDir, LOG_LEVEL: 'silent', ...env })
  const clock = { now: () => later }
  const ports = createPorts({ config, db, clock, log: createLog('silent') })
  const { mailWriters: writers } = createServices(ports)
  const worker = createMailWorker({ ...ports, mailer: ports.openMailer(), writers })
  await worker.deliverDue()
  await worker.stop()
}

const submissionKills = 4
const visitors = 4

// Lost otherwise: the details that somebody left after answering 27 questions, although the page
// told them that their results are ready.
test('every submission that was acknowledged outlives kills, and the benchmark counts no more and no less', async () => {
  const acknowledged: string[] = []
  for (let round = 0; round < submissionKills; round += 1) {
    const { child, url, ended } = await startProduct({})
    const killAfter = acknowledged.length + 1 + Math.random() * 30
    const nextBody = async () => ({
      name: 'N',
      company: 'C',
      email: newAddress(),
      user_type: 'buyer',
      answers: { A1: 1, B1: 0, C1: 1, D1: 1 },
    })
    const taken = (email: string) => {
      acknowledged.push(email)
      if (acknowledged.length > killAfter) child.kill('SIGKILL')
    }
    const address = `${url}/api/quickscore/submit`
    const visits = Array.from({ length: visitors }, () =>
      writeUntilKilled(address, nextBody, taken),
    )
    await Promise.all([ended, ...visits])
    const rows = await db.selectFrom('quickscore_assessments').select('email').execute()
    const stored = new Set(rows.map(({ email }) => email))
    expect(
      acknowledged.filter((email) => !stored.has(email)),
      `round ${round}`,
    ).toEqual([])
    // Of every assessment it is known which organisation it counts as.
    const counted = await db.selectFrom('counted_assessments').select('assessment_id').execute()
    expect(counted).toHaveLength(rows.length)
  }
})
