import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, inject, test, vi } from 'vitest'
import { reasonOf } from '../../../domain/errors.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { addPost } from '../../../tests/support/posts.ts'
import { mountSmallDisk, type SmallDisk } from '../../../tests/support/small-disk.ts'
import { createMailWorker } from '../../mail/worker.ts'
import { getPublished } from '../../posts/read/service.ts'
import type { Trx } from '../../tables.ts'
import { sqliteFileIn } from './database.ts'
import { runTransaction } from './transactions.ts'

const isSqlite = inject('postgresUrl') === undefined

let site: TestApp
let url: string
let disk: SmallDisk | null = null
afterEach(async () => {
  vi.restoreAllMocks()
  await site?.close()
  disk?.remove()
  disk = null
})

async function start(env: Record<string, string> = {}) {
  site = await startTestApp(env)
  url = await site.app.listen({ port: 0, host: '127.0.0.1' })
}

function send(email: string, message = 'Please call me back') {
  return fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email, message }),
  })
}

async function listStored(): Promise<string[]> {
  const rows = await site.db.selectFrom('messages').select('email').orderBy('id').execute()
  return rows.map(({ email }) => email)
}

/** Locks the file from another process, as a shell would. */
async function lockElsewhere(file: string) {
  const lines = `
    const file = new (require('node:sqlite').DatabaseSync)(process.argv[1])
    file.exec('begin immediate')
    process.stdout.write('locked')
    process.stdin.on('end', () => file.exec('commit')).resume()
  `
  const shell = spawn(process.execPath, ['-e', lines, file], { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(shell.stdout, 'data')
  return {
    async end() {
      shell.stdin.end()
      await once(shell, 'exit')
    },
  }
}

/** Holds back every sync of the disk until the test resolves or rejects it. */
async function holdLog() {
  const handle = await open(import.meta.filename)
  const asked = Promise.withResolvers<void>()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  vi.spyOn(Object.getPrototypeOf(handle), 'datasync').mockImplementation(() => {
    asked.resolve()
    return promise
  })
  await handle.close()
  return { asked: asked.promise, release: resolve, fail: () => reject(new Error('disk error')) }
}

/** Expects requests that write nothing to succeed. */
async function expectReads() {
  const paths = ['/healthz', '/api/insights', '/api/quickscore-assessments']
  for (const path of paths) expect((await fetch(`${url}${path}`)).status).toBe(200)
}

describe.runIf(isSqlite)('while another process has the SQLite file locked', () => {
  test('a write waits, and nothing else does', async () => {
    await start()
    await addPost(site.db, 'unread', { content: '<p>Nobody has read it yet.</p>' })
    await site.db.updateTable('posts').set({ rendered: null, rendered_by: null }).execute()
    const foreign = new DatabaseSync(sqliteFileIn(site.config.DATA_DIR))
    foreign.exec('begin immediate')
    let isAnswered = false
    const sent = send('ada@example.com').finally(() => {
      isAnswered = true
    })
    await expectReads()
    const post = await getPublished(site.ports, 'unread')
    expect(await site.services.posts.readHtml(post)).toBe(post.content)
    expect(isAnswered).toBe(false)
    foreign.exec('commit')
    expect((await sent).status).toBe(200)
    expect(await listStored()).toEqual(['ada@example.com'])
    foreign.close()
  })

  test('for too long, a write is refused with 503, and the next one after that is taken', async () => {
    await start()
    const foreign = await lockElsewhere(sqliteFileIn(site.config.DATA_DIR))
    const refused = await Promise.all(['ada@example.com', 'bob@example.com'].map((to) => send(to)))
    for (const answer of refused) {
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('5')
    }
    await expectReads()
    await foreign.end()
    expect((await send('eve@example.com')).status).toBe(200)
    expect(await listStored()).toEqual(['eve@example.com'])
  })

  test('those who write at once take turns, each in a transaction of their own', async () => {
    await start()
    const emails = Array.from({ length: 40 }, (_, i) => `writer${i}@example.com`)
    const answers = await Promise.all(emails.map((email) => send(email)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect((await listStored()).sort()).toEqual(emails.sort())
  })
})

describe.runIf(isSqlite)('while the disk has not yet taken a commit', () => {
  test('neither the writer nor a reader hears of it, and no mail leaves', async () => {
    await start()
    const log = await holdLog()
    const heard: string[] = []
    const sentMail: string[] = []
    const worker = createMailWorker({
      ...site.ports,
      writers: site.services.mailWriters,
      mailer: { sends: true, send: async () => String(sentMail.push('sent')), close() {} },
    })
    const sent = send('ada@example.com').then(({ status }) => heard.push(`stored ${status}`))
    await log.asked
    const read = listStored().then((emails) => heard.push(emails.join(' ')))
    const mailed = worker.deliverDue()
    await wait(50)
    expect([...heard, ...sentMail]).toEqual([])
    log.release()
    await Promise.all([sent, read, mailed])
    expect(heard.sort()).toEqual(['ada@example.com', 'stored 200'])
    await worker.deliverDue()
    expect(sentMail).toHaveLength(2)
  })

  // The system may drop what it could not write, and the next sync would succeed without it.
  test('that it fails is told to all that wait, and no more is written; reads go on', async () => {
    await start()
    expect((await send('first@example.com')).status).toBe(200)
    const log = await holdLog()
    const sent = Promise.all(['ada@example.com', 'bob@example.com'].map((to) => send(to)))
    await log.asked
    log.fail()
    for (const { status } of await sent) expect(status).toBe(503)
    log.release()
    const later = await send('eve@example.com')
    expect(later.status).toBe(503)
    expect(later.headers.get('retry-after')).toBe('5')
    expect(await listStored()).not.toContain('eve@example.com')
    expect((await fetch(`${url}/readyz`)).status).toBe(503)
    await expectReads()
  })
})

describe.runIf(isSqlite)('with the data on a full disk', () => {
  test('writes are refused with their cause, reads go on, and writes come back', async ({
    skip,
  }) => {
    disk = mountSmallDisk(8)
    if (!disk) return skip('needs a file system of its own, which only root may mount')
    await start({ DATA_DIR: join(disk.path, 'data') })
    expect((await send('first@example.com')).status).toBe(200)
    disk.fill()
    const acknowledged = await writeUntilRefused()
    const together = Array.from({ length: 20 }, (_, i) => `together${i}@example.com`)
    for (const { status } of await Promise.all(
      together.map((to) => send(to, 'Long. '.repeat(800))),
    )) {
      expect(status).toBe(503)
    }
    // The log names this reason, not the failed rollback.
    const error = await runTransaction(site.db, fillUp).catch(reasonOf)
    expect(error).toMatchObject({ message: 'The disk is full (database or disk is full).' })
    await expectReads()
    const readiness = async () => (await fetch(`${url}/readyz`)).status
    await expect.poll(readiness).toBe(503)
    disk.free()
    expect((await send('last@example.com')).status).toBe(200)
    await expect.poll(readiness).toBe(200)
    expect(await listStored()).toEqual(['first@example.com', ...acknowledged, 'last@example.com'])
  })
})

function fillUp(trx: Trx) {
  const row = { name: 'filler', value: 'x'.repeat(2_000_000) }
  return trx.insertInto('settings').values(row).execute()
}

/** Writes until one is refused: SQLite's file still has some free pages. */
async function writeUntilRefused(): Promise<string[]> {
  const acknowledged: string[] = []
  for (let i = 0; ; i += 1) {
    const email = `writer${i}@example.com`
    const { status, headers } = await send(email, 'Long. '.repeat(800))
    if (status === 200) {
      acknowledged.push(email)
      continue
    }
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('5')
    return acknowledged
  }
}
