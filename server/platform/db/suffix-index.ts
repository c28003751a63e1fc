import { type Kysely, sql } from 'kysely'
import { isOnPostgres } from './database.ts'

/** Texts with a PostgreSQL index of every suffix of each word. */
interface Texts {
  table: string
  column: string
}

/** Advisory lock, so that only one of several instances builds the indexes. */
const LOCK = 7_204_613

/** Names of the indexes known to be valid, by database; a valid index is never dropped. */
const known = new WeakMap<object, Set<string>>()

const nameOf = ({ table }: Texts) => `${table}_endings`

/** Whether the index exists and is valid; until then searches scan the texts. */
export async function hasSuffixIndex<T>(db: Kysely<T>, texts: Texts): Promise<boolean> {
  const names = known.get(db) ?? new Set<string>()
  known.set(db, names)
  const name = nameOf(texts)
  if (!names.has(name) && (await findState(db, name)) === true) names.add(name)
  return names.has(name)
}

/**
 * Builds the indexes that the migration skipped for long tables: a minute or two for ten thousand
 * articles, without blocking writes. `open` gives a connection of its own without time limits;
 * `signal` aborts the build, and the next start begins again. Returns how many were built.
 */
export async function buildSuffixIndex<T>(
  db: Kysely<T>,
  every: readonly Texts[],
  open: () => Kysely<T>,
  signal: AbortSignal,
): Promise<number> {
  const missing: Texts[] = []
  for (const texts of isOnPostgres(db) ? every : []) {
    if (!(await hasSuffixIndex(db, texts))) missing.push(texts)
  }
  if (missing.length === 0 || signal.aborted) return 0
  const own = open()
  try {
    return await own.connection().execute(async (one) => {
      const { pid, isOurs } = await claim(one)
      if (!isOurs || signal.aborted) return 0
      const cancel = () => void sql`select pg_cancel_backend(${pid})`.execute(own).catch(() => {})
      signal.addEventListener('abort', cancel, { once: true })
      for (const texts of missing) await makeOne(one, texts)
      return missing.length
    })
  } catch (error) {
    if (signal.aborted) return 0
    throw error
  } finally {
    await own.destroy()
  }
}

/** Tries to take the lock, which is held until the connection ends. */
async function claim<T>(one: Kysely<T>) {
  const { rows } = await sql<{ pid: number; isOurs: boolean }>`
    select pg_backend_pid() as pid, pg_try_advisory_lock(${sql.lit(LOCK)}) as "isOurs"
  `.execute(one)
  return rows[0] ?? { pid: 0, isOurs: false }
}

async function makeOne<T>(one: Kysely<T>, texts: Texts): Promise<void> {
  const index = sql.id(nameOf(texts))
  // An interrupted build leaves an invalid index: every write maintains it, no query uses it.
  if ((await findState(one, nameOf(texts))) === false) {
    await sql`drop index concurrently if exists ${index}`.execute(one)
  }
  const endings = sql`gin (endings_of(${sql.ref(texts.column)}))`
  await sql`
    create index concurrently if not exists ${index} on ${sql.table(texts.table)} using ${endings}
  `.execute(one)
  await sql`alter index ${index} alter column 1 set statistics 0`.execute(one)
}

/** Whether the index is valid; null where there is none. */
async function findState<T>(db: Kysely<T>, name: string): Promise<boolean | null> {
  const { rows } = await sql<{ indisvalid: boolean }>`
    select indisvalid from pg_index where indexrelid = to_regclass(${name})
  `.execute(db)
  return rows[0]?.indisvalid ?? null
}
