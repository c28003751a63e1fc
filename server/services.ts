import { brand } from '../content/brand.ts'
import { createAccess } from './access/service.ts'
import { createAnalytics } from './analytics/service.ts'
import type { Clock } from './platform/clock.ts'
import { createCollector } from './platform/collector.ts'
import type { Config } from './platform/config.ts'
import type { Log } from './platform/log.ts'
import { createQuickscoreService } from './quickscore/service.ts'
import type { Database } from './tables.ts'

export type Services = ReturnType<typeof createServices>

interface Ports {
  config: Config
  db: Database
  clock: Clock
  log: Log
}

/** Wires the ports to the outside world into the services of every noun, once. */
export function createServices({ config, db, clock, log }: Ports) {
  const listeners = new Set<() => void>()
  const onChange = () => {
    for (const listener of listeners) listener()
  }
  const collect =
    config.ANALYTICS_URL === undefined
      ? undefined
      : createCollector(config.ANALYTICS_URL, (err) =>
          log.warn({ err }, 'An event was not counted'),
        )
  const analytics = createAnalytics(collect)
  const staffEmail = config.STAFF_EMAIL ?? brand.contactEmail
  return {
    clock,
    log,
    access: createAccess(db, config, clock),
    quickscore: createQuickscoreService({ db, clock, analytics, staffEmail, onChange }),
    /** Tells when what visitors see has changed, so that kept pages can be dropped. */
    watchChanges: (listener: () => void) => void listeners.add(listener),
  }
}
