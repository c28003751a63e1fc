import { articleSlugOf, noSuchPage, type PageEvent } from '../../domain/analytics.ts'
import { invalid } from '../../domain/errors.ts'
import type { CountedEvent } from '../platform/collector.ts'
import type { Ports } from '../ports.ts'
import { isKnown } from '../posts/read/service.ts'
import type { Database, Trx } from '../tables.ts'
import { countEvent, countSince } from './store.ts'

/**
 * By default an event is counted by us, together with the storing of what caused it; with an outside collector it
 * goes there instead, after that is stored.
 */
export type AnalyticsPorts = Pick<Ports, 'db' | 'clock' | 'collect'>

/** To be called in the transaction of what is counted. */
export async function recordEvent(
  { collect }: Pick<AnalyticsPorts, 'collect'>,
  trx: Database | Trx,
  event: CountedEvent,
): Promise<void> {
  if (collect) return
  await countEvent(
    trx,
    { name: event.name, properties: JSON.stringify(event.properties) },
    event.at,
  )
}

/** To be called once that transaction has been stored; nobody waits for the collector. */
export function forwardEvent({ collect }: Pick<AnalyticsPorts, 'collect'>, event: CountedEvent) {
  void collect?.(event)
}

/** Counts what a page reports by itself. Throws `invalid` for an article that nobody can read. */
export async function countPageEvent(ports: AnalyticsPorts, { name, properties }: PageEvent) {
  const slug = articleSlugOf(properties.path)
  if (slug !== null && !(await isKnown(ports, slug))) throw invalid(noSuchPage)
  const event = { name, properties, at: ports.clock.now() }
  await recordEvent(ports, ports.db, event)
  forwardEvent(ports, event)
}

/**
 * How often an event was counted from the day `since` (UTC) on; null where an outside collector has
 * them, so that nobody takes that for none.
 */
export async function countEvents(
  { db, collect }: Pick<AnalyticsPorts, 'db' | 'collect'>,
  name: CountedEvent['name'],
  since: string,
): Promise<number | null> {
  return collect ? null : countSince(db, name, since)
}
