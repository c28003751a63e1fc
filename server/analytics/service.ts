import { articleSlugOf, noSuchPage, type PageEvent } from '../../domain/analytics.ts'
import { invalid } from '../../domain/errors.ts'
import type { CountedEvent } from '../platform/collector.ts'
import type { Ports } from '../ports.ts'
import { isKnown } from '../posts/read/service.ts'
import type { Database, Trx } from '../tables.ts'
import { countEvent, countSince } from './store.ts'

/**
 * By default an event is counted in our database, in the transaction of what caused it; an outside
 * collector gets it instead, after that transaction.
 */
export type AnalyticsPorts = Pick<Ports, 'db' | 'clock' | 'collect'>

/** Counts an event in our database; call it in the transaction of what caused it. */
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

/** Sends an event to the collector without waiting; call it after that transaction. */
export function forwardEvent({ collect }: Pick<AnalyticsPorts, 'collect'>, event: CountedEvent) {
  void collect?.(event)
}

/** Counts an event that a page reports. Throws `invalid` for an article that nobody can read. */
export async function countPageEvent(ports: AnalyticsPorts, { name, properties }: PageEvent) {
  const slug = articleSlugOf(properties.path)
  if (slug !== null && !(await isKnown(ports, slug))) throw invalid(noSuchPage)
  const event = { name, properties, at: ports.clock.now() }
  await recordEvent(ports, ports.db, event)
  forwardEvent(ports, event)
}

/**
 * How often an event was counted from the day `since` (UTC) on; null where an outside collector has
 * the counts, which must not look like none.
 */
export async function countEvents(
  { db, collect }: Pick<AnalyticsPorts, 'db' | 'collect'>,
  name: CountedEvent['name'],
  since: string,
): Promise<number | null> {
  return collect ? null : countSince(db, name, since)
}
