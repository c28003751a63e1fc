/** The export of Ghost: a JSON file with its tables. */
import {
  composeText,
  describeOthers,
  draftNote,
  type FoundText,
  type LabelWish,
  lineOf,
  type ReadFile,
  readLabels,
  readOrRefuse,
} from './read-text.ts'

type Row = Record<string, unknown>

const listOf = (rows: unknown): Row[] =>
  Array.isArray(rows) ? rows.filter((one) => typeof one === 'object' && one !== null) : []

/** The tables of the export; null if the file is not one. */
function readTables(file: string): Record<string, unknown> | null {
  if (!/^\uFEFF?\s*\{/.test(file)) return null
  try {
    const { db, data } = JSON.parse(file.replace(/^\uFEFF/, ''))
    const tables = listOf(db)[0]?.data ?? data
    return listOf(tables?.posts).length > 0 ? tables : null
  } catch {
    return null
  }
}

export const looksLikeGhost = (file: string) => readTables(file) !== null

export function readGhost(source: string, file: string): ReadFile | null {
  const tables = readTables(file)
  if (!tables) return null
  const all = listOf(tables.posts)
  const posts = all.filter(({ type, page }) => type !== 'page' && page !== 1 && page !== true)
  const labels = openLabels(tables)
  const metas = new Map(listOf(tables.posts_meta).map((one) => [one.post_id, one]))
  const texts = posts.map((post) => {
    const found = readPost(source, post, metas.get(post.id) ?? {}, labels)
    return readOrRefuse(source, () => composeText(found))
  })
  const pages = all.filter((one) => !posts.includes(one))
  const others = pages.map(({ slug }) => ({ kind: 'page', address: `/${lineOf(slug)}` }))
  return { texts, hosts: [], notes: describeOthers(others) }
}

/** The tags or authors of a post, in their order. */
function openLabels(tables: Record<string, unknown>) {
  return (postId: unknown, kind: 'tag' | 'author'): LabelWish[] => {
    const [joins, rows] = kind === 'tag' ? ['posts_tags', 'tags'] : ['posts_authors', 'users']
    const byId = new Map(listOf(tables[rows]).map((row) => [row.id, row]))
    const named = listOf(tables[joins])
      .filter(({ post_id }) => post_id === postId)
      .toSorted((one, other) => Number(one.sort_order) - Number(other.sort_order))
      .map((join) => byId.get(join[`${kind}_id`]))
    return readLabels(named).filter(({ name }) => !name.startsWith('#'))
  }
}

const readers: Record<string, string> = {
  members: 'for members only',
  paid: 'for paying members only',
  tiers: 'for paying members only',
}

function withheldBy({ visibility, status }: Row): string | null {
  const who = lineOf(visibility) || 'public'
  if (who !== 'public') return readers[who] ?? `for "${who}" only`
  return status === 'sent' ? 'sent by mail only' : null
}

/** Placeholder that Ghost writes for the address of the site. */
const home = /__GHOST_URL__/g
const local = (value: unknown) => lineOf(value).replace(home, '')

function readPost(
  source: string,
  post: Row,
  meta: Row,
  labels: ReturnType<typeof openLabels>,
): FoundText {
  const name = lineOf(post.slug)
  const html = typeof post.html === 'string' ? post.html : ''
  const tags = labels(post.id, 'tag')
  return {
    source: `${source}: ${name.slice(0, 120)}`,
    title: post.title,
    slug: name,
    description: post.custom_excerpt ?? meta.meta_description ?? post.meta_description,
    dates: [post.published_at],
    // The first tag is Ghost's primary tag.
    categories: tags.slice(0, 1),
    regions: [],
    authors: labels(post.id, 'author'),
    tags: tags.slice(1).map((tag) => tag.name),
    featured: local(post.feature_image) || null,
    meta_title: meta.meta_title ?? post.meta_title,
    meta_description: meta.meta_description ?? post.meta_description,
    html: html.replace(home, ''),
    paths: [`/${name}`, post.canonical_url],
    withheld: withheldBy(post),
    notes: [
      ...draftNote(post.status === 'draft'),
      ...(html === '' ? ['The file has no HTML for it.'] : []),
      ...(post.codeinjection_head || post.codeinjection_foot
        ? ['Its custom code was left out.']
        : []),
    ],
    shortcodes: /\{\{[#>]?[a-z][^}\n]{0,200}\}\}/g,
  }
}
