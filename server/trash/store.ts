import type { Generated, Insertable, Selectable } from 'kysely'
import { searchWords } from '../../domain/list-query.ts'
import type { Trashed, TrashQuery } from '../../domain/trash.ts'
import { chunksOf, readById, skippingLocked } from '../platform/db/database.ts'
import { type Listed, listPage, orderOf } from '../platform/db/list.ts'
import type { ArchivedRow } from '../platform/db/row-archive.ts'
import { insertRow } from '../platform/db/rows.ts'
import { foundIn } from '../platform/db/search.ts'
import type { Row } from '../platform/db/table-rows.ts'
import type { Database, Tables, Trx } from '../tables.ts'

declare module '../tables.ts' {
  interface Tables {
    /** Records that staff deleted; `address`: that of the person, in lower case. */
    trash: Omit<Trashed, 'id'> & {
      id: Generated<number>
      record_id: number
      address: string | null
    }
    /** JSON: the record itself, rows of other tables that went with it, and those that named it. */
    trash_rows: {
      trash_id: number
      position: number
      kind: 'record' | 'part' | 'link'
      table_name: string
      content: string
    }
  }
}

export type TrashRow = Selectable<Tables['trash']>
type TrashPart = Tables['trash_rows']['kind']

/** Rows that one statement reads or writes. */
const AT_ONCE = 100

export async function insertTrash(
  trx: Trx,
  entry: Insertable<Tables['trash']>,
  { row, parts, links }: ArchivedRow,
): Promise<void> {
  const id = await insertRow(trx, 'trash', entry)
  const rowOf = (kind: TrashPart, table_name: string, content: object) => ({
    kind,
    table_name,
    content: JSON.stringify(content),
  })
  const rows = [
    rowOf('record', '', row),
    ...parts.map((part) => rowOf('part', part.table, part.row)),
    ...links.map(({ table, ...link }) => rowOf('link', table, link)),
  ].map((one, position) => ({ ...one, trash_id: id, position }))
  for (const some of chunksOf(rows, AT_ONCE)) {
    await trx.insertInto('trash_rows').values(some).execute()
  }
}

export async function listTrash(db: Database, query: TrashQuery): Promise<Listed<Trashed>> {
  const { noun, q, sort } = query
  let matching = db.selectFrom('trash')
  if (noun) matching = matching.where('noun', '=', noun)
  if (q) matching = matching.where(foundIn(['title'], searchWords(q)))
  return listPage(matching, query, (rows, direction) =>
    rows
      .select(['record_id as id', 'noun', 'title', 'deleted_at', 'key_id', 'expires_at'])
      .orderBy(orderOf(sort.column), direction)
      .orderBy('trash.id', direction),
  )
}

export function listTrashed(trx: Trx, noun: string, ids: readonly number[]): Promise<TrashRow[]> {
  return trx
    .selectFrom('trash')
    .selectAll()
    .where('noun', '=', noun)
    .where('record_id', 'in', ids)
    .orderBy('id')
    .execute()
}

/** The archive of a trashed record. */
export async function readTrashed(db: Database, { id, record_id }: TrashRow): Promise<ArchivedRow> {
  const rows = await db
    .selectFrom('trash_rows')
    .select(['kind', 'table_name as table', 'content'])
    .where('trash_id', '=', id)
    .orderBy('position')
    .execute()
  const archived: ArchivedRow = { id: record_id, row: {}, parts: [], links: [] }
  for (const { kind, table, content } of rows) {
    const value = JSON.parse(content)
    if (kind === 'record') archived.row = value as Row
    if (kind === 'part') archived.parts.push({ table, row: value as Row })
    if (kind === 'link')
      archived.links.push({ table, ...(value as { column: string; id: number }) })
  }
  return archived
}

/** At most `limit` expired records, except those locked by another transaction. */
export function listExpired(trx: Trx, before: string, limit: number): Promise<TrashRow[]> {
  const expired = trx.selectFrom('trash').selectAll().where('expires_at', '<', before).limit(limit)
  return skippingLocked(trx, expired).execute()
}

/** `address` in lower case. */
export function listTrashOf(db: Database, address: string): Promise<TrashRow[]> {
  return db.selectFrom('trash').selectAll().where('address', '=', address).orderBy('id').execute()
}

export function listRowsOf(db: Database, address: string) {
  return db
    .selectFrom('trash_rows')
    .selectAll()
    .where('trash_id', 'in', (trash) =>
      trash.selectFrom('trash').select('id').where('address', '=', address),
    )
    .orderBy('trash_id')
    .orderBy('position')
    .execute()
}

/** The whole trash, oldest first, each record with its archive. */
export async function* readAll(
  db: Database,
): AsyncGenerator<{ entry: TrashRow; archived: ArchivedRow }> {
  const entries = readById(AT_ONCE, (after) =>
    db.selectFrom('trash').selectAll().where('id', '>', after).orderBy('id'),
  )
  for await (const entry of entries) yield { entry, archived: await readTrashed(db, entry) }
}

/** The rows of a list's records, without what was deleted with them. */
export async function* readRecords(db: Database, noun: string): AsyncGenerator<Row> {
  const records = readById(AT_ONCE, (after) =>
    db
      .selectFrom('trash')
      .innerJoin('trash_rows', 'trash_rows.trash_id', 'trash.id')
      .select(['trash.id', 'content'])
      .where('noun', '=', noun)
      .where('kind', '=', 'record')
      .where('trash.id', '>', after)
      .orderBy('trash.id'),
  )
  for await (const { content } of records) yield JSON.parse(content) as Row
}
