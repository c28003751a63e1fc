/** Labels of posts: a table for each kind, `post_categories` and so on. */
import { type RawBuilder, sql } from 'kysely'
import { type LabelKind, labelKeys, labelKinds, labelNames } from '../../../domain/labels.ts'
import type { PostFields } from '../../../domain/posts/editing.ts'
import type { PostAuthor, PostCategory, PostRegion } from '../../../domain/posts/published.ts'
import { alphabetical } from '../../platform/db/list.ts'
import type { Database, Trx } from '../../tables.ts'

/** The ids of labels: the first region first, authors in the order of the byline. */
export type Filing = Readonly<Pick<PostFields, 'category_ids' | 'region_ids' | 'author_ids'>>

export interface Filed {
  categories: PostCategory[]
  regions: PostRegion[]
  authors: PostAuthor[]
}

/** The table of a kind, its column, and the columns of a label as posts show it. */
export const filingOf = (kind: LabelKind) => ({
  table: sql.table(`post_${kind}`),
  column: sql.ref(`${labelNames[kind]}_id`),
  labels: sql.table(kind),
  shown: sql.join(['id', 'name', labelKeys[kind]].map((name) => sql.ref(`${kind}.${name}`))),
})

interface FiledRow {
  post_id: number
  id: number
  name: string
}

/**
 * Labels of these posts: three statements, however many posts. Regions are sorted by name, or come
 * in the order in which they were chosen.
 */
export async function listFiling(
  db: Database,
  posts: readonly { id: number }[],
  regionOrder: 'name' | 'chosen',
): Promise<(post: { id: number }) => Filed> {
  const ids = sql.join([0, ...posts.map(({ id }) => id)])
  const rowsOf = async (kind: LabelKind, byName: boolean) => {
    const { table, column, labels, shown } = filingOf(kind)
    const order = byName ? alphabetical(`${kind}.name`) : sql.ref('position')
    const { rows } = await sql<FiledRow>`
      select post_id, ${shown} from ${table} join ${labels} on ${labels}.id = ${column}
      where post_id in (${ids}) order by ${order}, ${labels}.id
    `.execute(db)
    return Map.groupBy(rows, ({ post_id }) => post_id)
  }
  const filed = {
    categories: await rowsOf('categories', true),
    regions: await rowsOf('regions', regionOrder === 'name'),
    authors: await rowsOf('authors', false),
  }
  return ({ id: postId }) => {
    const labelsOf = (kind: LabelKind) =>
      (filed[kind].get(postId) ?? []).map(({ post_id: _, ...label }) => label)
    return Object.fromEntries(labelKinds.map((kind) => [kind, labelsOf(kind)])) as unknown as Filed
  }
}

/** The labels of a revision that still exist. */
export async function findFiled(db: Database, filing: Filing): Promise<Filed> {
  const find = async (kind: LabelKind) => {
    const { labels, shown } = filingOf(kind)
    const ids = filing[`${labelNames[kind]}_ids`]
    const { rows } = await sql<Omit<FiledRow, 'post_id'>>`
      select ${shown} from ${labels} where id in (${sql.join([0, ...ids])}) order by name
    `.execute(db)
    const inOrder = ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
    return [kind, kind === 'authors' ? inOrder : rows]
  }
  return Object.fromEntries([
    await find('categories'),
    await find('regions'),
    await find('authors'),
  ])
}

/** Whether a post is filed under the label that has this id, or this slug or code. */
export function isFiledUnder(kind: LabelKind, named: number | string): RawBuilder<boolean> {
  const { table, column, labels } = filingOf(kind)
  const key = sql.ref(typeof named === 'number' ? 'id' : labelKeys[kind])
  return sql<boolean>`posts.id in (
    select post_id from ${table} where ${column} in (select id from ${labels} where ${key} = ${named})
  )`
}

/** Files the posts of one label under another; posts under both already get it once. */
export async function refilePosts(
  trx: Trx,
  kind: LabelKind,
  { id, into }: { id: number; into: number },
): Promise<void> {
  const { table, column } = filingOf(kind)
  const both = sql`select post_id from ${table} where ${column} = ${into}`
  await sql`delete from ${table} where ${column} = ${id} and post_id in (${both})`.execute(trx)
  await sql`update ${table} set ${column} = ${into} where ${column} = ${id}`.execute(trx)
}
