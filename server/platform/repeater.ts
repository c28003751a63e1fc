/** Soon after a start, but not in its way. */
const FIRST_LOOK_MS = 5_000
const LOOK_EVERY_MS = 15 * 60_000

/** Looks now and then whether there is work; `look` never throws, and ends soon after its signal. */
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
    /** Ends once the work in hand is done. */
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await looking
    },
  }
}
