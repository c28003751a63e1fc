import { type Kysely, sql } from 'kysely'
import { isOnPostgres } from './database.ts'

/** Texts of which PostgreSQL has an index over every ending of each word. */
interface Texts {
  table: string
  column: string
}

/** So that of several instances one makes them. */
const LOCK = 7_204_613

/** Which are known to be there, by the database that was asked: they stay. */
const known = new WeakMap<object, Set<string>>()

const nameOf = ({ table }: Texts) => `${table}_endings`

/** Whether the index is there and whole; until then the texts are read. */
export async function hasSuffixIndex<T>(db: Kysely<T>, texts: Texts): Promise<boolean> {
  const names = known.get(db) ?? new Set<string>()
  known.set(db, names)
  const name = nameOf(texts)
  if (!names.has(name) && (await findState(db, name)) === true) names.add(name)
  return names.has(name)
}

/**
 * Makes those that the migration left, because the table was full: a minute or two for ten thousand
 * articles, in which they are written as ever. `open` gives a connection of its own without limits
 * of time; `signal` breaks it off, and the next start begins again. Answers with how many were made.
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

/** Until the connection ends. */
async function claim<T>(one: Kysely<T>) {
  const { rows } = await sql<{ pid: number; isOurs: boolean }>`
    select pg_backend_pid() as pid, pg_try_advisory_lock(${sql.lit(LOCK)}) as "isOurs"
  `.execute(one)
  return rows[0] ?? { pid: 0, isOurs: false }
}

async function makeOne<T>(one: Kysely<T>, texts: Texts): Promise<void> {
  const index = sql.id(nameOf(texts))
  // One that was broken off is kept up by every write, and never asked.
  if ((await findState(one, nameOf(texts))) === false) {
    await sql`drop index concurrently if exists ${index}`.execute(one)
  }
  const endings = sql`gin (endings_of(${sql.ref(texts.column)}))`
  await sql`
    create index concurrently if not exists ${index} on ${sql.table(texts.table)} using ${endings}
  `.execute(one)
  await sql`alter index ${index} alter column 1 set statistics 0`.execute(one)
}

/** Whether it is whole; null where there is none. */
async function findState<T>(db: Kysely<T>, name: string): Promise<boolean | null> {
  const { rows } = await sql<{ indisvalid: boolean }>`
    select indisvalid from pg_index where indexrelid = to_regclass(${name})
  `.execute(db)
  return rows[0]?.indisvalid ?? null
}
