import { type QueryExecutorProvider, sql } from 'kysely'
import { isOnPostgres } from './database.ts'

/** The types of columns; the tables use no others (`docs/decisions/data.md`). */
export type ColumnKind = 'integer' | 'bigint' | 'text'

export interface TableShape {
  name: string
  /** Sorted by name, so that both engines list them alike. */
  columns: { name: string; kind: ColumnKind }[]
  /** The columns of the primary key, in its order. */
  key: string[]
  /** The column that numbers itself; null if none does. */
  numbered: string | null
}

interface ColumnRow {
  table: string
  column: string
  type: string
  key_position: number
  numbered: number
}

/** A foreign key: a column that refers to a key of another table. */
export interface Reference {
  child: string
  column: string
  parent: string
  key: string
  /** What happens to the child when the parent is deleted. */
  action: 'cascade' | 'set null' | 'other'
}

/**
 * Every table except those of the migrator, each after the tables that it refers to. Read from the
 * database itself, so that tables of later migrations need no change here. Throws for what could
 * not be copied exactly: another type of column, a table without a key.
 */
export async function describeTables(db: QueryExecutorProvider): Promise<TableShape[]> {
  const columns = await (isOnPostgres(db) ? postgresColumns : sqliteColumns).execute(db)
  const byTable = Map.groupBy(columns.rows, ({ table }) => table)
  const shapes = [...byTable]
    .filter(([name]) => !name.startsWith('kysely_'))
    .map(([name, rows]) => shapeOf(name, rows))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
  return putParentsFirst(shapes, await listReferences(db))
}

/** Every table of the schema, whichever program made it. */
export async function listTableNames(db: QueryExecutorProvider): Promise<string[]> {
  const { rows } = await (isOnPostgres(db) ? postgresColumns : sqliteColumns).execute(db)
  return [...new Set(rows.map(({ table }) => table))]
}

/** Names of the migrations applied to the database, in order; none if it is new. */
export async function listMigrations(db: QueryExecutorProvider): Promise<string[]> {
  if (!(await listTableNames(db)).includes('kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name).toSorted()
}

export async function listReferences(db: QueryExecutorProvider): Promise<Reference[]> {
  const { rows } = await (isOnPostgres(db) ? postgresReferences : sqliteReferences).execute(db)
  return rows
}

function shapeOf(name: string, rows: ColumnRow[]): TableShape {
  const columns = rows.map(({ column, type }) => ({ name: column, kind: kindOf(name, type) }))
  const keyRows = rows
    .filter(({ key_position }) => key_position > 0)
    .toSorted((one, other) => one.key_position - other.key_position)
  const key = keyRows.map(({ column }) => column)
  // A `bigint` is read as text, which sorts differently.
  const canBeOrdered = key.length > 0 && keyRows.every(({ type }) => type !== 'bigint')
  if (!canBeOrdered) throw new Error(`The table ${name} has no primary key to order it by.`)
  return {
    name,
    columns: columns.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    key,
    numbered: rows.find(({ numbered }) => numbered)?.column ?? null,
  }
}

function kindOf(table: string, type: string): ColumnKind {
  if (type === 'integer' || type === 'bigint') return type
  if (/^(text|varchar|character varying)/.test(type)) return 'text'
  throw new Error(`The table ${table} has a column of the type ${type}, which is not copied yet.`)
}

function putParentsFirst(shapes: TableShape[], references: Reference[]): TableShape[] {
  const ordered = new Set<TableShape>()
  const visit = (shape: TableShape, children: string[]) => {
    if (ordered.has(shape)) return
    if (children.includes(shape.name)) throw new Error('Tables refer to each other in a ring.')
    const parents = references
      .filter(({ child, parent }) => child === shape.name && parent !== child)
      .map(({ parent }) => parent)
    for (const parent of shapes.filter(({ name }) => parents.includes(name))) {
      visit(parent, [...children, shape.name])
    }
    ordered.add(shape)
  }
  for (const shape of shapes) visit(shape, [])
  return [...ordered]
}

/** Tables of search indexes, whose content is derived from other tables. */
const ofIndexes = sql`(select name from pragma_table_list where type in ('virtual', 'shadow'))`
const sqliteColumns = sql<ColumnRow>`
  select t.name as "table", c.name as "column", lower(c.type) as type, c.pk as key_position,
    case when c.pk > 0 and lower(t.sql) like '%autoincrement%' then 1 else 0 end as numbered
  from sqlite_master t join pragma_table_info(t.name) c
  where t.type = 'table' and t.name not like 'sqlite%' and t.name not in ${ofIndexes}
`
const postgresColumns = sql<ColumnRow>`
  select t.relname as "table", c.attname as "column", c.atttypid::regtype::text as type,
    coalesce(array_position(k.indkey::int2[], c.attnum) + 1, 0) as key_position,
    case when c.attidentity <> '' then 1 else 0 end as numbered
  from pg_class t
  join pg_attribute c on c.attrelid = t.oid and c.attnum > 0 and not c.attisdropped
  left join pg_index k on k.indrelid = t.oid and k.indisprimary
  where t.relkind = 'r' and t.relnamespace = current_schema()::regnamespace
`
const sqliteReferences = sql<Reference>`
  select t.name as child, f."from" as "column", f."table" as parent, coalesce(f."to", 'id') as "key",
    case f.on_delete when 'CASCADE' then 'cascade' when 'SET NULL' then 'set null' else 'other' end
      as action
  from sqlite_master t join pragma_foreign_key_list(t.name) f where t.type = 'table'
`
const postgresReferences = sql<Reference>`
  select t.relname as child, c.attname as "column", p.relname as parent, k.attname as "key",
    case f.confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'other' end as action
  from pg_constraint f
  join pg_class t on t.oid = f.conrelid join pg_class p on p.oid = f.confrelid
  join pg_attribute c on c.attrelid = t.oid and c.attnum = f.conkey[1]
  join pg_attribute k on k.attrelid = p.oid and k.attnum = f.confkey[1]
  where f.contype = 'f' and f.connamespace = current_schema()::regnamespace
`
