import type { Log } from '../platform/log.ts'
import type { RetentionRun } from './service.ts'

/** Soon after a start, but not in its way. */
const FIRST_LOOK_MS = 5_000
const LOOK_EVERY_MS = 15 * 60_000

interface Ports {
  privacy: { deleteOldIfDue(signal: AbortSignal): Promise<RetentionRun | null> }
  log: Log
  /** Told of every run. */
  onRun?: ((run: RetentionRun) => void) | undefined
  firstLookMs?: number
}

/** Deletes once a day what is no longer needed, in one of the instances. */
export function createPrivacyWorker({ privacy, log, onRun, firstLookMs = FIRST_LOOK_MS }: Ports) {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let looking = Promise.resolve()

  async function look(): Promise<void> {
    const run = await privacy.deleteOldIfDue(stopping.signal).catch((err) => {
      log.error({ err }, 'Whether data is past its time could not be found out')
      return null
    })
    if (run) report(run)
    lookAfter(LOOK_EVERY_MS)
  }

  function report(run: RetentionRun) {
    const { seconds, deleted, failures, isComplete } = run
    for (const { kept, err } of failures) log.error({ err, kept }, 'Data could not be deleted')
    log.info({ seconds, deleted, isComplete }, 'Data past its time was deleted')
    onRun?.(run)
  }

  function lookAfter(ms: number) {
    if (stopping.signal.aborted) return
    timer = setTimeout(() => {
      looking = look()
    }, ms)
    timer.unref()
  }

  return {
    start: () => lookAfter(firstLookMs),
    /** Ends once the batch in hand is done. */
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await looking
    },
  }
}
