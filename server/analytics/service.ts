import type { PageEvent } from '../../domain/analytics.ts'
import type { Clock } from '../platform/clock.ts'
import type { CountedEvent } from '../platform/collector.ts'
import type { Database, Trx } from '../tables.ts'
import { countByDay, insertEvent } from './store.ts'

export { deleteOldEvents } from './keeping-store.ts'

interface Ports {
  db: Database
  clock: Clock
  /** An outside collector, where the settings name one. */
  collect?: ((event: CountedEvent) => Promise<void>) | undefined
}

export type Analytics = ReturnType<typeof createAnalytics>

/**
 * The one interface for counting (decisions, B8). By default an event is a row of ours, written
 * with what caused it; with an outside collector it goes there instead, after that is stored.
 */
export function createAnalytics({ db, clock, collect }: Ports) {
  /** To be called in the transaction of what is counted. */
  async function record(trx: Database | Trx, event: CountedEvent): Promise<void> {
    if (collect) return
    await insertEvent(trx, {
      name: event.name,
      properties: JSON.stringify(event.properties),
      created_at: event.at.toISOString(),
    })
  }

  /** To be called once that transaction has been stored; nobody waits for the collector. */
  function forward(event: CountedEvent): void {
    void collect?.(event)
  }

  /** Counts what a page reports by itself. */
  async function countPageEvent({ name, properties }: PageEvent): Promise<void> {
    const event = { name, properties, at: clock.now() }
    await record(db, event)
    forward(event)
  }

  /**
   * How often an event was counted on each day (UTC) since `since`; null where an outside collector
   * has them, so that nobody takes that for none.
   */
  async function listDays(
    name: CountedEvent['name'],
    since: Date,
  ): Promise<{ day: string; count: number }[] | null> {
    return collect ? null : countByDay(db, name, since.toISOString())
  }

  return { record, forward, countPageEvent, listDays }
}
