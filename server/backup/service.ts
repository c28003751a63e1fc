import { listMediaKeys, listTrashedKeys } from '../media/service.ts'
import type { Clock } from '../platform/clock.ts'
import { isOnPostgres } from '../platform/db/database.ts'
import { findLastNumber, inSnapshot, readRows, sumRows } from '../platform/db/table-rows.ts'
import { describeTables, listMigrations } from '../platform/db/table-shapes.ts'
import type { Files } from '../platform/files/files.ts'
import type { Database } from '../tables.ts'
import { readTrashedMedia } from '../trash/service.ts'
import { type Backup, createFolder, type NewFolder } from './folder.ts'
import { BackupError, type FileEntry, FORMAT, type Manifest } from './manifest.ts'
import { type CopiedTable, copyTables, type OriginTable, prepareEmpty } from './tables.ts'

export { openBackup } from './folder.ts'
export { BackupError } from './manifest.ts'
export { type CopiedTable, DifferenceError } from './tables.ts'

/** Each round copies only new files, so more than a few mean that files change too fast. */
const MOST_ROUNDS = 20

/** An installation without this migration has no files. */
const FIRST_WITH_MEDIA = '0003-media'
/** An installation without this migration keeps no deleted records. */
const FIRST_WITH_TRASH = '0019-trash'

interface Installation {
  db: Database
  files: Files
}

interface Source extends Installation {
  clock: Clock
  /** Version of the product. */
  version: string
}

/**
 * Writes a backup of the database as it was at one moment, and of every file that it names, into
 * the new folder `path`; the server may go on meanwhile. Throws `BackupError` where there is
 * nothing to back up or the folder is there already; then no folder is left.
 */
export async function backUp(source: Source, path: string): Promise<Manifest> {
  const folder = await createFolder(path)
  try {
    const { keys: _, ...snapshot } = await gather(source, folder)
    const manifest: Manifest = {
      format: FORMAT,
      product: 'plumbline',
      version: source.version,
      engine: isOnPostgres(source.db) ? 'postgresql' : 'sqlite',
      ...snapshot,
    }
    await folder.finish(manifest)
    return manifest
  } catch (error) {
    await folder.abandon()
    throw error
  }
}

/**
 * Copies tables first, then files. A file never changes, and is deleted only after its row: so a
 * missing file was deleted meanwhile, and the tables are read again, without its row. If the row is
 * still there, the store has lost the file.
 */
async function gather(source: Source, folder: NewFolder) {
  const copied = new Map<string, FileEntry>()
  let missing = new Set<string>()
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const snapshot = await inSnapshot(source.db, (db) => writeTables(db, source.clock, folder))
    const before = missing
    missing = await copyNewFiles(source.files, folder, snapshot.keys, copied)
    if ([...missing].every((key) => before.has(key))) {
      const files = await keepNamedFiles(folder, snapshot.keys, copied)
      return { ...snapshot, files, lost_files: [...missing].toSorted() }
    }
  }
  throw new BackupError('Files are deleted faster than they can be copied. Please try again.')
}

async function writeTables(db: Database, clock: Clock, folder: NewFolder) {
  const made_at = clock.now().toISOString()
  const migrations = await listMigrations(db)
  if (migrations.length === 0) throw new BackupError('There is nothing to back up yet.')
  const tables: Manifest['tables'] = []
  for (const shape of await describeTables(db)) {
    const sum = await folder.writeTable(shape.name, readRows(db, shape))
    tables.push({ ...sum, last_number: await findLastNumber(db, shape) })
  }
  /** Keys of the files that the rows refer to. */
  const keys = new Set<string>()
  for await (const key of listNamedKeys(db, migrations)) keys.add(key)
  return { made_at, migrations, tables, keys }
}

async function* listNamedKeys(db: Database, migrations: string[]): AsyncGenerator<string> {
  if (!migrations.includes(FIRST_WITH_MEDIA)) return
  yield* listMediaKeys(db)
  if (migrations.includes(FIRST_WITH_TRASH)) yield* listTrashedKeys(readTrashedMedia(db))
}

/** Adds to `copied`; returns the keys without a file. */
async function copyNewFiles(
  files: Files,
  folder: NewFolder,
  keys: Set<string>,
  copied: Map<string, FileEntry>,
): Promise<Set<string>> {
  const missing = new Set<string>()
  for (const key of keys) {
    if (copied.has(key)) continue
    const content = await files.open(key)
    if (content) copied.set(key, await folder.writeFile(key, content))
    else missing.add(key)
  }
  return missing
}

async function keepNamedFiles(
  folder: NewFolder,
  keys: Set<string>,
  copied: Map<string, FileEntry>,
): Promise<FileEntry[]> {
  for (const key of copied.keys()) {
    if (!keys.has(key)) await folder.removeFile(key)
  }
  return [...copied.values()].filter(({ key }) => keys.has(key))
}

/**
 * Fills an empty installation from a checked backup. The files are copied first, so that no row
 * lacks its file. Throws `BackupError` where the database is not empty or the backup
 * is not fit for it; then the database is as empty as it was.
 */
export async function restore({ db, files }: Installation, backup: Backup): Promise<CopiedTable[]> {
  const { migrations, tables, files: entries } = backup.manifest
  await prepareEmpty(db, migrations)
  for (const entry of entries) await files.put(entry.key, backup.readFile(entry))
  return copyTables(db, {
    migrations,
    tables: tables.map((table) => ({ ...table, read: () => backup.readTable(table.name) })),
  })
}

/**
 * Fills an empty database from another one, and `to.files` from `from.files` where both are given.
 * Nothing may write to the source meanwhile. Throws as `restore` does.
 */
export function moveInstallation(
  from: { db: Database; files: Files | null },
  to: { db: Database; files: Files | null },
) {
  return inSnapshot(from.db, async (db) => {
    const migrations = await listMigrations(db)
    if (migrations.length === 0) throw new BackupError('There is nothing to copy yet.')
    await prepareEmpty(to.db, migrations)
    const keys = listNamedKeys(db, migrations)
    const files = from.files && to.files ? await moveFiles(keys, from.files, to.files) : null
    const tables: OriginTable[] = []
    for (const shape of await describeTables(db)) {
      const sum = await sumRows(readRows(db, shape))
      const last_number = await findLastNumber(db, shape)
      tables.push({ name: shape.name, ...sum, last_number, read: () => readRows(db, shape) })
    }
    return { tables: await copyTables(to.db, { migrations, tables }), files }
  })
}

/** Counts the files copied, and those that the source store had lost. */
async function moveFiles(keys: AsyncIterable<string>, from: Files, to: Files) {
  const count = { copied: 0, lost: 0 }
  for await (const key of keys) {
    const content = await from.open(key)
    if (content) await to.put(key, content)
    count[content ? 'copied' : 'lost'] += 1
  }
  return count
}
