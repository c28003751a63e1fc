/** Read counts of articles: counted in memory, stored each minute. */
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
/** Limit on counted slugs: referrers of QuickScore starts may name articles that do not exist. */
const MOST_NAMES = 5_000

/**
 * Counts of this process that are not stored yet. A server that is killed loses up to a minute of
 * them; in return no reader waits for the database.
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

  /** Counts a read of an article, or a QuickScore start from the article at the path `from`. */
  count(path: string, from: string | null = null): void {
    const isStart = path === quickscore
    const [, slug] = article.exec(isStart ? (from ?? '') : path) ?? []
    if (!slug || (isStart && this.#counts.size >= MOST_NAMES)) return
    const day = formatIsoDay(this.#clock.now())
    this.#add({ slug, day, amount: isStart ? 0 : 1, starts: isStart ? 1 : 0 })
  }

  /** Returns all counts and resets them. */
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
 * Adds this process's counts to the stored ones and moves the sums on to the current day. Never
 * throws: counts that could not be stored are kept for the next run.
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
  // A failure is harmless: a list sorted by views brings the sums up to date itself.
  await normaliseSums({ db, clock }).catch((err) => {
    log.warn({ err }, 'How often articles were read could not be summed up; it is tried again')
  })
}

/** Sums recomputed in one transaction. */
const SUMS_AT_ONCE = 200

/** Recomputes sums that include days out of the period shown, as they do once a day. */
export async function normaliseSums({ db, clock }: Pick<ViewPorts, 'db' | 'clock'>): Promise<void> {
  const since = firstDay(clock.now())
  if (await store.areSumsSettled(db, since)) return
  for (let settled = SUMS_AT_ONCE; settled === SUMS_AT_ONCE; ) {
    settled = await runTransaction(db, (trx) => store.normaliseSums(trx, since, SUMS_AT_ONCE))
  }
}

/** Returns a lookup of how often each of these posts was read in the period shown. */
export async function sumViews(
  ports: Pick<ViewPorts, 'db' | 'clock'>,
  posts: readonly { id: number }[],
): Promise<(post: { id: number }) => number> {
  if (posts.length === 0) return () => 0
  const since = firstDay(ports.clock.now())
  let sums = await store.listSums(ports.db, posts)
  // A new day has begun, and no job has run since.
  if (sums.some((sum) => sum.since < since)) {
    await normaliseSums(ports)
    sums = await store.listSums(ports.db, posts)
  }
  const amounts = new Map(sums.map(({ post_id, amount }) => [post_id, amount]))
  return ({ id }) => amounts.get(id) ?? 0
}

/** Read counts per day and article, for the full export. */
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
