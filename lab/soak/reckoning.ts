import { setTimeout as pause } from 'node:timers/promises'
import type { Site } from './clients.ts'
import type { Instance } from './instance.ts'
import type { Article, Entry } from './ledger.ts'
import type { PostOffice } from './post-office.ts'

const ROWS_AT_ONCE = 500
/** Slightly more than the maximum age of a cached page without an invalidation. */
const PAGES_AGE_MS = 75_000
const lists = {
  contact: 'admin/contact-messages',
  quickscore: 'quickscore-assessments',
  subscriber: 'admin/newsletter-subscribers',
} as const
/** Number of mails that each submission causes. */
const lettersOwed = { contact: 2, quickscore: 2, subscriber: 1 } as const

export interface Reckoning {
  acknowledged: number
  /** Acknowledged but not stored. */
  lost: string[]
  /** Stored more than once for one key. */
  doubled: string[]
  mailMissing: string[]
  /** Delivered again with the same Message-ID. */
  mailRepeated: string[]
  /** Created twice, as two mails. */
  mailDoubled: string[]
  lettersTaken: number
  /** Pages with outdated content. */
  stale: string[]
}

/** Compares the records of the clients and the mail server with the site's data. */
export async function reckon(
  site: Site,
  instances: readonly Instance[],
  office: PostOffice,
): Promise<Reckoning> {
  office.read()
  const stored = await countStored(site)
  const { entries, articles, uploads } = site.ledger
  const acknowledged = entries.filter(({ isAcknowledged }) => isAcknowledged)
  const lost = acknowledged.map(({ email }) => email).filter((email) => !stored.has(email))
  lost.push(...(await findLostArticles(site)), ...(await findLostFiles(site)))
  const mails = [...office.mails.values()].filter(({ about }) => about.endsWith(site.domain))
  const owed = entries.filter(({ email }) => stored.has(email))
  const countOf = ({ email }: Entry) => mails.filter(({ about }) => about === email).length
  return {
    acknowledged: acknowledged.length + articles.length + uploads.length,
    lost,
    doubled: [...stored].flatMap(([email, times]) => (times > 1 ? [email] : [])),
    mailMissing: owed.filter((one) => countOf(one) < lettersOwed[one.kind]).map(emailOf),
    mailRepeated: mails.filter(({ times }) => times > 1).map(({ about }) => about),
    mailDoubled: owed.filter((one) => countOf(one) > lettersOwed[one.kind]).map(emailOf),
    lettersTaken: mails.length,
    stale: await findStale(site, instances),
  }
}

const emailOf = ({ email }: Entry) => email

/** Fetches a text; unlike a client, throws on failure. */
async function read(url: string, headers: Record<string, string>) {
  const answer = await fetch(url, { headers })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}: ${text}`)
  return text
}

const staff = ({ adminKey }: Site) => ({ 'x-admin-key': adminKey })

async function countStored(site: Site): Promise<Map<string, number>> {
  const stored = new Map<string, number>()
  const paths = [...Object.values(lists), `${lists.contact}?held=true`]
  for (const path of paths) {
    for (let page = 1; ; page += 1) {
      const query = `${path.includes('?') ? '&' : '?'}per_page=${ROWS_AT_ONCE}&page=${page}&sort=created_at`
      const { data } = JSON.parse(await read(`${site.url}/api/${path}${query}`, staff(site)))
      for (const { email } of data as { email: string }[]) {
        stored.set(email, (stored.get(email) ?? 0) + 1)
      }
      if (data.length < ROWS_AT_ONCE) break
    }
  }
  return stored
}

async function findLostArticles(site: Site): Promise<string[]> {
  const lost: string[] = []
  for (const article of site.ledger.articles) {
    const { id, titles } = article
    const title = (await readStored(site, article))?.title
    if (!title || !titles.includes(title)) lost.push(`article ${id}: ${titles.join(' or ')}`)
  }
  return lost
}

async function readStored(site: Site, { id }: Article) {
  const answer = await fetch(`${site.url}/api/admin/posts/${id}`, { headers: staff(site) })
  const { data } = await answer.json()
  return data as { title: string; published_at: string } | undefined
}

async function findLostFiles(site: Site): Promise<string[]> {
  const lost: string[] = []
  for (const { url, text } of site.ledger.uploads) {
    const answer = await fetch(site.url + url)
    if ((await answer.text()) !== text) lost.push(url)
  }
  return lost
}

/**
 * Finds instances that do not show an article's current state after the cache's maximum age.
 * Articles written while the clock was ahead are excluded, since they are not public yet.
 */
async function findStale(site: Site, instances: readonly Instance[]): Promise<string[]> {
  const giveUpAt = performance.now() + PAGES_AGE_MS
  const now = new Date().toISOString()
  const isPublic = async (article: Article) => {
    const stored = await readStored(site, article)
    return stored !== undefined && stored.published_at <= now
  }
  const isShown = await Promise.all(site.ledger.articles.map(isPublic))
  const articles = site.ledger.articles.filter((_, index) => isShown[index])
  let open = instances.flatMap((instance) => articles.map((article) => ({ instance, article })))
  for (;;) {
    const stale: typeof open = []
    for (const one of open) {
      const html = await read(`${one.instance.url}/insights/${one.article.slug}`, {}).catch(String)
      if (!one.article.titles.some((title) => html.includes(title))) stale.push(one)
    }
    open = stale
    if (open.length === 0 || performance.now() > giveUpAt) break
    await pause(2_000)
  }
  return open.map(({ instance, article }) => `${instance.name}: /insights/${article.slug}`)
}

/** Number of pending mails; null if the site does not respond. */
export async function countWaiting(site: Site): Promise<number | null> {
  const path = `${site.url}/api/admin/outbox?status=pending&per_page=1`
  const text = await read(path, staff(site)).catch(() => null)
  return text === null ? null : (JSON.parse(text).meta.total as number)
}
