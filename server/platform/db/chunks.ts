/** Most values in one statement; both engines limit its parameters. */
const AT_ONCE = 1_000

/** The values in their order, some at a time. */
export function* chunksOf<T>(values: readonly T[], size = AT_ONCE): Generator<T[]> {
  for (let first = 0; first < values.length; first += size) yield values.slice(first, first + size)
}
