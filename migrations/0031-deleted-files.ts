import { type Kysely, sql } from 'kysely'

/** Where a file that is in the trash was taken out of a post: once as its picture, and in blocks. */
interface Place {
  post_id: number
  featured: string | null
  blocks: { index: number; before: string; after: string }[]
}

interface Kept {
  hash: string
  places: Place[]
}

interface Post {
  content: string
  featured_image: string | null
}

/**
 * A post's text stays as it is when a file goes. The posts get back what files that are in the trash
 * were taken out of, the last one first, as far as nobody has written there since. Hashes of deleted
 * files are kept, so that the same bytes come under another address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('media_deletions')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .execute()
  const { rows } = await sql<{ id: number }>`
    select id from trash where noun = 'media' order by id desc
  `.execute(db)
  for (const { id } of rows) {
    const { hash, places } = await readKept(db, id)
    await sql`insert into media_deletions values (${hash}) on conflict do nothing`.execute(db)
    for (const place of places) await giveBack(db, hash, place)
  }
  await sql`delete from trash_rows where kind = 'place'`.execute(db)
}

async function readKept(db: Kysely<unknown>, id: number): Promise<Kept> {
  const { rows } = await sql<{ kind: string; content: string }>`
    select kind, content from trash_rows where trash_id = ${id} order by position
  `.execute(db)
  const read = (kind: string) =>
    rows.filter((row) => row.kind === kind).map(({ content }) => JSON.parse(content))
  const [{ hash }] = read('record') as [{ hash: string }]
  return { hash, places: read('place') as Place[] }
}

async function giveBack(db: Kysely<unknown>, hash: string, place: Place): Promise<void> {
  const { post_id } = place
  const { rows } = await sql<Post>`
    select content, featured_image from posts where id = ${post_id}
  `.execute(db)
  const [post] = rows
  if (!post) return
  const content = returnBlocks(post.content, place.blocks)
  const featured_image = post.featured_image ?? place.featured
  if (content === post.content && featured_image === post.featured_image) return
  await sql`
    update posts set content = ${content}, featured_image = ${featured_image}, version = version + 1,
      rendered = null, rendered_by = null
    where id = ${post_id}
  `.execute(db)
  const uses = [
    content.includes(`/media/${hash}/`) && 'content',
    featured_image?.includes(`/media/${hash}/`) && 'featured_image',
  ]
  for (const use of uses.filter(Boolean)) {
    await sql`
      insert into post_media (post_id, hash, place) values (${post_id}, ${hash}, ${use})
      on conflict do nothing
    `.execute(db)
  }
}

/** Each block that still reads as it was left; of several that read alike the nearest. */
function returnBlocks(html: string, taken: Place['blocks']): string {
  const blocks = listBlocks(html)
  const returned = new Set<number>()
  for (const { index, before, after } of taken) {
    const alike = blocks.flatMap((block, at) => (block === after && !returned.has(at) ? [at] : []))
    const [nearest] = alike.toSorted((one, two) => Math.abs(one - index) - Math.abs(two - index))
    if (nearest === undefined) continue
    blocks[nearest] = before
    returned.add(nearest)
  }
  return returned.size > 0 ? blocks.join('') : html
}

const voids = new Set(['img', 'br', 'hr', 'col'])

/** What stands at the top of a text, as our own writer makes it: whole tags, every value quoted. */
function listBlocks(html: string): string[] {
  const blocks: string[] = []
  let depth = 0
  let start = 0
  const endAt = (end: number) => {
    if (end > start) blocks.push(html.slice(start, end))
    start = end
  }
  for (const tag of html.matchAll(/<(\/?)([a-z]\w*)((?:"[^"]*"|[^">])*)>/g)) {
    const [whole, isEnd, name = ''] = tag
    if (depth === 0) endAt(tag.index)
    if (isEnd) depth -= 1
    else if (!voids.has(name)) depth += 1
    if (depth === 0) endAt(tag.index + whole.length)
  }
  endAt(html.length)
  return blocks
}
