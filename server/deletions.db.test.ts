/** What holds for every list from which staff delete records, one or several at once. */
import { expect, test } from 'vitest'
import { createAdmin } from '../tests/support/admin.ts'
import { siteForEach, snapshot } from '../tests/support/app.ts'
import { addPost } from '../tests/support/posts.ts'
import { submitScore } from '../tests/support/result-links.ts'
import { addSubscriber, writeToUs } from '../tests/support/visitors.ts'
import type { Tables } from './tables.ts'

const site = siteForEach()
const admin = createAdmin(site)

const at = (name: string) => `${name}@${name}.example`
type Row = [
  list: string,
  said: string,
  table: keyof Tables,
  make: (name: string) => Promise<unknown>,
]

const lists: Row[] = [
  ['posts', 'Post deleted successfully.', 'posts', (slug) => addPost(site.db, slug)],
  ...(['Category', 'Author'] as const).map((word): Row => {
    const list = word === 'Category' ? 'categories' : 'authors'
    const make = (slug: string) => admin.succeed('POST', `/${list}`, { name: slug, slug })
    return [list, `${word} deleted successfully.`, list, make]
  }),
  [
    'regions',
    'Region deleted successfully.',
    'regions',
    (name) => admin.succeed('POST', '/regions', { name, code: name.slice(0, 5) }),
  ],
  [
    'contact-messages',
    'Contact message deleted successfully',
    'messages',
    (name) => writeToUs(site, { name, email: at(name) }),
  ],
  [
    'newsletter-subscribers',
    'Newsletter subscriber deleted successfully',
    'subscribers',
    (name) => addSubscriber(site.db, at(name)),
  ],
  [
    'quickscore-assessments',
    'QuickScore assessment deleted successfully',
    'quickscore_assessments',
    (name) => submitScore(site, { name, email: at(name) }),
  ],
]

test.each(lists)(
  '%s go alone or together, with a line of the record for each, which names nobody',
  async (noun, message, table, make) => {
    for (const name of ['quill', 'zebedee', 'falcon', 'merlin']) await make(name)
    await site.db.deleteFrom('activity').execute()
    const left = async () => {
      const rows = (await snapshot(site.db))[table] as { id: number }[]
      return rows.map(({ id }) => id)
    }
    const [first, second, third, last] = await left()
    const one = () => admin.call('DELETE', `/${noun}/${first}`)
    expect((await one()).json()).toEqual({ success: true, message })
    expect((await one()).statusCode).toBe(404)
    const ids = [second, third, third, 99]
    expect(await admin.succeed('POST', `/${noun}/delete`, { ids })).toEqual({ deleted: 2 })
    expect(await left()).toEqual([last])
    const activity = (await snapshot(site.db)).activity as { record_id: number }[]
    // Records deleted together are logged in any order.
    expect(activity.toSorted((one, other) => one.record_id - other.record_id)).toMatchObject(
      [first, second, third].map((record_id) => ({ action: 'delete', noun, record_id })),
    )
    expect(JSON.stringify(activity)).not.toMatch(/quill|zebedee|falcon|@/)
  },
)
