/** The server under load, compared with bare servers that send the same bytes. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { send } from './load.ts'

const SENDERS = 32
const READING_MS = 4_000
/** Warm-up of the JIT compiler, on both sides. */
const WARMING_MS = 2_500
const WRITING_MS = 8_000
const BARE_START_MS = 10_000

const get = (path: string) => () =>
  `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept-encoding: br\r\n\r\n`

interface Sent {
  headers: Record<string, string>
  body: Buffer
}

/** Fetches a page without decompressing it, as `fetch` would. */
function fetchRaw(url: string): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      const body = Buffer.concat(await response.toArray())
      const headers = Object.entries(response.headers).filter(
        ([name]) => !['connection', 'date', 'keep-alive', 'transfer-encoding'].includes(name),
      )
      resolve({
        headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
        body,
      })
    })
    asked.on('error', reject).end()
  })
}

const bareNode = `
  const { readFileSync } = require('node:fs')
  const [folder] = process.argv.slice(1)
  const headers = JSON.parse(readFileSync(folder + '/headers.json', 'utf8'))
  const body = readFileSync(folder + '/page')
  const server = require('node:http').createServer((_request, response) => {
    response.writeHead(200, headers)
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => console.log('port ' + server.address().port))`

const nginx = (folder: string, port: number) => `
  daemon off; pid ${folder}/pid; error_log ${folder}/errors; worker_processes 1;
  events { worker_connections 256; }
  http {
    access_log off; keepalive_requests 1000000000; default_type "text/html; charset=utf-8";
    open_file_cache max=10; client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b;
    fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
    server { listen 127.0.0.1:${port}; root ${folder}; add_header content-encoding br;
      location / { try_files /page =404; } }
  }`

export interface Bare {
  port: number
  stop: () => Promise<void>
}

async function startBareNode(folder: string): Promise<Bare> {
  const child = spawn(process.execPath, ['-e', bareNode, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child)
  return { port: Number(/port (\d+)/.exec(line)?.[1]), stop: () => end(child) }
}

function once(child: ChildProcess): Promise<[string]> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (line: Buffer) => resolve([line.toString()]))
    child.once('error', reject)
  })
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

/** Starts nginx; null if it is not installed. */
async function startNginx(folder: string): Promise<Bare | null> {
  const port = 20_000 + (process.pid % 20_000)
  await writeFile(join(folder, 'nginx.conf'), nginx(folder, port))
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'errors')], {
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: 'ignore',
  })
  const failed = new Promise<false>((resolve) => {
    child.once('error', () => resolve(false))
    child.once('exit', () => resolve(false))
  })
  const isUp = await Promise.race([failed, untilAnswers(port)])
  return isUp ? { port, stop: () => end(child) } : null
}

async function untilAnswers(port: number): Promise<boolean> {
  for (const until = performance.now() + BARE_START_MS; performance.now() < until; ) {
    const isThere = await fetchRaw(`http://127.0.0.1:${port}/`).catch(() => null)
    if (isThere) return true
    await wait(50)
  }
  return false
}

/** Cached pages per second, of an article and of Home, alternating with the bare servers. */
export async function measureReading(origin: string, paths: readonly string[]): Promise<void> {
  console.log(`\nThe same page to ${SENDERS} readers at once: answers a second, 99% under`)
  for (const path of paths) {
    // The page is compressed at the highest level only after some hits.
    for (let i = 0; i < 5; i += 1) await fetchRaw(origin + path)
    await wait(1_500)
    const page = await fetchRaw(origin + path)
    const folder = await mkdtemp(join(tmpdir(), 'plumbline-bare-'))
    await writeFile(join(folder, 'page'), page.body, { mode: 0o644 })
    await writeFile(join(folder, 'headers.json'), JSON.stringify(page.headers))
    const node = await startBareNode(folder)
    const files = await startNginx(folder)
    const ours = { port: Number(new URL(origin).port) }
    const measure = async (name: string, { port }: { port: number }) => {
      const load = { port, senders: SENDERS, request: get(path) }
      await send({ ...load, milliseconds: WARMING_MS })
      const { perSecond, p99 } = await send({ ...load, milliseconds: READING_MS })
      console.log(
        `  ${`${path}, ${name}`.padEnd(62)} ${perSecond.toFixed(0)}/s, ${p99.toFixed(1)} ms`,
      )
      return perSecond
    }
    const bare = await measure('bare Node', node)
    const own = await measure('ours', ours)
    if (files) await measure('nginx, one worker', files)
    console.log(`  ratio to bare Node: ${(own / bare).toFixed(2)} (${page.body.length} bytes each)`)
    await node.stop()
    await files?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Submissions of the contact form per second, each with its commit and mail. */
export async function measureWriting(origin: string): Promise<void> {
  const { perSecond, median, p99, refused } = await send({
    port: Number(new URL(origin).port),
    senders: SENDERS,
    milliseconds: WRITING_MS,
    request(i) {
      const email = `bench${i}-${process.pid}@example.com`
      const body = JSON.stringify({ name: 'Ada', email, message: 'Please call me back' })
      return `POST /api/contact HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
    },
  })
  console.log(`\nThe contact form by ${SENDERS} senders at once, each answer after its commit`)
  console.log(
    `  ${perSecond.toFixed(0)} answers a second, median ${median.toFixed(0)} ms, 99% under ${p99.toFixed(0)} ms, ${refused} refused`,
  )
}
