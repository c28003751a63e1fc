import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Article, Entry, Ledger } from './ledger.ts'

const GIVES_UP_AFTER_MS = 30_000
/** Attempts for a submission, all with the same key, as by the page's own script. */
const MOST_TRIES = 6
const BETWEEN_TRIES_MS = 700

export interface Site {
  /** The public address. */
  url: string
  adminKey: string
  ledger: Ledger
  /** Domain of all e-mail addresses typed into its forms. */
  domain: string
}

/** Shared by all clients: when to stop, and how many requests they may send. */
export interface Bounds {
  signal: AbortSignal
  /** Requests left for the whole run. */
  left: number
  random: () => number
}

interface Answer {
  status: number
  text: string
}

/** Acts as one visitor or editor, one request after another, until told to stop. */
export async function runClient(site: Site, bounds: Bounds, pauseMs: number): Promise<void> {
  const shares: [number, (site: Site, bounds: Bounds) => Promise<void>][] = [
    [34, readPage],
    [14, readWithFiles],
    [6, askForNothing],
    [16, sendMessage],
    [6, submitAssessment],
    [8, subscribe],
    [8, writeArticle],
    [4, uploadFile],
    [4, lookAsStaff],
  ]
  const actions = shares.flatMap(([share, action]) => Array.from({ length: share }, () => action))
  while (!bounds.signal.aborted && bounds.left > 0) {
    const action = actions[Math.floor(bounds.random() * actions.length)]
    await action?.(site, bounds)
    await pause(pauseMs * (0.5 + bounds.random()))
  }
}

/** Sends a request; null without a response. One that is not `isGood` counts as a failure. */
async function ask(
  site: Site,
  bounds: Bounds,
  path: string,
  init: RequestInit = {},
  isGood: (answer: Answer) => boolean = ({ status }) => status === 200,
): Promise<Answer | null> {
  const { ledger } = site
  bounds.left -= 1
  ledger.requests += 1
  const begun = performance.now()
  const what = `${init.method ?? 'GET'} ${path.replaceAll(/\d+/g, 'n')}`
  const fail = (why: string) =>
    void ledger.failures.push({ begun, ended: performance.now(), what, why })
  try {
    const signal = AbortSignal.timeout(GIVES_UP_AFTER_MS)
    const answer = await fetch(site.url + path, { ...init, signal, redirect: 'manual' })
    const read = { status: answer.status, text: await answer.text() }
    if (isGood(read)) {
      ledger.answered += 1
      return read
    }
    fail(`${read.status}`)
    if (read.status !== 502 && read.status !== 503) ledger.noteWrong(`${what}: ${read.status}`)
    const isPage = !/^\/(api|assets|feeds|media)\b/.test(path)
    if (isPage && read.status === 503 && /^\s*\{/.test(read.text)) {
      ledger.noteWrong(`${what}: JSON for a browser`)
    }
    return read
  } catch (error) {
    const { name, cause } = error as Error
    fail((cause as NodeJS.ErrnoException | undefined)?.code ?? name)
    return null
  }
}

const pages = [
  '/',
  '/quickscore',
  '/insights',
  '/contact',
  '/about',
  '/api/insights',
  '/feeds/insights.rss',
]

async function readPage(site: Site, bounds: Bounds) {
  const path = pages[Math.floor(bounds.random() * pages.length)] ?? '/'
  await ask(site, bounds, path)
}

/** Requests a page and the first files that it references. */
async function readWithFiles(site: Site, bounds: Bounds) {
  const page = await ask(site, bounds, bounds.random() < 0.5 ? '/' : '/quickscore')
  if (page?.status !== 200) return
  const files = new Set([...page.text.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path))
  for (const path of [...files].slice(0, 3)) await ask(site, bounds, path as string)
}

/** Requests with unknown addresses and parameters, to bypass caches. */
async function askForNothing(site: Site, bounds: Bounds) {
  const number = Math.floor(bounds.random() * 1e9)
  if (bounds.random() < 0.5) await ask(site, bounds, `/?x=${number}`)
  else await ask(site, bounds, `/nothing-${number}`, {}, ({ status }) => status === 404)
}

async function sendMessage(site: Site, bounds: Bounds) {
  await submit(site, bounds, 'contact', '/api/contact', (email) => ({
    name: 'A client of the soak',
    email,
    message: `A question that must not be lost, from ${email}.`,
  }))
}

async function submitAssessment(site: Site, bounds: Bounds) {
  await submit(site, bounds, 'quickscore', '/api/quickscore/submit', (email) => ({
    name: 'A client of the soak',
    company: 'Soak',
    email,
    user_type: bounds.random() < 0.5 ? 'buyer' : 'vendor',
    answers: { A1: 1 },
  }))
}

async function subscribe(site: Site, bounds: Bounds) {
  await submit(site, bounds, 'subscriber', '/api/newsletter/subscribe', (email) => ({ email }))
}

/** Sends a submission with one key, until it is acknowledged or given up. */
async function submit(
  site: Site,
  bounds: Bounds,
  kind: Entry['kind'],
  path: string,
  write: (email: string) => object,
) {
  const email = `${kind}-${site.ledger.entries.length}@${site.domain}`
  const entry: Entry = { kind, email, isAcknowledged: false }
  site.ledger.entries.push(entry)
  const body = JSON.stringify(write(email))
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const answer = await ask(site, bounds, path, { method: 'POST', headers, body })
    if (answer?.status === 200) {
      entry.isAcknowledged = true
      return
    }
    await pause(BETWEEN_TRIES_MS)
  }
}

function staff({ adminKey }: Site): Record<string, string> {
  return { 'x-admin-key': adminKey }
}

/** Creates an article, or retitles one that no other client is editing. */
async function writeArticle(site: Site, bounds: Bounds) {
  const known = bounds.random() < 0.6 ? site.ledger.idleArticles.pop() : undefined
  const slug = known?.slug ?? `soak-${randomUUID()}`
  const article: Article = known ?? { id: 0, slug, version: 0, titles: [] }
  article.titles.push(`Title ${article.version + 1} ${slug}`)
  const path = known ? `/api/admin/posts/${known.id}` : '/api/admin/posts'
  const init = {
    method: known ? 'PUT' : 'POST',
    headers: { ...staff(site), 'content-type': 'application/json' },
    body: writePost(article),
  }
  const wanted = known ? 200 : 201
  const answer = await ask(site, bounds, path, init, ({ status }) => status === wanted)
  // With an unknown outcome the article is not used again: the next save would be a conflict.
  if (answer?.status !== wanted) return
  const { data } = JSON.parse(answer.text)
  article.id = data.id
  article.version = data.version
  article.titles = article.titles.slice(-1)
  if (!known) site.ledger.articles.push(article)
  site.ledger.idleArticles.push(article)
}

function writePost({ slug, titles, version }: Article): string {
  return JSON.stringify({
    title: titles.at(-1),
    slug,
    description: 'Written by the soak',
    content: '<p>Words that stay.</p><pre><code>const one = 1</code></pre>',
    status: 'published',
    region_ids: [1],
    category_ids: [],
    ...(version > 0 && { version }),
  })
}

async function uploadFile(site: Site, bounds: Bounds) {
  const text = `A file of the soak: ${randomUUID()}\n`.repeat(200)
  const body = new FormData()
  body.append('file', new Blob([text], { type: 'text/plain' }), 'soak.txt')
  const init = { method: 'POST', headers: staff(site), body }
  const answer = await ask(
    site,
    bounds,
    '/api/admin/upload',
    init,
    ({ status }) => status === 201 || status === 200,
  )
  if (answer?.status !== 201) return
  site.ledger.uploads.push({ url: JSON.parse(answer.text).data.url, text })
}

async function lookAsStaff(site: Site, bounds: Bounds) {
  const lists = [
    'contact-messages?per_page=20',
    'outbox?per_page=20',
    'posts?q=changed&per_page=20',
  ]
  const list = lists[Math.floor(bounds.random() * lists.length)]
  await ask(site, bounds, `/api/admin/${list}`, { headers: staff(site) })
}
