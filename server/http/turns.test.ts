import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTurns } from './turns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** When each piece of work began, in milliseconds, given how long it takes. */
async function beginnings(turns: ReturnType<typeof createTurns>, asked: [string, number][]) {
  const start = performance.now()
  const began: string[] = []
  const done = asked.map(([key, ms]) =>
    turns(key, () => {
      began.push(`${key} ${Math.round(performance.now() - start)}`)
      return new Promise<void>((resolve) => void setTimeout(resolve, ms))
    }),
  )
  await vi.advanceTimersByTimeAsync(5_000)
  await Promise.all(done)
  return began
}

test('of a thread that is shared, one key has half, and another begins at once', async () => {
  const asked: [string, number][] = [
    ['a', 30],
    ['a', 30],
    ['a', 1_000],
    ['a', 30],
    ['b', 30],
  ]
  // After a second of work the slot rests for the maximum of 200 ms.
  expect(await beginnings(createTurns(1, 200), asked)).toEqual([
    'a 0',
    'b 0',
    'a 60',
    'a 120',
    'a 1320',
  ])
})

test('work of a process of its own goes on without a rest, so many at once', async () => {
  const asked = Array.from({ length: 4 }, (): [string, number] => ['a', 30])
  expect(await beginnings(createTurns(2), asked)).toEqual(['a 0', 'a 0', 'a 31', 'a 31'])
})

test('a place is free again when work fails', async () => {
  const turns = createTurns(1)
  await expect(turns('a', async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await beginnings(turns, [['a', 30]])).toHaveLength(1)
})

test('who has waited too long is refused in an instant, and the next one is not', async () => {
  const turns = createTurns(1, 0, 50)
  const [, late] = [60, 30].map((ms) => turns('a', () => new Promise((ok) => setTimeout(ok, ms))))
  const refused = expect(late).rejects.toThrow('in a few seconds')
  await Promise.all([refused, vi.advanceTimersByTimeAsync(99)])
  expect(await beginnings(turns, [['a', 30]])).toEqual(['a 0'])
})
