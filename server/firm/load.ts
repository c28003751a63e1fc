/**
 * Steps before words are loaded: words are constants made from the firm's record, so this module
 * must not import any.
 */
import { chmodSync, existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FirmError, parseFirm } from '../../domain/firm.ts'
import type { Config } from '../platform/config.ts'
import { migrate, openDatabase, sqliteFileIn } from '../platform/db/database.ts'
import { holdAsServer } from '../platform/db/sqlite.ts'
import { makeFolder } from '../platform/files/make-folder.ts'
import type { Database } from '../tables.ts'
import { insertVersion, listVersions } from './store.ts'

/** The record of a firm that keeps it in version control; read by the first start. */
const seedFile = join(import.meta.dirname, '../../content/firm.json')

type Settings = Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>

/**
 * SQLite allows one server. Throws if another one runs on the same data.
 * @public `server.ts` loads it by its path.
 */
export function holdPlace({ DATA_DIR, DATABASE_URL }: Settings): void {
  if (DATABASE_URL) return
  const lock = holdAsServer(sqliteFileIn(DATA_DIR))
  process.once('exit', () => lock.close())
}

/**
 * Migrates the database and writes the firm's record, on connections without time limits: with much
 * data that takes longer than a request may. Throws FirmError where the record cannot be used.
 */
export async function prepareFirm(settings: Settings): Promise<void> {
  const db = openDatabase(settings, { hasTimeLimits: false })
  try {
    closeToOthers(settings)
    await migrate(db)
    if ((await listVersions(db, 1)).length === 0) await addFirstVersion(db)
    await writeRecord(settings, db)
  } finally {
    await db.destroy()
  }
}

/** Closes the data to other accounts, also data made under another umask. */
function closeToOthers({ DATA_DIR }: Settings): void {
  makeFolder(DATA_DIR)
  if (statSync(DATA_DIR).uid !== process.getuid?.()) return
  chmodSync(DATA_DIR, 0o700)
  if (existsSync(sqliteFileIn(DATA_DIR))) chmodSync(sqliteFileIn(DATA_DIR), 0o600)
}

/** For commands: the database stays as it is, and may be of an older version. */
export async function loadFirm(settings: Settings): Promise<void> {
  const db = openDatabase(settings, { hasTimeLimits: false })
  await writeRecord(settings, db).finally(() => db.destroy())
}

async function addFirstVersion(db: Database): Promise<void> {
  const first = { id: 1, record: readSeed(), created_at: new Date().toISOString() }
  await insertVersion(db, first).catch(async (error) => {
    // Another instance may have been first.
    if ((await listVersions(db, 1)).length === 0) throw error
  })
}

async function writeRecord({ DATA_DIR }: Settings, db: Database): Promise<void> {
  const [newest] = await listVersions(db, 1).catch(() => [])
  const file = join(DATA_DIR, 'firm.json')
  makeFolder(DATA_DIR)
  // Written atomically: another process may read it at the same time.
  const written = `${file}.${process.pid}`
  writeFileSync(written, `${newest?.record ?? readSeed()}\n`)
  renameSync(written, file)
}

/** The seed record as JSON, in the form that is stored. */
function readSeed(): string {
  if (!existsSync(seedFile)) return '{}'
  try {
    return JSON.stringify(parseFirm(JSON.parse(readFileSync(seedFile, 'utf8'))))
  } catch (error) {
    throw new FirmError(`${seedFile} cannot be used.\n${(error as Error).message}`)
  }
}
