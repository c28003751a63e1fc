import { type Generated, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import type { Page } from '../../../domain/list-query.ts'
import type { ListedPost } from '../../../domain/posts/editing.ts'
import { type ListedRevision, nameOfTyped, type Revision } from '../../../domain/posts/revisions.ts'
import { recordIdSchema } from '../../../domain/write-body.ts'
import { readById } from '../../platform/db/database.ts'
import { type Listed, listPage } from '../../platform/db/list.ts'
import type { Database, Tables, Trx } from '../../tables.ts'
import type { Filing } from '../write/filing-store.ts'

declare module '../../tables.ts' {
  interface Tables {
    /**
     * A post after each save, and typed text not saved; the ids are JSON. `key_id`: null for posts
     * that came with the software. `mark`: identifies the state of an autosave.
     */
    post_revisions: Omit<Revision, 'id' | 'key_name' | keyof Filing> & {
      id: Generated<number>
      mark: string | null
      region_ids: string
      category_ids: string
      author_ids: Generated<string>
    }
  }
}

const keptColumns = [
  'version',
  'title',
  'slug',
  'description',
  'content',
  'featured_image',
  'status',
  'meta_title',
  'meta_description',
  'publish_at',
] as const satisfies readonly (keyof Tables['posts'])[]

/** Stores the current row of the post as a revision. `keyId`: its author; null for the software. */
export async function insertRevision(
  trx: Trx,
  postId: number,
  { region_ids, category_ids, author_ids }: Filing,
  keyId: string | null,
): Promise<void> {
  await trx
    .insertInto('post_revisions')
    .columns([
      'post_id',
      ...keptColumns,
      'created_at',
      'kind',
      'region_ids',
      'category_ids',
      'author_ids',
      'key_id',
    ])
    .expression((from) =>
      from
        .selectFrom('posts')
        .select(['id as post_id', ...keptColumns, 'updated_at as created_at'])
        .select([
          sql<'save'>`'save'`.as('kind'),
          sql<string>`${JSON.stringify(region_ids)}`.as('region_ids'),
          sql<string>`${JSON.stringify(category_ids)}`.as('category_ids'),
          sql<string>`${JSON.stringify(author_ids)}`.as('author_ids'),
          sql<string | null>`${keyId}`.as('key_id'),
        ])
        .where('id', '=', postId),
    )
    .execute()
}

/** The current name of the staff key in `key_id`, which stores only the key's id. */
export const keyNameIn = (table: 'post_revisions' | 'post_locks' | 'preview_links') =>
  sql<string | null>`(
    select name from staff_keys where 'key-' || staff_keys.id = ${sql.ref(`${table}.key_id`)}
  )`.as('key_name')

const keyName = keyNameIn('post_revisions')

type Matching = SelectQueryBuilder<Tables, 'post_revisions', object>

async function listNewest(matching: Matching, page: Page): Promise<Listed<ListedRevision>> {
  const { rows, total } = await listPage(matching, page, (revisions) =>
    revisions
      .select(['id', 'kind', 'post_id', 'writing', 'version', 'title', 'status', 'publish_at'])
      .select(['key_id', 'created_at', keyName])
      .select(sql<string>`substr(content, 1, 4000)`.as('content'))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc'),
  )
  return {
    rows: rows.map(({ content, ...row }) => ({ ...row, title: nameOfTyped({ ...row, content }) })),
    total,
  }
}

/** Newest first. */
export const listRevisions = (db: Database, postId: number, page: Page) =>
  listNewest(db.selectFrom('post_revisions').where('post_id', '=', postId), page)

/** Autosaves, and every revision of posts that have never been saved. */
export const listTyped = (db: Database, page: Page) =>
  listNewest(
    db
      .selectFrom('post_revisions')
      .where((is) => is.or([is('kind', '=', 'autosave'), is('post_id', 'is', null)])),
    page,
  )

const idsSchema = z.array(recordIdSchema)

/** Conditions for a revision; `findRevision` returns the newest match. */
type Named = Partial<
  Pick<Selectable<Tables['post_revisions']>, 'id' | 'kind' | 'version' | 'key_id' | 'post_id'>
> & { writing?: string }

/** The newest matching revision, with its mark if it was typed (null for a save). */
export async function findRevision(
  db: Database,
  named: Named,
): Promise<{ revision: Revision; mark: string | null } | null> {
  let query = db.selectFrom('post_revisions').selectAll().select(keyName)
  for (const name of ['id', 'kind', 'version', 'key_id', 'writing'] as const) {
    const value = named[name]
    if (value !== undefined) query = query.where(name, '=', value)
  }
  if (named.post_id !== undefined)
    query = query.where('post_id', 'is not distinct from', named.post_id)
  const row = await query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { revision: read(row), mark: row.mark } : null
}

/** Rows read at once: each holds a whole article in memory. */
const AT_ONCE = 20

/** Revisions of all posts, the oldest first. */
export async function* readRevisions(db: Database): AsyncGenerator<Revision> {
  const rows = readById(AT_ONCE, (after) =>
    db
      .selectFrom('post_revisions')
      .selectAll()
      .select(keyName)
      .where('id', '>', after)
      .orderBy('id'),
  )
  for await (const row of rows) yield read(row)
}

type Row = Selectable<Tables['post_revisions']> & { key_name: string | null }

function read({ mark: _, ...row }: Row): Revision {
  return {
    ...row,
    region_ids: idsSchema.parse(JSON.parse(row.region_ids)),
    category_ids: idsSchema.parse(JSON.parse(row.category_ids)),
    author_ids: idsSchema.parse(JSON.parse(row.author_ids)),
  }
}

/** Key and time of each post's newest autosave: one statement, however many posts. */
export async function listTypists(
  db: Database,
  posts: readonly { id: number }[],
): Promise<(post: { id: number }) => ListedPost['typed']> {
  if (posts.length === 0) return () => null
  const ids = posts.map(({ id }) => id)
  const rows = await db
    .selectFrom('post_revisions')
    .select(['post_id', 'key_id', 'created_at'])
    .where('kind', '=', 'autosave')
    .where('post_id', 'in', ids)
    .orderBy('created_at', 'desc')
    .execute()
  return ({ id }) => {
    const found = rows.find(({ post_id }) => post_id === id)
    return found ? { key_id: found.key_id ?? '', updated_at: found.created_at } : null
  }
}

/** The key that made the newest save of a post; null fields without one. */
export async function findSaver(db: Database, postId: number) {
  const row = await db
    .selectFrom('post_revisions')
    .select(['key_id', keyName])
    .where('post_id', '=', postId)
    .where('kind', '=', 'save')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? { key_id: null, key_name: null }
}
