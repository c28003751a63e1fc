/** Delay of the first look, so that it does not slow the start. */
const FIRST_LOOK_MS = 5_000
const LOOK_EVERY_MS = 15 * 60_000

/** Calls `look` at intervals; it must never throw, and must end soon after its signal aborts. */
export function createRepeater(
  look: (signal: AbortSignal) => Promise<void>,
  { firstMs = FIRST_LOOK_MS, everyMs = LOOK_EVERY_MS } = {},
) {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let looking = Promise.resolve()

  function lookAfter(ms: number) {
    if (stopping.signal.aborted) return
    timer = setTimeout(() => {
      looking = look(stopping.signal).then(() => lookAfter(everyMs))
    }, ms)
    timer.unref()
  }

  return {
    start: () => lookAfter(firstMs),
    /** Aborts the running `look` and waits for its end. */
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await looking
    },
  }
}
