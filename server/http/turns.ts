/** Who asks for much at once waits for their own, and keeps nobody else waiting. */

/** In order, `most` of a key at once; each place then rests as long as its work took, `longestRestMs` at most. */
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
      // Requests of others that have come in meanwhile are looked at first.
      setTimeout(leave, Math.min(performance.now() - begun, longestRestMs))
    }
  }
}
