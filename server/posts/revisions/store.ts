import { type Generated, type Selectable, sql } from 'kysely'
import * as z from 'zod/mini'
import type { Page } from '../../../domain/list-query.ts'
import type { ListedRevision, Revision } from '../../../domain/posts/drafts.ts'
import type { PostStatus } from '../../../domain/posts/published.ts'
import { recordIdSchema } from '../../../domain/write-body.ts'
import { type Listed, listPage } from '../../platform/db/list.ts'
import type { Database, Tables, Trx } from '../../tables.ts'

/** What a post is, and each of its revisions. */
export interface PostColumns {
  title: string
  slug: string
  description: string
  content: string
  featured_image: string | null
  status: PostStatus
  meta_title: string | null
  meta_description: string | null
  /** When it is to go public, if an editor has said so. */
  publish_at: string | null
}

declare module '../../tables.ts' {
  interface Tables {
    /** A post as each save left it; the ids are JSON. `key_id`: null for what came with the software. */
    post_revisions: PostColumns & {
      post_id: number
      version: number
      region_ids: string
      category_ids: string
      author_ids: Generated<string>
      key_id: string | null
      created_at: string
    }
  }
}

/** What a post is filed under; the first region first. */
export interface Filing {
  regionIds: readonly number[]
  categoryIds: readonly number[]
  /** In the order of the byline. */
  authorIds: readonly number[]
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

/** Keeps the post as it stands now, for good. `keyId`: who wrote it; null for the software. */
export async function insertRevision(
  trx: Trx,
  postId: number,
  { regionIds, categoryIds, authorIds }: Filing,
  keyId: string | null,
): Promise<void> {
  await trx
    .insertInto('post_revisions')
    .columns([
      'post_id',
      ...keptColumns,
      'created_at',
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
          sql<string>`${JSON.stringify(regionIds)}`.as('region_ids'),
          sql<string>`${JSON.stringify(categoryIds)}`.as('category_ids'),
          sql<string>`${JSON.stringify(authorIds)}`.as('author_ids'),
          sql<string | null>`${keyId}`.as('key_id'),
        ])
        .where('id', '=', postId),
    )
    .execute()
}

/** Of a named key: a revision holds its number alone. */
const keyName = sql<string | null>`(
  select name from staff_keys where 'key-' || staff_keys.id = post_revisions.key_id
)`.as('key_name')

/** Newest first. */
export function listRevisions(
  db: Database,
  postId: number,
  page: Page,
): Promise<Listed<ListedRevision>> {
  const matching = db.selectFrom('post_revisions').where('post_id', '=', postId)
  return listPage(matching, page, (revisions) =>
    revisions
      .select(['version', 'title', 'status', 'publish_at', 'key_id', 'created_at'])
      .select(keyName)
      .orderBy('version', 'desc'),
  )
}

const idsSchema = z.array(recordIdSchema)

export async function findRevision(
  db: Database,
  postId: number,
  version: number,
): Promise<Revision | null> {
  const row = await db
    .selectFrom('post_revisions')
    .selectAll()
    .select(keyName)
    .where('post_id', '=', postId)
    .where('version', '=', version)
    .executeTakeFirst()
  return row ? read(row) : null
}

/** They may be long: few enough to be in memory at once. */
const AT_ONCE = 20

/** Those of all posts, post by post, the oldest first. */
export async function* readRevisions(db: Database): AsyncGenerator<Revision> {
  for (let last = { post_id: 0, version: 0 }; ; ) {
    const rows = await db
      .selectFrom('post_revisions')
      .selectAll()
      .select(keyName)
      .where(sql<boolean>`(post_id, version) > (${last.post_id}, ${last.version})`)
      .orderBy('post_id')
      .orderBy('version')
      .limit(AT_ONCE)
      .execute()
    for (const row of rows) yield read(row)
    if (rows.length < AT_ONCE) return
    last = rows.at(-1) ?? last
  }
}

type Row = Selectable<Tables['post_revisions']> & { key_name: string | null }

function read(row: Row): Revision {
  return {
    ...row,
    region_ids: idsSchema.parse(JSON.parse(row.region_ids)),
    category_ids: idsSchema.parse(JSON.parse(row.category_ids)),
    author_ids: idsSchema.parse(JSON.parse(row.author_ids)),
  }
}
