import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../soak/instance.ts'
import { openShared } from '../soak/sites.ts'
import {
  adminKey,
  createData,
  type RunningContainer,
  runCommand,
  startContainer,
} from './container.ts'

const WAITS_MS = 30_000
const BUCKET = 'composition'

interface Parts {
  root: string
  folder: string
}

/**
 * Checks the composition of `deploy/compose.yaml`: the bucket, two instances, PostgreSQL, a file
 * store, a mail server and, if installed, Caddy with our Caddyfile. Engines support compose files
 * differently, so the parts are started one by one, on this machine's network.
 */
export async function checkComposition(parts: Parts): Promise<string> {
  const closing = new AsyncDisposableStack()
  try {
    return await checkParts(parts, closing)
  } finally {
    await closing.disposeAsync()
  }
}

async function checkParts({ root, folder }: Parts, closing: AsyncDisposableStack) {
  const shared = await openShared({ folder, root, random: Math.random, closing })
  const env = { ...shared.env, ADMIN_KEY: adminKey, S3_BUCKET: BUCKET }
  const command = ['node', 'deploy/create-bucket.ts']
  const made = await runCommand({ env, data: createData(folder, 'bucket'), command })
  assert.equal(made.code, 0, made.output)
  const instances: RunningContainer[] = []
  for (const name of ['app-1', 'app-2']) {
    instances.push(await startContainer({ env, data: createData(folder, name) }, closing))
  }
  const proxy = await startCaddy(
    root,
    folder,
    instances.map(({ url }) => url.slice(7)),
    closing,
  )
  const address = proxy ?? instances[0]?.url ?? ''

  const body = new FormData()
  body.append('file', new Blob(['Words for both.\n'], { type: 'text/plain' }), 'words.txt')
  const headers = { 'x-admin-key': adminKey }
  const taken = await fetch(`${address}/api/admin/upload`, { method: 'POST', headers, body })
  const logs = () => instances.map(({ output }) => output()).join('')
  assert.equal(taken.status, 201, logs())
  const { data } = await taken.json()
  for (const { url } of instances) {
    assert.equal(await (await fetch(url + data.url)).text(), 'Words for both.\n')
  }
  const message = {
    name: 'A visitor',
    email: 'contact-1@image.soak.example',
    message: 'A question.',
  }
  const sent = await fetch(`${address}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  })
  assert.equal(sent.status, 200)
  for (const giveUpAt = performance.now() + WAITS_MS; shared.office.mails.size < 2; ) {
    assert.ok(performance.now() < giveUpAt, 'The two letters do not arrive.')
    await pause(200)
  }
  if (proxy) await replaceUnderLoad(proxy, instances[0])
  return proxy ? 'with Caddy' : 'without a proxy: there is no Caddy here'
}

/** Stops one instance; no request through the proxy may fail. */
async function replaceUnderLoad(
  proxy: string,
  instance: { stop(): Promise<{ code: number | null }> } | undefined,
) {
  const statuses: number[] = []
  let isDone = false
  const load = Array.from({ length: 4 }, async () => {
    while (!isDone) statuses.push((await fetch(`${proxy}/quickscore`)).status)
  })
  await pause(1_000)
  assert.equal((await instance?.stop())?.code, 0)
  await pause(1_000)
  isDone = true
  await Promise.all(load)
  assert.deepEqual([...new Set(statuses)], [200])
}

/** Starts Caddy; resolves to its address, null if it is not installed. */
async function startCaddy(
  root: string,
  folder: string,
  instances: string[],
  closing: AsyncDisposableStack,
): Promise<string | null> {
  const folders = (process.env.PATH ?? '').split(delimiter)
  if (!folders.some((one) => existsSync(join(one, 'caddy')))) return null
  const address = `http://127.0.0.1:${await findFreePort()}`
  const home = join(folder, 'caddy')
  mkdirSync(home)
  chownSync(home, 0, 0)
  const config = join(root, 'deploy/Caddyfile')
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    env: {
      PATH: process.env.PATH ?? '',
      HOME: home,
      SITE_ADDRESS: address,
      INSTANCES: instances.join(' '),
      INSTANCES_BACKWARDS: instances.toReversed().join(' '),
    },
    stdio: 'ignore',
  })
  closing.defer(() => void child.kill('SIGKILL'))
  for (const giveUpAt = performance.now() + WAITS_MS; ; await pause(100)) {
    const answer = await fetch(`${address}/readyz`).catch(() => null)
    if (answer?.status === 200) return address
    assert.ok(performance.now() < giveUpAt, 'Caddy does not answer.')
  }
}
