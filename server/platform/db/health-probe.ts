import { unavailable } from '../../../domain/errors.ts'

/** An answer that is due for this long makes us ask whether anybody is there. */
const PATIENCE_MS = 3_000
const ASK_AGAIN_MS = 500

export type HealthProbe = ReturnType<typeof createHealthProbe>

/**
 * Tells a slow answer from none: a server that is stopped, or cut off, holds its connections open
 * and says nothing. `probe` asks it on a way of its own and throws unless it answers in time. Once
 * it has not, all that waits is given up, and nothing new waits until it answers again.
 */
export function createHealthProbe(probe: () => Promise<void>) {
  const waiting = new Set<(error: unknown) => void>()
  let isAsking = false
  let silence: Error | null = null
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function ask() {
    if (isAsking) return
    isAsking = true
    try {
      await probe()
      silence = null
    } catch (error) {
      if (isStopped) return
      silence = error as Error
      for (const giveUp of waiting) giveUp(unavailable(error))
      timer = setTimeout(ask, ASK_AGAIN_MS).unref()
    } finally {
      isAsking = false
    }
  }

  return {
    /** Throws `unavailable` while the server is known to be silent. */
    requireAnswers() {
      if (silence) throw unavailable(silence)
    },
    /** Passes on how `work` ends; throws `unavailable` if the server falls silent before. */
    during<T>(work: Promise<T>): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        // Again and again: it may fall silent late in a long statement.
        const asks = setInterval(ask, PATIENCE_MS).unref()
        waiting.add(reject)
        const finish = () => {
          clearInterval(asks)
          waiting.delete(reject)
        }
        work.then(resolve, reject).then(finish)
      })
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
