/**
 * Prints how much memory the server uses: at start, under load, and after each of the most
 * expensive actions. Fails if that is over the promised limit.
 */
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { removeData, type ServerProcess, startServer } from '../../tests/support/server-process.ts'

const LIMIT_AT_START_MB = 150
const LIMIT_MB = 230
const AT_ONCE = 16
const LOAD_MS = 8_000
const MISSES = 300
const SUBSCRIBERS = 10_000
const pages = ['/', '/quickscore', '/insights', '/pricing', '/contact', '/law', '/about']

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
const server = await startServer()
const over: string[] = []

try {
  await pause(1_000)
  print('at its start', LIMIT_AT_START_MB)
  const end = performance.now() + LOAD_MS
  const answered = await askAtOnce((i) =>
    performance.now() < end ? (pages[i % pages.length] ?? '/') : null,
  )
  print(`after ${LOAD_MS / 1000} s of load, ${Math.round(answered / (LOAD_MS / 1000))} a second`)
  await askAtOnce((i) => (i < MISSES ? `/insights?page=${i + 1}&q=word${i}` : null))
  print(`after ${MISSES} pages that nothing kept could answer`)
  await saveArticles()
  print('after three articles of a megabyte were saved and read')
  await importSubscribers()
  print(`after ${SUBSCRIBERS} subscribers were imported and listed, 1,000 at once`)
  await uploadPictures()
  print('after four pictures of 24 million pixels')
  await printReports()
  print('after ten reports as PDF and ten sharing pictures')
  await pause(45_000)
  print('at rest')
} finally {
  agent.destroy()
  await server.stop()
  await removeData(server)
}
if (over.length > 0) {
  console.log(`\nMore memory than promised ${over.join(', ')}`)
  process.exitCode = 1
}

function print(when: string, limit = LIMIT_MB) {
  const now = readMemory(server, 'VmRSS')
  if (now > limit) over.push(when)
  console.log(`  ${when.padEnd(70)} ${now} MB, ${readMemory(server, 'VmHWM')} MB at most so far`)
}

/** Megabytes; `VmHWM` is the peak. */
function readMemory({ pid }: ServerProcess, what: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
}

/** Sixteen visitors request pages until `pageOf` returns null; resolves to the number of pages. */
async function askAtOnce(pageOf: (i: number) => string | null): Promise<number> {
  let asked = 0
  const visit = async () => {
    for (let page = pageOf(asked); page !== null; page = pageOf(asked)) {
      asked += 1
      await read(page)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visit))
  return asked
}

function read(path: string): Promise<void> {
  const headers = { 'accept-encoding': 'br' }
  return new Promise((resolve, reject) => {
    get(server.url + path, { agent, headers }, (answer) => {
      answer.resume().on('end', resolve)
    }).on('error', reject)
  })
}

async function call(path: string, init: RequestInit = {}) {
  const headers = { 'x-admin-key': server.adminKey, ...init.headers }
  const answer = await fetch(server.url + path, { ...init, headers })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as { data: { id: number; private_link?: string } }
}

function send(path: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  return call(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

async function saveArticles() {
  const paragraph = `<p>${'A word that is read. '.repeat(400)}</p>`
  const content = paragraph.repeat(Math.floor(900_000 / paragraph.length))
  for (const slug of ['one', 'two', 'three']) {
    const post = { title: slug, slug, description: 'D', content, status: 'published' }
    await send('/api/admin/posts', { ...post, region_ids: [1], category_ids: [] })
    await read(`/insights/${slug}`)
  }
}

async function importSubscribers() {
  const lines = Array.from({ length: SUBSCRIBERS }, (_, i) => `reader${i}@example.com`)
  await send('/api/admin/newsletter-subscribers/import', { csv: `email\n${lines.join('\n')}` })
  for (let i = 0; i < 10; i += 1) {
    await call(`/api/admin/newsletter-subscribers?per_page=1000&page=${i + 1}`)
  }
}

async function uploadPictures() {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width: 6_000, height: 4_000, channels: 3, background: '#888', noise } as const
  const picture = await sharp({ create }).jpeg({ quality: 60 }).toBuffer()
  for (let i = 0; i < 4; i += 1) {
    const form = new FormData()
    form.set('file', new Blob([picture], { type: 'image/jpeg' }), `picture-${i}.jpg`)
    await call('/api/admin/upload', { method: 'POST', body: form })
  }
}

async function printReports() {
  const answers = { A1: 1, A2: 0 }
  for (let i = 0; i < 10; i += 1) {
    const person = { name: 'N', company: 'C', email: `bench${i}@example.com`, user_type: 'buyer' }
    const { data } = await send('/api/quickscore/submit', { ...person, answers })
    await read(`${new URL(data.private_link ?? '/', server.url).pathname}/report.pdf`)
    await read('/social/insights-one.png')
  }
}
