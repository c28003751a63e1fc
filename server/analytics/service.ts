import type { CountedEvent } from '../platform/collector.ts'
import type { Trx } from '../tables.ts'
import { insertEvent } from './store.ts'

export type Analytics = ReturnType<typeof createAnalytics>

/**
 * The one interface for counting (decisions, B8). By default an event is a row of ours, written
 * with what caused it; with an outside collector it goes there instead, after that is stored.
 */
export function createAnalytics(collect?: (event: CountedEvent) => Promise<void>) {
  return {
    /** To be called in the transaction of what is counted. */
    async record(trx: Trx, event: CountedEvent): Promise<void> {
      if (collect) return
      await insertEvent(trx, {
        name: event.name,
        properties: JSON.stringify(event.properties),
        created_at: event.at.toISOString(),
      })
    },
    /** To be called once that transaction has been stored; nobody waits for the collector. */
    forward(event: CountedEvent): void {
      void collect?.(event)
    },
  }
}
