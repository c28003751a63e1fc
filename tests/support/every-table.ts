import { sql } from 'kysely'
import { isOnPostgres } from '../../server/platform/db/database.ts'
import { hasRows } from '../../server/platform/db/table-rows.ts'
import { describeTables, type TableShape } from '../../server/platform/db/table-shapes.ts'
import type { Database } from '../../server/tables.ts'

/**
 * Inserts a row into each empty table of the schema, with every column filled. Tables from later
 * migrations are covered automatically. Returns the names of all tables.
 */
export async function fillEveryTable(db: Database): Promise<string[]> {
  const shapes = await describeTables(db)
  const references = await listReferences(db)
  for (const shape of shapes) {
    if (await hasRows(db, shape)) continue
    const row = Object.fromEntries(shape.columns.map(({ name, kind }) => [name, oddValue(kind)]))
    for (const { column, parent, parent_column } of references.filter(isOf(shape))) {
      const { rows } = await sql<{ value: unknown }>`
        select ${sql.ref(parent_column)} as value from ${sql.table(parent)} limit 1`.execute(db)
      row[column] = rows[0]?.value ?? null
    }
    const columns = Object.keys(row).map((name) => sql.ref(name))
    await sql`insert into ${sql.table(shape.name)} (${sql.join(columns)})
      values (${sql.join(Object.values(row))})`.execute(db)
  }
  return shapes.map(({ name }) => name)
}

const oddValue = (kind: TableShape['columns'][number]['kind']): unknown =>
  kind === 'text' ? `“Odd” \\ ' \u2028 🦉` : 1

interface Reference {
  child: string
  column: string
  parent: string
  parent_column: string
}

const isOf =
  ({ name }: TableShape) =>
  ({ child }: Reference) =>
    child === name

async function listReferences(db: Database): Promise<Reference[]> {
  const found = isOnPostgres(db)
    ? sql<Reference>`
        select t.relname as child, c.attname as column, p.relname as parent,
          pc.attname as parent_column
        from pg_constraint f
        join pg_class t on t.oid = f.conrelid join pg_class p on p.oid = f.confrelid
        join pg_attribute c on c.attrelid = t.oid and c.attnum = f.conkey[1]
        join pg_attribute pc on pc.attrelid = p.oid and pc.attnum = f.confkey[1]
        where f.contype = 'f' and f.connamespace = current_schema()::regnamespace`
    : sql<Reference>`
        select t.name as child, f."from" as "column", f."table" as parent, f."to" as parent_column
        from sqlite_master t join pragma_foreign_key_list(t.name) f where t.type = 'table'`
  return (await found.execute(db)).rows
}
