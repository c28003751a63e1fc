/** Link preview images of pages and articles. See docs/decisions/share-cards.md. */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { colours } from '../../../content/colours.ts'
import { articleEyebrow, shareCards } from '../../../content/en/posts/share-card.ts'
import { brand, isFirstFirm } from '../../../content/firm.ts'
import type { PublishedPost } from '../../../domain/posts/published.ts'
import { type ShareCard, shareCardName } from '../../../domain/posts/share-card.ts'
import { formatLongDate } from '../../../domain/wording.ts'
import type { Documents } from '../../platform/documents/documents.ts'
import type { Ports } from '../../ports.ts'
import { findPublished, type ReadingPorts } from './service.ts'

export type ShareCardPorts = ReadingPorts & Pick<Ports, 'documents'>

interface DrawnCard {
  png: Buffer
  /** A hash of the picture, quoted. */
  etag: string
}

/**
 * Keyed by the words on the card: a changed title is another key, so nothing is invalidated. At
 * most about 6 MB, at 30 KB each.
 */
const drawn = new LRUCache<string, DrawnCard, Documents>({
  max: 200,
  fetchMethod: (words, _, { context }) => draw(context, JSON.parse(words) as ShareCard),
})

const articleName = `${shareCardName('/insights')}-`
const pageCards = new Map(
  Object.entries(shareCards).map(([path, card]) => [shareCardName(path), card]),
)

/** The picture of that name, or null where no public page or article has it. */
export async function findShareCard(ports: ShareCardPorts, name: string) {
  const card = pageCards.get(name) ?? (await findArticleCard(ports, name))
  return card ? drawn.forceFetch(JSON.stringify(card), { context: ports.documents }) : null
}

async function findArticleCard(ports: ReadingPorts, name: string): Promise<ShareCard | null> {
  if (!name.startsWith(articleName)) return null
  const post = await findPublished(ports, name.slice(articleName.length))
  return post && cardOf(post)
}

function cardOf({ title, categories, published_at }: PublishedPost): ShareCard {
  const eyebrow = [articleEyebrow, ...categories.map(({ name }) => name)].join(' · ')
  return { eyebrow, title, note: formatLongDate(published_at) }
}

/** Renders documents/share-card.typ. */
async function draw(documents: Documents, { eyebrow, title, note }: ShareCard): Promise<DrawnCard> {
  const data = { eyebrow, title, note, name: brand.name, colours, hasWeight: isFirstFirm }
  const png = await documents.renderDocument('share-card', data, { format: 'png', isPatient: true })
  return { png, etag: `"${createHash('sha256').update(png).digest('base64url')}"` }
}
