import { starterCategories, starterPosts, starterRegions } from '../content/en/starter/index.ts'
import { starterTemplates } from '../content/en/starter/reply-templates.ts'
import { type LabelKind, labelKeyOf, type NewLabel } from '../domain/labels.ts'
import { insertTemplate } from './messages/templates/store.ts'
import type { Clock } from './platform/clock.ts'
import { insertRow } from './platform/db/rows.ts'
import { claimSetting } from './platform/db/secrets.ts'
import { prepareContent } from './posts/content/sanitise.ts'
import { insertPost } from './posts/write/store.ts'
import type { Database, Trx } from './tables.ts'

/**
 * Adds the starter content, once in the life of a database: what staff delete stays deleted.
 * All or nothing, also when two instances start at once.
 */
export async function seed(db: Database, clock: Clock): Promise<void> {
  const now = clock.now().toISOString()
  await db.transaction().execute(async (trx) => {
    if (await claimSetting(trx, 'starter-content', now)) await addStarterContent(trx, now)
    // A setting of their own, so that older installations get them too.
    if (await claimSetting(trx, 'starter-templates', now)) await addStarterTemplates(trx, now)
  })
}

async function addStarterTemplates(trx: Trx, created_at: string) {
  for (const { name, text } of starterTemplates) {
    await insertTemplate(trx, { name, text, version: 1, created_at })
  }
}

async function addStarterContent(trx: Trx, now: string) {
  const regions = await addLabels(trx, 'regions', starterRegions, now)
  const categories = await addLabels(trx, 'categories', starterCategories, now)
  for (const post of starterPosts) {
    const row = {
      title: post.title,
      slug: post.slug,
      description: post.description,
      content: prepareContent(post.content),
      featured_image: null,
      status: 'published' as const,
      meta_title: post.metaTitle,
      meta_description: post.metaDescription,
      author_id: 1,
      published_at: post.publishedAt,
      version: 1,
      created_at: now,
      updated_at: now,
    }
    const idsOf = (ids: Map<string, number>, names: readonly string[]) =>
      names.map((name) => ids.get(name)).filter((id) => id !== undefined)
    await insertPost(trx, row, {
      region_ids: idsOf(regions, post.regionCodes),
      category_ids: idsOf(categories, post.categorySlugs),
      author_ids: [],
    })
  }
}

/** Returns the ids of the labels by key. */
async function addLabels(trx: Trx, kind: LabelKind, labels: readonly NewLabel[], now: string) {
  const ids = new Map<string, number>()
  for (const label of labels) {
    const row = { ...label, version: 1, created_at: now }
    ids.set(labelKeyOf(label), await insertRow(trx, kind, row))
  }
  return ids
}
