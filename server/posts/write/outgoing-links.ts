import { setImmediate } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Database } from '../../tables.ts'
import { linksIn } from '../content/sanitise.ts'
import * as store from './store.ts'

/** A post and the addresses that it links to, each once. */
export interface LinkedPost {
  id: number
  slug: string
  /** Whether it is public at the time asked for. */
  isPublic: boolean
  updated_at: string
  links: readonly string[]
}

const linksSchema = z.array(z.string())

/** Every post: public, scheduled or draft. */
export async function* listLinkedPosts(db: Database, now: string): AsyncGenerator<LinkedPost> {
  for await (const post of store.readLinked(db)) {
    const { id, slug, status, published_at, updated_at, links } = post
    const isPublic = status === 'published' && published_at !== null && published_at <= now
    const read = links === null ? await readLinks(db, id) : linksSchema.parse(JSON.parse(links))
    yield { id, slug, isPublic, updated_at, links: read }
    // Lets other requests run.
    await setImmediate()
  }
}

/** For a post from a version that did not store links: reads them from its text and stores them. */
async function readLinks(db: Database, id: number): Promise<string[]> {
  const links = linksIn((await store.findContent(db, id)) ?? '')
  await store.keepLinks(db, id, links)
  return links
}
