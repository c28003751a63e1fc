/** How often articles are read: counted in memory, and stored each minute. */
import { type Actor, requireRole } from '../../../domain/actor.ts'
import { notFound } from '../../../domain/errors.ts'
import {
  type ArticleViews,
  FEWEST_STARTS,
  fillDays,
  firstDay,
  type ReadWeek,
  WEEK_DAYS,
} from '../../../domain/posts/views.ts'
import { formatIsoDay } from '../../../domain/wording.ts'
import type { Clock } from '../../platform/clock.ts'
import { runTransaction } from '../../platform/db/transactions.ts'
import type { Ports } from '../../ports.ts'
import { findPost } from '../write/store.ts'
import * as store from './views-store.ts'

const article = /^\/insights\/([a-z0-9_-]{1,120})$/
const quickscore = '/quickscore'
/** Links may name articles that do not exist; so many names are held until the next minute. */
const MOST_NAMES = 5_000

/**
 * What this process has counted and not yet stored: a server that is killed loses a minute of it,
 * and no reader waits for the database.
 */
export class ViewCounts {
  readonly #clock: Clock
  #counts = new Map<string, store.SlugCount>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  isCounted(path: string): boolean {
    return path === quickscore || (path.startsWith('/insights/') && article.test(path))
  }

  /** A read of an article, or QuickScore opened from one. */
  count(path: string, from: string | null = null): void {
    const isStart = path === quickscore
    const [, slug] = article.exec(isStart ? (from ?? '') : path) ?? []
    if (!slug || (isStart && this.#counts.size >= MOST_NAMES)) return
    const day = formatIsoDay(this.#clock.now())
    this.#add({ slug, day, amount: isStart ? 0 : 1, starts: isStart ? 1 : 0 })
  }

  /** All of them, which are the caller's now. */
  take(): store.SlugCount[] {
    const counts = [...this.#counts.values()]
    this.#counts = new Map()
    return counts
  }

  giveBack(counts: readonly store.SlugCount[]): void {
    for (const count of counts) this.#add(count)
  }

  #add({ slug, day, amount, starts }: store.SlugCount) {
    const key = `${day} ${slug}`
    const before = this.#counts.get(key) ?? { amount: 0, starts: 0 }
    const sum = { amount: before.amount + amount, starts: before.starts + starts }
    this.#counts.set(key, { slug, day, ...sum })
  }
}

export type ViewPorts = Pick<Ports, 'db' | 'clock' | 'log' | 'views'>

/**
 * Adds what was counted to what all instances have stored, and brings the sums up to the day. Never
 * throws: what could not be stored is tried again.
 */
export async function storeViews({ db, clock, log, views }: ViewPorts): Promise<void> {
  const counts = views.take()
  if (counts.length === 0) return
  try {
    await runTransaction(db, (trx) => store.addViews(trx, counts))
  } catch (err) {
    views.giveBack(counts)
    log.warn({ err }, 'How often articles were read could not be stored; it is tried again')
    return
  }
  // The list does the same when it is asked for.
  await normaliseSums({ db, clock }).catch((err) => {
    log.warn({ err }, 'How often articles were read could not be summed up; it is tried again')
  })
}

/** So many are summed up before others have their turn. */
const SUMS_AT_ONCE = 200

/** Makes the sums those of the days that are looked at. Once a day there is something to do. */
export async function normaliseSums({ db, clock }: Pick<ViewPorts, 'db' | 'clock'>): Promise<void> {
  const since = firstDay(clock.now())
  if (await store.areSumsSettled(db, since)) return
  for (let settled = SUMS_AT_ONCE; settled === SUMS_AT_ONCE; ) {
    settled = await runTransaction(db, (trx) => store.normaliseSums(trx, since, SUMS_AT_ONCE))
  }
}

/** How often each of these was read on the days that are looked at. */
export async function sumViews(
  ports: Pick<ViewPorts, 'db' | 'clock'>,
  posts: readonly { id: number }[],
): Promise<(post: { id: number }) => number> {
  if (posts.length === 0) return () => 0
  const since = firstDay(ports.clock.now())
  let sums = await store.listSums(ports.db, posts)
  // A new day, of which no job has known yet.
  if (sums.some((sum) => sum.since < since)) {
    await normaliseSums(ports)
    sums = await store.listSums(ports.db, posts)
  }
  const amounts = new Map(sums.map(({ post_id, amount }) => [post_id, amount]))
  return ({ id }) => amounts.get(id) ?? 0
}

/** Each day of each article, for the download of everything. */
export async function* readViews({ db }: Pick<ViewPorts, 'db'>, actor: Actor) {
  requireRole(actor, 'reader')
  yield* store.readDays(db)
}

/** What was read in the last seven days, and from which articles QuickScore was opened. */
export async function getReadWeek(ports: ViewPorts, actor: Actor): Promise<ReadWeek> {
  requireRole(actor, 'reader')
  const { db, clock } = ports
  await storeViews(ports)
  const since = firstDay(clock.now(), WEEK_DAYS)
  const [views, articles, starts] = await Promise.all([
    store.sumAllViews(db, since),
    store.listMost(db, since, { of: 'amount', least: 1 }),
    store.listMost(db, since, { of: 'starts', least: FEWEST_STARTS }),
  ])
  return { since, views, articles, starts }
}

/** Throws `not-found`. */
export async function getViews(ports: ViewPorts, actor: Actor, id: number): Promise<ArticleViews> {
  requireRole(actor, 'reader')
  const { db, clock } = ports
  await storeViews(ports)
  if (!(await findPost(db, id))) throw notFound('The blog post')
  const now = clock.now()
  return fillDays(await store.listDays(db, id, firstDay(now)), now)
}
