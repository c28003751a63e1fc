import { busy } from '../../domain/errors.ts'

const BUSY = 'Many people are sending this at the moment. Please try again in a few seconds.'

/**
 * A queue per key: who asks for much at once delays only their own work. Runs `most` jobs per key
 * at once, in order; a slot then rests as long, up to `longestRestMs`. A job that has waited longer
 * than `longestWaitMs` is refused as `too-busy`.
 */
export function createTurns(most: number, longestRestMs = 0, longestWaitMs = Infinity) {
  const lines = new Map<string, { atWork: number; waiting: (() => void)[] }>()
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(key) ?? { atWork: 0, waiting: [] }
    lines.set(key, line)
    const asked = performance.now()
    if (line.atWork < most) line.atWork += 1
    else await new Promise<void>((resolve) => line.waiting.push(resolve))
    const begun = performance.now()
    const leave = () => {
      const next = line.waiting.shift()
      if (next) next()
      else line.atWork -= 1
      if (line.atWork === 0) lines.delete(key)
    }
    try {
      if (begun - asked > longestWaitMs) throw busy(BUSY)
      return await work()
    } finally {
      // Requests that have come in meanwhile are handled first.
      setTimeout(leave, Math.min(performance.now() - begun, longestRestMs))
    }
  }
}
