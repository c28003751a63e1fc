/** Export of everything in the admin area as one file, and of a post with its pictures. */
import type { Readable } from 'node:stream'
import { archiveReadme } from '../../content/en/admin/transfer.ts'
import { type Actor, requireRole, type Staff } from '../../domain/actor.ts'
import { startCsv, writeCsvLine } from '../../domain/csv.ts'
import type { Page } from '../../domain/list-query.ts'
import { mediaListSchema } from '../../domain/media/library.ts'
import { adminPostListSchema, type PostRecord } from '../../domain/posts/editing.ts'
import { fill, formatIsoDay } from '../../domain/wording.ts'
import { recordBulk } from '../activity/service.ts'
import { findServedFile, listFiles } from '../media/service.ts'
import type { Archived, ArchivedList } from '../noun.ts'
import type { Listed } from '../platform/db/list.ts'
import { streamZip, type ZipContent } from '../platform/files/zip.ts'
import { OwnProcess } from '../platform/own-process.ts'
import { plainName } from '../platform/plain-name.ts'
import type { Ports } from '../ports.ts'
import { getPost, listPosts } from '../posts/write/service.ts'
import type { WriteJob } from './write-post.ts'

export { createTicket, redeemTicket } from '../access/service.ts'

/** The media folder, relative to the folder of the posts. */
const MEDIA_FROM_POSTS = '../media/'

export const nameArchive = (now: Date) => `${plainName}-${formatIsoDay(now)}.zip`

/**
 * The full export as a ZIP stream, produced while it is read. The export is recorded in the
 * activity log before its first byte is sent.
 */
export async function archiveAll(ports: Ports, actor: Actor): Promise<Readable> {
  requireRole(actor, 'owner')
  const archived = ports.nouns.flatMap(({ archive = [] }) => archive)
  await noteExport(ports, actor, archived)
  return streamZip(listContents(ports, actor, archived), ports.clock.now())
}

async function noteExport(ports: Ports, actor: Staff, archived: readonly Archived[]) {
  const first = { page: 1, perPage: 1 }
  const now = ports.clock.now()
  const posts = await listPosts(ports, actor, { ...adminPostListSchema.parse({}), ...first })
  const totals = new Map<string, number>([['posts', posts.total]])
  for (const one of archived) {
    if (!('read' in one) || !one.list) continue
    const { total } = await readPage(one, ports, actor, first)
    totals.set(one.list, (totals.get(one.list) ?? 0) + total)
  }
  await ports.db.transaction().execute(async (trx) => {
    for (const [noun, total] of totals) {
      await recordBulk(trx, { actor, action: 'export', noun, now }, total)
    }
  })
}

async function* listContents(
  ports: Ports,
  actor: Staff,
  archived: readonly Archived[],
): AsyncGenerator<ZipContent> {
  const time = ports.clock.now().toISOString()
  yield { path: 'README.txt', content: fill(archiveReadme, { origin: ports.origin, time }) }
  yield* listPostFiles(ports, actor)
  for (const one of archived) {
    const rows = () =>
      'read' in one ? readRows((page) => readPage(one, ports, actor, page)) : one.rows(ports, actor)
    yield { path: `data/${one.name}.json`, content: writeJson(rows()) }
    if (!('read' in one) || !one.sheet) continue
    yield { path: `data/${one.name}.csv`, content: writeSheet(one.sheet, rows()) }
  }
  const query = mediaListSchema.parse({ sort: 'created_at' })
  const files = readRows((page) => listFiles(ports, actor, { ...query, ...page }))
  for await (const file of files) {
    const content = await openMedia(ports, file.url)
    if (content) yield { path: file.url.slice(1), content, isPacked: true }
  }
}

async function* listPostFiles(ports: Ports, actor: Staff): AsyncGenerator<ZipContent> {
  const query = adminPostListSchema.parse({ sort: 'created_at' })
  const rows = readRows((page) => listPosts(ports, actor, { ...query, ...page }))
  for await (const { id } of rows) {
    const post = await getPost(ports, actor, id).catch(() => null)
    // The post has been deleted since the page of the list was read.
    if (!post) continue
    const content = await writer.run({ post, mediaAt: MEDIA_FROM_POSTS }, { isPatient: true })
    yield { path: `posts/${post.slug}.md`, content }
  }
}

/** One process for all exports: one for each would take too much CPU from visitors. */
const writer = new OwnProcess<WriteJob, string>(new URL('./write-process.ts', import.meta.url))

/** Null if the file is missing in the store, although it is in the list. */
async function openMedia(ports: Ports, url: string): Promise<Readable | null> {
  const file = await findServedFile(ports, url)
  return (await file?.open({ start: 0, end: file.size - 1 })) ?? null
}

export interface PostFile {
  name: string
  type: 'text/markdown; charset=utf-8' | 'application/zip'
  content: string | Readable
}

/** One post as Markdown, or as a ZIP file if it has pictures. Throws `not-found`. */
export async function getPostFile(ports: Ports, actor: Actor, id: number): Promise<PostFile> {
  requireRole(actor, 'reader')
  const post = await getPost(ports, actor, id)
  const urls = mediaIn(post)
  const mediaAt = urls.length > 0 ? MEDIA_FROM_POSTS : '/media/'
  const text = await writer.run({ post, mediaAt })
  if (urls.length === 0) {
    return { name: `${post.slug}.md`, type: 'text/markdown; charset=utf-8', content: text }
  }
  const content = streamZip(listPostContents(ports, post, text, urls), ports.clock.now())
  return { name: `${post.slug}.zip`, type: 'application/zip', content }
}

function mediaIn({ content, featured_image }: PostRecord): string[] {
  const found = `${content}\n${featured_image}`.match(
    /\/media\/[0-9a-f]{64}\/[a-z0-9_-]+\.[a-z0-9]+/g,
  )
  return [...new Set(found ?? [])]
}

async function* listPostContents(
  ports: Ports,
  { slug }: PostRecord,
  text: string,
  urls: readonly string[],
): AsyncGenerator<ZipContent> {
  yield { path: `posts/${slug}.md`, content: text }
  for (const url of urls) {
    const content = await openMedia(ports, url)
    if (content) yield { path: url.slice(1), content, isPacked: true }
  }
}

/** Rows read per page of a list; each is written to the archive before the next page is read. */
const ROWS_AT_ONCE = 500

/** The oldest first, so that rows added meanwhile come last. */
const oldestFirst = { sort: 'created_at' }

/** One page of a list. */
function readPage(
  { query, asked = oldestFirst, read }: ArchivedList,
  ports: Ports,
  actor: Staff,
  page: Page,
): Promise<Listed<object>> {
  return read(ports, actor, { ...query.parse(asked), ...page })
}

async function* readRows<Row extends object>(
  read: (page: Page) => Promise<Listed<Row>>,
): AsyncGenerator<Row> {
  for (let page = 1; ; page += 1) {
    const { rows } = await read({ page, perPage: ROWS_AT_ONCE })
    yield* rows
    if (rows.length < ROWS_AT_ONCE) return
  }
}

/** A JSON array with a row on each line. */
async function* writeJson(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let start = '[\n'
  for await (const row of rows) {
    yield `${start}${JSON.stringify(row)}`
    start = ',\n'
  }
  yield start === '[\n' ? '[]\n' : '\n]\n'
}

async function* writeSheet(
  { columns, cellsOf }: NonNullable<ArchivedList['sheet']>,
  rows: AsyncIterable<object>,
): AsyncGenerator<string> {
  yield startCsv(columns)
  for await (const row of rows) yield writeCsvLine(cellsOf(row))
}
