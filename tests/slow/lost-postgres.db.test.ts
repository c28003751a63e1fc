import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts'
import { scratchRoot } from '../support/scratch-root.ts'
import { mountSmallDisk } from '../support/small-disk.ts'

let site: TestApp
let url: string
let load: Load

// Servers of their own, since they are killed. What they have acknowledged must be there after that.
const isPostgres = inject('postgresUrl') !== undefined

interface Load {
  acknowledged: string[]
  /** Every status that was answered with. */
  statuses: Set<number>
  stop(): Promise<void>
}

let senders = 0

/** Visitors who write one message after the other, each a new one. */
function startLoad(visitors = 20): Load {
  const seen = { acknowledged: [] as string[], statuses: new Set<number>() }
  let isOver = false
  const visitor = async () => {
    while (!isOver) {
      const email = `writer${++senders}@example.com`
      const { status, headers } = await send(email)
      seen.statuses.add(status)
      if (status === 200) seen.acknowledged.push(email)
      else if (!headers.get('retry-after')) throw new Error(`No Retry-After with ${status}`)
      else await wait(10)
    }
  }
  const all = Promise.all(Array.from({ length: visitors }, visitor))
  return Object.assign(seen, {
    async stop() {
      isOver = true
      await all
    },
  })
}

function send(email: string) {
  return fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email, message: 'Please call me back' }),
  })
}

async function listStored(): Promise<Set<string>> {
  const rows = await site.db.selectFrom('messages').select('email').execute()
  return new Set(rows.map(({ email }) => email))
}

async function untilTaken() {
  const before = load.acknowledged.length
  await expect.poll(() => load.acknowledged.length).toBeGreaterThan(before + 20)
}

async function untilRefused() {
  await expect.poll(() => load.statuses.has(503)).toBe(true)
}

/** What all instances share is said to be away, and takes none of them out of service. */
async function expectAway() {
  const ready = await fetch(`${url}/readyz`)
  expect([ready.status, await ready.json()]).toEqual([
    200,
    expect.objectContaining({ database: 'unavailable' }),
  ])
}

/** The site on a database under load, for as long as `work` takes. */
async function onDatabase(databaseUrl: string, work: () => Promise<void>) {
  const folder = await mkdtemp(join(scratchRoot, 'plumbline-lost-'))
  site = await startTestApp({ DATABASE_URL: databaseUrl, DATA_DIR: folder })
  url = await site.app.listen({ port: 0, host: '127.0.0.1' })
  try {
    load = startLoad()
    await untilTaken()
    await work()
    await untilTaken()
    await load.stop()
    expect([...load.statuses].sort()).toEqual([200, 503])
    const stored = await listStored()
    expect(load.acknowledged.filter((email) => !stored.has(email))).toEqual([])
  } finally {
    await load.stop()
    await site.close()
    await rm(folder, { recursive: true })
  }
}

describe.runIf(isPostgres)('PostgreSQL goes away under load, and nothing is lost', () => {
  let postgres: PostgresServer
  beforeAll(async () => {
    postgres = await startPostgres({ synchronous_commit: 'on' })
  })
  afterAll(() => postgres.remove())

  const untilBack = () => expect.poll(async () => (await send('back@example.com')).status).toBe(200)

  test.each(['SIGKILL', 'SIGQUIT', 'SIGINT'] as const)('by %s: requests end with 503', (signal) =>
    onDatabase(postgres.url, async () => {
      postgres.signal(signal)
      await postgres.ended()
      await untilRefused()
      await expectAway()
      expect((await fetch(`${url}/healthz`)).status).toBe(200)
      await postgres.restart()
      await untilBack()
    }),
  )

  test('frozen: requests end with 503, readiness is answered meanwhile', () =>
    onDatabase(postgres.url, async () => {
      postgres.signal('SIGSTOP')
      await expectAway()
      await untilRefused()
      postgres.signal('SIGCONT')
      await untilBack()
    }))
})

/** What stands before two servers and leads to one of them at a time. */
async function openSwitch(first: string) {
  let target = new URL(first)
  const sockets = new Set<Socket>()
  const server = createServer((incoming) => {
    const outgoing = connect(Number(target.port), target.hostname)
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket)
      socket
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(socket)
          incoming.destroy()
          outgoing.destroy()
        })
    }
    incoming.pipe(outgoing).pipe(incoming)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(first)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    leadTo(other: string) {
      target = new URL(other)
      for (const socket of sockets) socket.destroy()
    },
    close: () => server.close(),
  }
}

test.runIf(isPostgres)(
  'another host takes over under load: nothing acknowledged is lost, and writes go on there',
  async () => {
    const first = await startPostgres({ wal_level: 'replica', max_wal_senders: '4' })
    const second = await first.follow()
    const way = await openSwitch(first.url)
    await onDatabase(way.url, async () => {
      first.signal('SIGKILL')
      await untilRefused()
      const operator = new pg.Client(second.url)
      await operator.connect()
      await operator.query('select pg_promote()')
      await operator.end()
      way.leadTo(second.url)
    })
    way.close()
    await first.remove()
    await second.remove()
  },
)

const disk = isPostgres ? mountSmallDisk(150) : null
afterAll(() => disk?.remove())

test.runIf(disk !== null)(
  'its disk is full: writes end with 503, and go on once there is room',
  async () => {
    const full = await startPostgres({ synchronous_commit: 'on' }, disk?.path)
    await onDatabase(full.url, async () => {
      disk?.fill()
      await untilRefused()
      const ready = await fetch(`${url}/readyz`)
      expect([200, 503]).toContain(ready.status)
      expect((await fetch(`${url}/healthz`)).status).toBe(200)
      disk?.free()
      // Where its log had no room left it has ended by itself, and somebody starts it again.
      if (!full.isRunning()) await full.restart()
    })
    await full.remove()
  },
)
