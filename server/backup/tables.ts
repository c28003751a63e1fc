import { listKnownMigrations, migrate } from '../platform/db/database.ts'
import {
  emptyTable,
  hasRows,
  holdTables,
  liftTimeLimit,
  loadRows,
  type Row,
  readRows,
  setLastNumber,
  sumRows,
  type TableSum,
} from '../platform/db/table-rows.ts'
import {
  describeTables,
  listMigrations,
  listTableNames,
  type TableShape,
} from '../platform/db/table-shapes.ts'
import { type Database, filledByMigration, type Trx } from '../tables.ts'
import { BackupError } from './manifest.ts'

/** Where the rows of a database come from: a backup, or another database. */
export interface Origin {
  /** The migrations applied to it. */
  migrations: string[]
  tables: OriginTable[]
}

export interface OriginTable extends TableSum {
  name: string
  last_number: number | null
  read(): AsyncIterable<Row>
}

/** A table as it was, and as it was read back after copying. */
export type CopiedTable = Awaited<ReturnType<typeof copyTable>>

/** A copied table differs from its source; nothing of the copy is kept. */
export class DifferenceError extends BackupError {
  readonly tables: CopiedTable[]

  constructor(tables: CopiedTable[]) {
    const names = tables.filter(({ isSame }) => !isSame).map(({ name }) => name)
    super(`Not what it should be after copying: ${names.join(', ')}. Nothing was kept.`)
    this.tables = tables
  }
}

/**
 * Migrates an empty database to the schema of the origin. Throws `BackupError` where it holds
 * anything, and where the origin is newer than this version.
 */
export async function prepareEmpty(db: Database, migrations: string[]): Promise<void> {
  const known = await listKnownMigrations()
  if (!beginsWith(known, migrations)) {
    throw new BackupError('A newer version of Plumbline made it: please use that version for this.')
  }
  const present = await listMigrations(db)
  const tables = await listTableNames(db)
  if (present.length === 0 && tables.length > 0) {
    throw new BackupError('The database is not empty: it has tables that are not Plumbline’s.')
  }
  if (present.length > 0) await requireEmpty(db, await describeTables(db))
  if (!beginsWith(migrations, present)) {
    throw new BackupError(
      'The database has no rows, but its tables are of a newer form. Please give it without tables.',
    )
  }
  await migrate(db, migrations.at(-1))
}

/**
 * Copies all tables in one transaction and compares the copy with its source; then migrates the
 * database to the newest schema. Throws `DifferenceError`, or why a table could not be copied, with
 * the database as empty as it was.
 */
export async function copyTables(db: Database, origin: Origin): Promise<CopiedTable[]> {
  const copied = await db.transaction().execute(async (trx) => {
    await liftTimeLimit(trx)
    const shapes = await describeTables(trx)
    await holdTables(trx, shapes)
    await requireEmpty(trx, shapes)
    requireSameTables(shapes, origin)
    const tables: CopiedTable[] = []
    for (const shape of shapes) tables.push(await copyTable(trx, shape, origin))
    if (tables.some(({ isSame }) => !isSame)) throw new DifferenceError(tables)
    return tables
  })
  await migrate(db)
  return copied
}

async function copyTable(trx: Trx, shape: TableShape, origin: Origin) {
  const { name } = shape
  const table = origin.tables.find((table) => table.name === name)
  if (!table) throw new BackupError(`The table ${name} is missing.`)
  if (filledByMigration.includes(name)) await emptyTable(trx, shape)
  await loadRows(trx, shape, table.read()).catch((error) => {
    throw new BackupError(`The table ${name} could not be copied: ${error.message}`)
  })
  await setLastNumber(trx, shape, table.last_number ?? 0)
  const from = { rows: table.rows, sha256: table.sha256 }
  const to = await sumRows(readRows(trx, shape))
  return { name, from, to, isSame: from.rows === to.rows && from.sha256 === to.sha256 }
}

async function requireEmpty(db: Database, shapes: TableShape[]) {
  for (const shape of shapes) {
    if (filledByMigration.includes(shape.name) || !(await hasRows(db, shape))) continue
    throw new BackupError(
      `The database is not empty: the table ${shape.name} has rows. Nothing was changed.`,
    )
  }
}

function requireSameTables(shapes: TableShape[], { tables }: Origin) {
  const expected = shapes.map(({ name }) => name).toSorted()
  const given = tables.map(({ name }) => name).toSorted()
  if (expected.join() === given.join()) return
  throw new BackupError('Its tables are not those that its migrations make.')
}

function beginsWith(list: string[], beginning: string[]): boolean {
  return beginning.every((entry, i) => list[i] === entry)
}
