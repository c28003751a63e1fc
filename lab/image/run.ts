/**
 * Builds the image of `deploy/Dockerfile` and verifies the statements of `docs/deployment.md` on
 * it: `npm run image`, or `npm run image -- --built` for an existing image. Needs root, and the
 * network to install packages. Exit code 1 on any failure.
 */
import assert from 'node:assert/strict'
import { chownSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { findFreePort } from '../soak/instance.ts'
import { checkComposition } from './composition.ts'
import { adminKey, createData, runCommand, startContainer } from './container.ts'
import { buildImage, engine, measureLayers } from './engine.ts'

const MOST_MEGABYTES = 110
const STOPS_WITHIN_SECONDS = 10
const STOPS = 3
const MOST_MEGABYTES_HELD = 150
const WAITS_MS = 60_000

const json = { 'content-type': 'application/json' }
const staff = { 'x-admin-key': adminKey }

const root = join(import.meta.dirname, '../..')
const folder = await mkdtemp(join(tmpdir(), 'plumbline-image-'))
const closing = new AsyncDisposableStack()
let failed = 0

try {
  if (!process.argv.includes('--built')) {
    console.log(`Building with ${engine} …`)
    const begun = performance.now()
    buildImage(root)
    console.log(`Built in ${Math.round((performance.now() - begun) / 1000)} seconds.`)
  }
  await check(`our own layers are at most ${MOST_MEGABYTES} MB`, checkSize)
  await check(
    'the root is read-only, the account is no root and has no capability',
    checkConfinement,
  )
  await check(
    `a first start runs what the image has compiled, and holds at most ${MOST_MEGABYTES_HELD} MB`,
    checkFirstStart,
  )
  await check('on an empty volume: pages, a picture, a report by mail, the commands', checkAlone)
  await check('stops within ten seconds and answers what it has in hand', checkStop)
  await check('brings the data of an older version up to date', checkUpgrade)
  await check('two of them, PostgreSQL, a file store, a mail server and the proxy', () =>
    checkComposition({ root, folder }),
  )
} finally {
  await closing.disposeAsync()
  await rm(folder, { recursive: true, force: true })
}
console.log(failed === 0 ? 'All of it is so.' : `${failed} of these are not so.`)
process.exit(failed === 0 ? 0 : 1)

async function check(what: string, prove: () => Promise<string | undefined>) {
  try {
    const more = await prove()
    console.log(`  yes  ${what}${more ? ` (${more})` : ''}`)
  } catch (error) {
    failed += 1
    console.log(`  NO   ${what}\n${(error as Error).stack}`)
  }
}

async function checkSize() {
  const own = measureLayers()
  assert.ok(own <= MOST_MEGABYTES, `${own.toFixed(1)} MB`)
  return `${own.toFixed(1)} MB`
}

async function checkConfinement(): Promise<undefined> {
  const script = `
    const fs = require('node:fs')
    const tried = (path) => { try { fs.writeFileSync(path, '') } catch (error) { return error.code } }
    const [, capabilities] = /CapEff:\\s+(\\S+)/.exec(fs.readFileSync('/proc/self/status', 'utf8'))
    const writes = ['/plumbline/x', '/etc/x', '/data/x', '/tmp/x'].map(tried)
    console.log(JSON.stringify({ uid: process.getuid(), capabilities, writes }))`
  const data = createData(folder, 'confined')
  const { output } = await runCommand({ env: {}, data, command: ['node', '-e', script] })
  const { uid, capabilities, writes } = JSON.parse(output)
  assert.equal(uid, 1000)
  assert.match(capabilities, /^0+$/)
  assert.ok(writes[0] && writes[1], 'The root can be written to.')
  assert.deepEqual(writes.slice(2), [null, null])
}

async function checkFirstStart() {
  const data = createData(folder, 'first')
  const metricsPort = await findFreePort()
  const env = { METRICS_PORT: String(metricsPort), NODE_DEBUG_NATIVE: 'COMPILE_CACHE' }
  const begun = performance.now()
  const { stop, output } = await startContainer({ env, data }, closing)
  const seconds = (performance.now() - begun) / 1000
  await pause(1_000)
  const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const [, bytes] = /^process_resident_memory_bytes (\d+)$/m.exec(figures) ?? []
  assert.equal((await stop()).code, 0)
  assert.match(output(), /program\/start\.js was accepted/)
  assert.doesNotMatch(output(), /was rejected/)
  const megabytes = Math.round(Number(bytes) / 1024 / 1024)
  assert.ok(megabytes <= MOST_MEGABYTES_HELD, `${megabytes} MB`)
  return `${megabytes} MB, ready after ${seconds.toFixed(1)} seconds`
}

async function checkAlone() {
  const data = createData(folder, 'alone')
  const { url, stop, output } = await startContainer({ env: {}, data }, closing)
  for (const path of ['/', '/quickscore', '/insights', '/contact', '/admin', '/api/openapi.json']) {
    assert.equal((await fetch(url + path)).status, 200, path)
  }
  const picture = await sharp({
    create: { width: 1600, height: 900, channels: 3, background: '#336699' },
  })
    .png()
    .toBuffer()
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'picture.png')
  const upload = await fetch(`${url}/api/admin/upload`, { method: 'POST', headers: staff, body })
  assert.equal(upload.status, 201, await upload.clone().text())
  const answer = await fetch(`${url}/api/quickscore/submit`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({
      name: 'N',
      company: 'C',
      email: 'visitor@example.com',
      user_type: 'buyer',
      answers: { A1: 1 },
    }),
  })
  assert.equal(answer.status, 200, await answer.clone().text())
  for (const giveUpAt = performance.now() + WAITS_MS; !hasReport(data); await pause(100)) {
    assert.ok(performance.now() < giveUpAt, `The report is not written:\n${output()}`)
  }
  for (const command of [
    ['scripts/backup.ts', '/data/backup'],
    ['scripts/admin-key.ts'],
    ['scripts/export.ts', 'visitor@example.com'],
    ['scripts/erase.ts', 'visitor@example.com', '--yes'],
  ]) {
    const { code, output } = await runCommand({
      env: {},
      data,
      command: ['node', ...command],
    })
    assert.equal(code, 0, `${command[0]}: ${output}`)
  }
  assert.ok(readdirSync(join(data, 'backup')).includes('manifest.json'))
  assert.equal((await stop()).code, 0)
  return undefined
}

async function checkStop() {
  const longest = []
  for (let n = 0; n < STOPS; n += 1) longest.push(await stopUnderLoad(`stopped-${n}`))
  return `${longest.map((seconds) => seconds.toFixed(1)).join(', ')} seconds`
}

/** Stops a container under load; resolves to the seconds it took. */
async function stopUnderLoad(name: string): Promise<number> {
  const data = createData(folder, name)
  const { url, stop } = await startContainer({ env: {}, data }, closing)
  const pages = Array.from({ length: 20 }, async (_, n) => (await fetch(`${url}/?x=${n}`)).status)
  const inHand = Promise.allSettled([
    ...pages,
    ...Array.from({ length: 5 }, () => submitSlowly(url)),
  ])
  const acknowledged: string[] = []
  const writers = Array.from({ length: 8 }, () => writeUntilGone(url, acknowledged))
  // By then the server has started on all requests, even on a slow machine.
  await pause(2_500)
  const { code, seconds } = await stop()
  const answers = (await inHand).map((one) => (one.status === 'fulfilled' ? one.value : one.reason))
  await Promise.all(writers)
  assert.deepEqual(answers, Array(25).fill(200))
  assert.equal(code, 0)
  assert.ok(seconds <= STOPS_WITHIN_SECONDS, `${seconds} seconds`)
  const file = new DatabaseSync(join(data, 'plumbline.sqlite'))
  const stored = new Set(
    file
      .prepare('select email from messages')
      .all()
      .map((row) => row.email),
  )
  file.close()
  assert.ok(acknowledged.length > 0)
  assert.deepEqual(
    acknowledged.filter((email) => !stored.has(email)),
    [],
  )
  return seconds
}

/** Sends messages until the server refuses; `acknowledged` gets the addresses of accepted ones. */
async function writeUntilGone(url: string, acknowledged: string[]): Promise<void> {
  for (;;) {
    const email = `${crypto.randomUUID()}@example.com`
    const body = JSON.stringify({ name: 'A writer', email, message: 'One of very many messages.' })
    try {
      const answer = await fetch(`${url}/api/contact`, { method: 'POST', headers: json, body })
      await answer.text()
      if (answer.status === 200) acknowledged.push(email)
    } catch {
      return
    }
  }
}

/** Sends a message whose second half arrives after the server was told to stop. */
function submitSlowly(url: string): Promise<number> {
  const body = JSON.stringify({
    name: 'Slow sender',
    email: 'slow@example.com',
    message: 'The second half of this comes later.',
  })
  const headers = { ...json, 'content-length': body.length }
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/api/contact`, { method: 'POST', headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sent.on('error', reject)
    sent.write(body.slice(0, 40))
    setTimeout(() => sent.end(body.slice(40)), 5_000)
  })
}

/** Checks the upgrade of a small installation of the previous version, from the tests. */
async function checkUpgrade() {
  const data = createData(folder, 'older')
  const path = join(data, 'plumbline.sqlite')
  const file = new DatabaseSync(path)
  file.exec(readFileSync(join(root, 'tests/support/version-before/sqlite.sql'), 'utf8'))
  file.close()
  for (const name of readdirSync(data)) chownSync(join(data, name), 1000, 1000)
  const { url, stop } = await startContainer({ env: {}, data }, closing)
  const list = await fetch(`${url}/api/admin/contact-messages`, { headers: staff })
  assert.equal((await list.json()).meta.total, 3)
  assert.equal((await stop()).code, 0)
  return undefined
}

function hasReport(data: string): boolean {
  return globSync(join(data, 'mail/*.eml')).some((path) =>
    readFileSync(path, 'utf8').includes('application/pdf'),
  )
}
