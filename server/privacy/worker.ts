import { createRepeater } from '../platform/repeater.ts'
import type { Ports } from '../ports.ts'
import { deleteOldIfDue, type RetentionRun } from './service.ts'

interface WorkerPorts extends Ports {
  /** Told of every run. */
  onRun?: ((run: RetentionRun) => void) | undefined
  firstLookMs?: number
}

/** Deletes once a day what is no longer needed, in one of the instances. */
export function createPrivacyWorker({ onRun, firstLookMs, ...ports }: WorkerPorts) {
  const { log } = ports

  async function look(signal: AbortSignal): Promise<void> {
    const run = await deleteOldIfDue(ports, signal).catch((err) => {
      log.error({ err }, 'Whether data is past its time could not be found out')
      return null
    })
    if (run) report(run)
  }

  function report(run: RetentionRun) {
    const { seconds, deleted, failures, isComplete } = run
    for (const { kept, err } of failures) log.error({ err, kept }, 'Data could not be deleted')
    log.info({ seconds, deleted, isComplete }, 'Data past its time was deleted')
    onRun?.(run)
  }

  return createRepeater(look, { firstMs: firstLookMs })
}
