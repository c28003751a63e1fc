import { createHash } from 'node:crypto'
import { articleEyebrow, type SocialCard, socialCards } from '../../content/posts/share-card.ts'
import { formatLongDate } from '../../domain/dates.ts'
import type { PublishedPost } from '../../domain/posts/published.ts'
import { socialImageName } from '../../domain/posts/share-card.ts'
import { drawPng } from '../platform/documents/png.ts'
import { drawCard } from './share-card.ts'

export interface SocialImage {
  png: Buffer
  /** Changes with the picture. */
  etag: string
}

export type SocialImages = ReturnType<typeof createSocialImages>

interface Ports {
  posts: { findPublished(slug: string): Promise<PublishedPost | null> }
}

/** About 6 MB at 30 KB each. */
const MOST_KEPT = 200

const articleName = `${socialImageName('/insights')}-`
const pageCards = new Map(
  Object.entries(socialCards).map(([path, card]) => [socialImageName(path), card]),
)

/** The pictures of pages and articles. See `docs/decisions/social-images.md`. */
export function createSocialImages({ posts }: Ports) {
  const draw = keepDrawn(MOST_KEPT)
  return {
    /** The picture of that name, or null where no public page or article has it. */
    async find(name: string): Promise<SocialImage | null> {
      const card = pageCards.get(name) ?? (await findArticleCard(name))
      return card ? draw(card) : null
    },
  }

  async function findArticleCard(name: string): Promise<SocialCard | null> {
    if (!name.startsWith(articleName)) return null
    const post = await posts.findPublished(name.slice(articleName.length))
    return post && cardOf(post)
  }
}

function cardOf({ title, categories, published_at }: PublishedPost): SocialCard {
  const eyebrow = [articleEyebrow, ...categories.map(({ name }) => name)].join(' · ')
  return { eyebrow, title, note: formatLongDate(published_at) }
}

/**
 * Draws each card once and keeps the newest `most`. The words are the key: a changed title is
 * another card, and nothing has to be dropped. One at a time, so that a crawler that asks for all
 * of them leaves the processor to visitors.
 */
function keepDrawn(most: number) {
  const kept = new Map<string, Promise<SocialImage>>()
  let last: Promise<unknown> = Promise.resolve()
  return (card: SocialCard): Promise<SocialImage> => {
    const key = JSON.stringify(card)
    const found = kept.get(key)
    if (found) return found
    const drawing = last.then(() => drawImage(card))
    last = drawing.catch(() => kept.delete(key))
    kept.set(key, drawing)
    if (kept.size > most) kept.delete(kept.keys().next().value as string)
    return drawing
  }
}

async function drawImage(card: SocialCard): Promise<SocialImage> {
  const png = await drawPng(drawCard(card))
  return { png, etag: `"${createHash('sha256').update(png).digest('base64url')}"` }
}
