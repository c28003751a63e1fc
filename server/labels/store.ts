import { type Generated, sql } from 'kysely'
import {
  type Author,
  type Category,
  type Label,
  type LabelKind,
  type LabelQuery,
  labelKeys,
  labelNames,
  type Region,
} from '../../domain/labels.ts'
import { searchWords } from '../../domain/list-query.ts'
import { alphabetical, listPage, orderOf } from '../platform/db/list.ts'
import { findValue, putRow, updateRows } from '../platform/db/rows.ts'
import { foundIn } from '../platform/db/search.ts'
import type { Database, Trx } from '../tables.ts'

declare module '../tables.ts' {
  interface Tables {
    regions: Stored<Region>
    /** `email` is shown to staff only. */
    authors: Stored<Author>
    /** Slugs and codes of merged labels, and the labels into which they were merged. */
    label_moves: { id: Generated<number>; kind: LabelKind; key: string; label_id: number }
    categories: Stored<Category>
  }
}

type Stored<Record extends Label> = Omit<Record, 'id' | 'posts'> & { id: Generated<number> }

/** Columns that all tables of labels have, and optional ones that only some have. */
type LabelTable = Pick<Stored<Label>, 'id' | 'name' | 'version' | 'created_at'> &
  Partial<Stored<Author> & Stored<Region>>

/** The database with all tables of labels in one type, so that a statement fits any of them. */
const labelled = (db: Database) =>
  db.$omitTables<LabelKind>().$extendTables<Record<LabelKind, LabelTable>>()

const searched: Record<LabelKind, readonly string[]> = {
  categories: ['name', 'slug', 'description'],
  regions: ['name', 'code'],
  authors: ['name', 'slug', 'description', 'email'],
}

/** How many posts are filed under a label. */
const countPosts = (kind: LabelKind) => {
  const { table, column } = filingOf(kind)
  const own = sql.ref(`${kind}.id`)
  return sql<number>`(select count(*) from ${table} where ${column} = ${own})`.as('posts')
}

/** The table that files posts under labels, and its column of the label. */
const filingOf = (kind: LabelKind) => ({
  table: sql.table(`post_${kind}`),
  column: sql.ref(`${labelNames[kind]}_id`),
})

export async function findLabel(db: Database, kind: LabelKind, id: number): Promise<Label | null> {
  const [label] = await listLabelsById(db, kind, [id])
  return label ?? null
}

export function listLabelsById(db: Database, kind: LabelKind, ids: readonly number[]) {
  return labelled(db)
    .selectFrom(kind)
    .selectAll()
    .select(countPosts(kind))
    .where('id', 'in', ids)
    .orderBy('id')
    .$castTo<Label>()
    .execute()
}

/** Which of these exist, in the order given. */
export async function listExistingLabels(db: Database, kind: LabelKind, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await labelled(db).selectFrom(kind).select('id').where('id', 'in', ids).execute()
  return ids.filter((id) => rows.some((row) => row.id === id))
}

export function listLabels(db: Database, kind: LabelKind, query: LabelQuery) {
  let matching = labelled(db).selectFrom(kind)
  if (query.q) matching = matching.where(foundIn(searched[kind], searchWords(query.q)))
  return listPage(matching, query, (labels, direction) =>
    labels
      .selectAll()
      .select(countPosts(kind))
      .orderBy(orderOf(query.sort.column), direction)
      .orderBy('id', direction)
      .$castTo<Label>(),
  )
}

/** Name and key of all other labels of the kind, which are few and must be unique. */
export function listNames(
  trx: Trx,
  kind: LabelKind,
  exceptId: number,
): Promise<{ name: string; key: string }[]> {
  return labelled(trx)
    .selectFrom(kind)
    .select(['name', sql.ref<string>(labelKeys[kind]).as('key')])
    .where('id', '!=', exceptId)
    .execute()
}

/** The posts that are filed under a label, by title, at most `limit`. */
export async function listPostsUnder(
  db: Database,
  kind: LabelKind,
  { id, limit }: { id: number; limit: number },
): Promise<{ id: number; title: string }[]> {
  const { table, column } = filingOf(kind)
  const { rows } = await sql<{ id: number; title: string }>`
    select posts.id, posts.title from posts
    where posts.id in (select post_id from ${table} where ${column} = ${id})
    order by ${alphabetical('posts.title')}, posts.id limit ${limit}
  `.execute(db)
  return rows
}

/** Redirects the key of label `id`, and keys redirected to it, to label `into`. */
export async function moveKey(
  trx: Trx,
  kind: LabelKind,
  { id, key, into }: { id: number; key: string; into: number },
): Promise<void> {
  await updateRows(trx, 'label_moves', { kind, label_id: id }, { label_id: into })
  await putRow(trx, 'label_moves', ['kind', 'key'], { kind, key, label_id: into })
}

/** The key of the label into which `key` was merged; null if not merged, or in use by a label. */
export async function findMovedKey(db: Database, kind: LabelKind, key: string) {
  const column = sql.ref<string>(labelKeys[kind])
  const present = labelled(db).selectFrom(kind).select(column.as('key'))
  if (await present.where(column, '=', key).executeTakeFirst()) return null
  const id = await findValue(db, 'label_moves', { kind, key }, 'label_id')
  if (id === null) return null
  return (await present.where('id', '=', id).executeTakeFirst())?.key ?? null
}

/** Redirects to authors with this email address (in lower case). */
export function listMovesOf(db: Database, address: string) {
  return db
    .selectFrom('label_moves')
    .innerJoin('authors', 'authors.id', 'label_moves.label_id')
    .selectAll('label_moves')
    .where('kind', '=', 'authors')
    .where(sql`lower(email)`, '=', address)
    .execute()
}

/** Sets the new address of a replaced picture for its authors. */
export async function movePicture(trx: Trx, { hash, url }: { hash: string; url: string }) {
  await trx
    .updateTable('authors')
    .set({ picture: url, version: sql<number>`version + 1` })
    .where('picture', 'like', `/media/${hash}/%`)
    .execute()
}
