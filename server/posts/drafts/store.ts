import { type Selectable, sql } from 'kysely'
import type { Page } from '../../../domain/list-query.ts'
import {
  type DraftFields,
  draftFieldsSchema,
  type PostDraft,
} from '../../../domain/posts/drafts.ts'
import type { DraftMark, ListedPost } from '../../../domain/posts/editing.ts'
import { type Listed, listPage } from '../../platform/db/list.ts'
import type { Database, Tables, Trx } from '../../tables.ts'

declare module '../../tables.ts' {
  interface Tables {
    /** What staff typed into posts and did not save. `fields`: JSON; `post_id`: null for a new one. */
    post_drafts: {
      token: string
      post_id: number | null
      post_version: number | null
      version: number
      title: string
      fields: string
      key_id: string
      updated_at: string
    }
    /** Windows that have a post open; those not heard of any more go with the next sign of another. */
    post_presence: { token: string; post_id: number; key_id: string; seen_at: string }
  }
}

const listedColumns = [
  'token',
  'post_id',
  'post_version',
  'version',
  'title',
  'key_id',
  'updated_at',
] as const satisfies readonly (keyof Tables['post_drafts'])[]

/** Of a named key: a draft holds its number alone. */
const keyName = sql<string | null>`(
  select name from staff_keys where 'key-' || staff_keys.id = post_drafts.key_id
)`.as('key_name')

/** The one that was typed into last comes first. */
export function listDrafts(db: Database, page: Page): Promise<Listed<Omit<PostDraft, 'fields'>>> {
  return listPage(db.selectFrom('post_drafts'), page, (drafts) =>
    drafts.select(listedColumns).select(keyName).orderBy('updated_at', 'desc').orderBy('token'),
  )
}

export async function findDraft(db: Database, token: string): Promise<PostDraft | null> {
  const row = await db
    .selectFrom('post_drafts')
    .selectAll()
    .select(keyName)
    .where('token', '=', token)
    .executeTakeFirst()
  return row ? read(row) : null
}

export async function findDraftOfPost(db: Database, postId: number): Promise<PostDraft | null> {
  const row = await db
    .selectFrom('post_drafts')
    .selectAll()
    .select(keyName)
    .where('post_id', '=', postId)
    .executeTakeFirst()
  return row ? read(row) : null
}

/** They may be long: few enough to be in memory at once. */
const AT_ONCE = 20

export async function* readDrafts(db: Database): AsyncGenerator<PostDraft> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('post_drafts')
      .selectAll()
      .select(keyName)
      .where('token', '>', last)
      .orderBy('token')
      .limit(AT_ONCE)
      .execute()
    for (const row of rows) yield read(row)
    if (rows.length < AT_ONCE) return
    last = rows.at(-1)?.token ?? last
  }
}

/** What was typed into each of these posts: one statement, however many posts. */
export async function listDraftsOf(
  db: Database,
  posts: readonly { id: number }[],
): Promise<(post: { id: number }) => ListedPost['draft']> {
  if (posts.length === 0) return () => null
  const ids = posts.map(({ id }) => id)
  const rows = await db
    .selectFrom('post_drafts')
    .select(['post_id', 'token', 'version', 'key_id', 'updated_at'])
    .where('post_id', 'in', ids)
    .execute()
  return ({ id }) => {
    const found = rows.find(({ post_id }) => post_id === id)
    if (!found) return null
    const { post_id: _, ...draft } = found
    return draft
  }
}

/** False where the draft is not there in the state that `mark` names. */
export async function updateDraft(trx: Trx, mark: DraftMark, draft: StoredDraft): Promise<boolean> {
  const { token: _, ...columns } = columnsOf(draft)
  const { numUpdatedRows } = await trx
    .updateTable('post_drafts')
    .set(columns)
    .where('token', '=', mark.token)
    .where('version', '=', mark.version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** What is stored of it: the key's name is looked up when it is read. */
export type StoredDraft = Omit<PostDraft, 'key_name'>

export async function insertDraft(trx: Trx, draft: StoredDraft): Promise<void> {
  await trx.insertInto('post_drafts').values(columnsOf(draft)).execute()
}

/** Without a version as it is; false where it is not there, or in another state. */
export async function deleteDraft(
  trx: Trx,
  { token, version }: { token: string; version?: number | undefined },
): Promise<boolean> {
  let removal = trx.deleteFrom('post_drafts').where('token', '=', token)
  if (version !== undefined) removal = removal.where('version', '=', version)
  return (await removal.executeTakeFirst()).numDeletedRows === 1n
}

/** What a draft is filed under, so far as that is there. */
export async function findFiling(
  db: Database,
  { category_ids, region_ids, author_ids }: DraftFields,
) {
  const categories = await db
    .selectFrom('categories')
    .select(['id', 'name', 'slug'])
    .where('id', 'in', [0, ...category_ids])
    .orderBy('name')
    .execute()
  const regions = await db
    .selectFrom('regions')
    .select(['id', 'name', 'code'])
    .where('id', 'in', [0, ...region_ids])
    .orderBy('name')
    .execute()
  const found = await db
    .selectFrom('authors')
    .select(['id', 'name', 'slug'])
    .where('id', 'in', [0, ...author_ids])
    .execute()
  const authors = author_ids.flatMap((id) => found.find((author) => author.id === id) ?? [])
  return { categories, regions, authors }
}

function columnsOf({ fields, ...draft }: StoredDraft) {
  return { ...draft, fields: JSON.stringify(fields) }
}

type Row = Selectable<Tables['post_drafts']> & { key_name: string | null }

function read(row: Row): PostDraft {
  return { ...row, fields: draftFieldsSchema.parse(JSON.parse(row.fields)) }
}

const nameOfPresent = sql<string | null>`(
  select staff_keys.name from staff_keys where 'key-' || staff_keys.id = post_presence.key_id
)`

interface Sign {
  token: string
  post_id: number
  key_id: string
  seen_at: string
}

export async function putSign(trx: Trx, { token, ...sign }: Sign): Promise<void> {
  await trx
    .insertInto('post_presence')
    .values({ token, ...sign })
    .onConflict((conflict) => conflict.column('token').doUpdateSet(sign))
    .execute()
}

export async function removeSign(trx: Trx, token: string): Promise<void> {
  await trx.deleteFrom('post_presence').where('token', '=', token).execute()
}

/** What is of a time to come is from before the clock was set back, and would outlast its window. */
export async function removeOldSigns(trx: Trx, before: string, after: string): Promise<void> {
  await trx
    .deleteFrom('post_presence')
    .where((is) => is.or([is('seen_at', '<', before), is('seen_at', '>', after)]))
    .execute()
}

/** Each key once, by name. */
export function listOthers(db: Database, postId: number, exceptToken: string) {
  return db
    .selectFrom('post_presence')
    .select(['key_id', nameOfPresent.as('key_name')])
    .distinct()
    .where('post_id', '=', postId)
    .where('token', '!=', exceptToken)
    .orderBy('key_name')
    .orderBy('key_id')
    .execute()
}
