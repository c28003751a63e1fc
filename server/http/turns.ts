/** Who asks for much at once waits for their own, and keeps nobody else waiting. */

interface Line {
  atWork: number
  waiting: (() => void)[]
}

/** Does work in turn: `most` of a key at once, in the order in which it was asked for. */
export type Turns = <T>(key: string, work: () => Promise<T>) => Promise<T>

export function createTurns(most: number): Turns {
  const lines = new Map<string, Line>()
  return async (key, work) => {
    const line = lines.get(key) ?? { atWork: 0, waiting: [] }
    lines.set(key, line)
    if (line.atWork < most) line.atWork += 1
    else await new Promise<void>((resolve) => line.waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = line.waiting.shift()
      // Requests of others that have come in meanwhile are looked at first.
      if (next) setImmediate(next)
      else line.atWork -= 1
      if (line.atWork === 0) lines.delete(key)
    }
  }
}
