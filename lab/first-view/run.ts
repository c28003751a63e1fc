/**
 * Prints what a visitor waits for: server start, first view on a phone, cached pages and the contact
 * form under load, each compared with bare servers in the same run. Takes five minutes.
 *
 *   npm run first-view                      this checkout
 *   npm run first-view -- /path/to/another  a built checkout of another version
 *   npm run first-view -- . reading writing some parts only: start, phone, back, reading, writing
 */
import { spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { adminKey, removeData, startServer } from '../../tests/support/server-process.ts'
import { checkBack } from './back.ts'
import { measureFirstViews } from './phone.ts'
import { measureReading, measureWriting } from './serving.ts'

const STARTS = 5
const VIEWS = 5
const ARTICLES = 6
/** Pages for the check of the back/forward cache. */
const returnedTo = [
  '/',
  '/insights',
  '/quickscore',
  '/contact',
  '/governance-in-a-box',
  '/newsletter',
  '/about',
  '/law',
  '/privacy-policy',
]

const [checkout = '.', ...parts] = process.argv.slice(2)
const root = resolve(checkout)
const isWanted = (part: string) => parts.length === 0 || parts.includes(part)

console.log(`First view of ${root}`)
if (isWanted('start')) await measureStart()
// On disk, so that commits wait for it, unlike in tests.
const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-first-view-'))
const server = await startServer({ root, dataDir })
try {
  const needsArticle = ['phone', 'back', 'reading'].some(isWanted)
  const article = needsArticle ? await addArticles(server.url) : ''
  if (isWanted('phone')) {
    const pages = {
      Article: article,
      Home: '/',
      Service: '/governance-in-a-box',
      QuickScore: '/quickscore',
      Contact: '/contact',
      Insights: '/insights',
    }
    await measureFirstViews(server.url, pages, VIEWS)
  }
  if (isWanted('back')) {
    const isCached = await checkBack(server.url, [...returnedTo, article])
    if (!isCached) process.exitCode = 1
  }
  if (isWanted('reading')) await measureReading(server.url, ['/', article])
  if (isWanted('writing')) await measureWriting(server.url)
} finally {
  await server.stop()
  await removeData(server)
}

/** Time from process start to the first page, on an existing installation, as after an upgrade. */
async function measureStart() {
  const first = await startServer({ root })
  await first.stop()
  const taken: number[] = []
  for (let i = 0; i < STARTS; i += 1) {
    const begun = performance.now()
    const env = { NODE_COMPILE_CACHE: '' }
    const again = await startServer({ root, dataDir: first.dataDir, env })
    await (await fetch(again.url)).arrayBuffer()
    taken.push(performance.now() - begun)
    await again.stop()
  }
  await removeData(first)
  const bare: number[] = []
  for (let i = 0; i < STARTS; i += 1) bare.push(await startBare())
  const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(STARTS / 2)] ?? 0
  console.log('\nFrom the start of the process to its first page')
  console.log(
    `  ${median(taken).toFixed(0)} ms; bare Node ${median(bare).toFixed(0)} ms: ${(median(taken) / median(bare)).toFixed(1)} times`,
  )
}

async function startBare(): Promise<number> {
  const begun = performance.now()
  const code = `require('node:http').createServer((_q, r) => r.end('x')).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await new Promise<string>((found) =>
    child.stdout.once('data', (line: Buffer) => found(line.toString().trim())),
  )
  await (await fetch(`http://127.0.0.1:${port}`)).arrayBuffer()
  const taken = performance.now() - begun
  child.kill()
  return taken
}

/**
 * Adds articles with a featured picture, which is the largest paint of most articles; several, so
 * that the list has pictures too. Resolves to the address of one.
 */
async function addArticles(origin: string): Promise<string> {
  const headers = { 'x-admin-key': adminKey }
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(await drawPicture())], { type: 'image/jpeg' }), 'a.jpg')
  const upload = await fetch(`${origin}/api/admin/upload`, { method: 'POST', headers, body: form })
  if (!upload.ok) throw new Error(`The picture was refused: ${await upload.text()}`)
  const { data } = (await upload.json()) as { data: { id: number; url: string; avif?: unknown[] } }
  if (data.avif) await untilCopied(`${origin}/api/admin/media/${data.id}`, headers)
  for (let i = 1; i <= ARTICLES; i += 1) await addArticle(origin, `first-view-${i}`, data.url)
  return `/insights/first-view-${ARTICLES}`
}

async function addArticle(origin: string, slug: string, picture: string): Promise<void> {
  const paragraph = `<p>${'What an auditor asks first is what was known, when, and who knew. '.repeat(9)}</p>`
  const post = {
    title: 'An article with a picture',
    slug,
    content: `${paragraph}<h2>What to keep</h2>${paragraph.repeat(12)}`,
    description: 'What an auditor asks first.',
    status: 'published',
    region_id: 1,
    featured_image: picture,
  }
  const saved = await fetch(`${origin}/api/admin/posts`, {
    method: 'POST',
    headers: { 'x-admin-key': adminKey, 'content-type': 'application/json' },
    body: JSON.stringify(post),
  })
  if (!saved.ok) throw new Error(`The article was refused: ${await saved.text()}`)
}

/** Waits until the smaller copies are made after the upload; older versions make none. */
async function untilCopied(url: string, headers: Record<string, string>) {
  for (;;) {
    const { data } = (await (await fetch(url, { headers })).json()) as { data: { avif: unknown[] } }
    if (data.avif.length > 0) return
    await wait(500)
  }
}

/** A picture that compresses like a photograph: soft shapes with grain, the same in every run. */
async function drawPicture(): Promise<Buffer> {
  const [width, height] = [1600, 900]
  const pixels = Buffer.alloc(width * height * 3)
  let noise = 1
  for (let i = 0; i < pixels.length; i += 1) {
    const [x, y] = [Math.floor(i / 3) % width, Math.floor(i / 3 / width)]
    noise = (noise * 1_103_515_245 + 12_345) % 2_147_483_648
    const shape =
      128 + 60 * Math.sin(x / 97 + (i % 3)) * Math.cos(y / 71) + 30 * Math.sin((x + y) / 23)
    pixels[i] = Math.max(0, Math.min(255, shape + (noise % 17) - 8))
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}
