/** A queue per key: who asks for much at once delays only their own work. */

/** Runs `most` jobs per key at once, in order; a slot then rests as long, up to `longestRestMs`. */
export function createTurns(most: number, longestRestMs = 0) {
  const lines = new Map<string, { atWork: number; waiting: (() => void)[] }>()
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(key) ?? { atWork: 0, waiting: [] }
    lines.set(key, line)
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
      return await work()
    } finally {
      // Requests that have come in meanwhile are handled first.
      setTimeout(leave, Math.min(performance.now() - begun, longestRestMs))
    }
  }
}
