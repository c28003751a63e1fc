import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDebounce } from './debounce.ts'

describe('putting off', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('waits for a pause, but not for ever', () => {
    const work = vi.fn()
    const rest = createDebounce(work, 1_000)
    for (let at = 0; at < 1_500; at += 100) {
      rest.later()
      vi.advanceTimersByTime(100)
    }
    expect(work).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(400)
    expect(work).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(5_000)
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('is done at once where it is asked for, once, and only if something waits', () => {
    const work = vi.fn()
    const rest = createDebounce(work)
    rest.now()
    expect(work).not.toHaveBeenCalled()
    rest.later()
    rest.now()
    vi.advanceTimersByTime(5_000)
    expect(work).toHaveBeenCalledTimes(1)
    rest.later()
    rest.cancel()
    vi.advanceTimersByTime(5_000)
    expect(work).toHaveBeenCalledTimes(1)
  })
})
