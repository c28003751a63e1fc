/** Codes of PostgreSQL: unique and foreign-key violation, serialisation failure, deadlock. */
const postgresClashes = new Set(['23505', '23503', '40001', '40P01'])
/** SQLITE_CONSTRAINT; the kind of constraint is in the higher bits of the code. */
const SQLITE_CONSTRAINT = 19

/**
 * Does `work`, a whole transaction, again where another one got between its checks and its writes:
 * this time the check sees what the other one did, and can say so.
 */
export async function retryOnClash<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isClash(error)) throw error
    return work()
  }
}

function isClash(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  if (typeof errcode === 'number') return (errcode & 0xff) === SQLITE_CONSTRAINT
  return typeof code === 'string' && postgresClashes.has(code)
}
