import { setImmediate } from 'node:timers/promises'
import type { Database } from '../tables.ts'
import { linksIn } from './content/sanitise.ts'
import * as store from './store.ts'

/** A post by the addresses that it links to, each once. */
export interface LinkedPost {
  id: number
  /** Whether it is public at the time asked for. */
  isPublic: boolean
  updated_at: string
  links: readonly string[]
}

/** Few at a time, so that requests are answered in between. */
const READ_AT_ONCE = 20

/** Every post, as staff look after them: public, scheduled or draft. */
export async function* listLinkedPosts(db: Database, now: string): AsyncGenerator<LinkedPost> {
  let afterId = 0
  for (;;) {
    const posts = await store.listTexts(db, afterId, READ_AT_ONCE)
    for (const { id, status, published_at, updated_at, content } of posts) {
      const isPublic = status === 'published' && published_at !== null && published_at <= now
      yield { id, isPublic, updated_at, links: linksIn(content) }
      await setImmediate()
    }
    const last = posts.at(-1)
    if (!last) return
    afterId = last.id
  }
}
