import { beforeEach, expect, test } from 'vitest'
import { createAdmin } from '../../tests/support/admin.ts'
import { siteForAll, snapshot } from '../../tests/support/app.ts'
import { draft } from '../../tests/support/posts.ts'
import { writeToUs } from '../../tests/support/visitors.ts'

const site = siteForAll()
const admin = createAdmin(site)
beforeEach(async () => {
  for (const table of ['trash', 'posts', 'categories', 'regions', 'messages'] as const) {
    await site.db.deleteFrom(table).execute()
  }
})

const post = (slug: string, more: object = {}) => ({
  ...draft,
  title: `About ${slug}`,
  slug,
  content: '<p>Words of it</p>',
  status: 'published',
  ...more,
})

async function addFiled(slug: string) {
  const region = await admin.succeed('POST', '/regions', { name: `R ${slug}`, code: slug })
  const category = await admin.succeed('POST', '/categories', { name: `C ${slug}`, slug })
  const filed = { region_ids: [region.id], category_ids: [category.id] }
  const { id } = await admin.succeed('POST', '/posts', post(`${slug}-old`, filed))
  await admin.succeed('PUT', `/posts/${id}`, post(slug, filed))
  return { id, region, category }
}

const listTrash = (query = '') => admin.succeed('GET', `/trash${query}`)
const restore = (noun: string, ids: number[]) => admin.call('POST', '/trash/restore', { noun, ids })
const publicly = (slug: string) => site.app.inject(`/api/insights/${slug}`)

test('a post goes whole and comes back whole: filing, old slug, revisions, search', async () => {
  const { id } = await addFiled('one')
  const before = await snapshot(site.db)
  await admin.succeed('DELETE', `/posts/${id}`)
  expect((await publicly('one')).statusCode).toBe(404)
  expect((await admin.call('GET', `/posts/${id}`)).statusCode).toBe(404)
  expect(await admin.succeed('GET', '/posts?q=words')).toEqual([])
  expect(await listTrash('?noun=posts&q=about')).toEqual([
    {
      id,
      noun: 'posts',
      title: 'About one',
      key_id: 'env',
      deleted_at: '2026-11-20T09:00:00.000Z',
      expires_at: '2026-12-20T09:00:00.000Z',
    },
  ])
  expect((await restore('posts', [id])).json()).toEqual({
    success: true,
    message: 'Restored successfully.',
    data: { restored: 1 },
  })
  const { activity: _, ...after } = await snapshot(site.db)
  const { activity: __, ...expected } = before
  expect(after).toEqual(expected)
  expect((await publicly('one')).statusCode).toBe(200)
  expect(await admin.succeed('GET', '/posts?q=words')).toHaveLength(1)
  expect((await restore('posts', [id])).json()).toMatchObject({
    message: '0 records restored. They are no longer in the trash.',
    data: { restored: 0 },
  })
})

test('a post whose slug and labels have gone meanwhile comes back beside them, and says so', async () => {
  const { id, region, category } = await addFiled('two')
  await admin.succeed('POST', '/posts/delete', { ids: [id] })
  await admin.succeed('DELETE', `/categories/${category.id}`)
  const other = await admin.succeed('POST', '/posts', post('two', { region_ids: [region.id] }))
  expect((await restore('posts', [id])).json().message).toContain('"two-2"')
  const back = await admin.succeed('GET', `/posts/${id}`)
  expect(back).toMatchObject({ slug: 'two-2', category_ids: [], region_ids: [region.id] })
  expect(await admin.succeed('GET', `/posts/${other.id}`)).toMatchObject({ slug: 'two' })
})

test.each([
  ['categories', { name: 'Law', slug: 'law' }, { name: 'LAW', slug: 'other' }, 'name_taken'],
  ['categories', { name: 'Law', slug: 'law' }, { name: 'Other', slug: 'law' }, 'slug_taken'],
  ['regions', { name: 'Union', code: 'EU' }, { name: 'Other', code: 'EU' }, 'code_taken'],
])(
  '%s: another one in its place is named, and nothing changes',
  async (noun, mine, theirs, code) => {
    const { id } = await admin.succeed('POST', `/${noun}`, mine)
    await admin.succeed('DELETE', `/${noun}/${id}`)
    const { id: other } = await admin.succeed('POST', `/${noun}`, theirs)
    const before = await snapshot(site.db)
    const refused = await restore(noun, [id])
    expect([refused.statusCode, refused.json().code]).toEqual([409, code])
    expect(await snapshot(site.db)).toEqual(before)
    await admin.succeed('DELETE', `/${noun}/${other}`)
    expect((await restore(noun, [id])).statusCode).toBe(200)
    expect(await admin.succeed('GET', `/${noun}`)).toMatchObject([{ id, ...mine }])
  },
)

test('messages: never longer than without the trash, and gone for good when staff say so', async () => {
  await writeToUs(site, { name: 'Ada', message: 'Ten letters.' })
  const [{ id }] = await admin.succeed('GET', '/contact-messages')
  site.clock.current = new Date('2028-11-10T09:00:00.000Z')
  await admin.succeed('DELETE', `/contact-messages/${id}`)
  expect(await admin.succeed('GET', '/contact-messages')).toEqual([])
  expect(await listTrash()).toMatchObject([
    { title: 'Ada', expires_at: '2028-11-20T09:00:00.000Z' },
  ])
  expect((await restore('contact-messages', [id])).statusCode).toBe(200)
  expect(await admin.succeed('GET', '/contact-messages?q=letters')).toMatchObject([{ id }])
  await admin.succeed('DELETE', `/contact-messages/${id}`)
  const gone = await admin.call('POST', '/trash/delete', { noun: 'contact-messages', ids: [id, 9] })
  expect(gone.json()).toMatchObject({ success: true, data: { deleted: 1 } })
  expect(await listTrash()).toEqual([])
  expect(await site.db.selectFrom('trash_rows').selectAll().execute()).toEqual([])
  site.clock.current = new Date('2026-11-20T09:00:00.000Z')
})

test('nothing comes back or goes for good that no trash has', async () => {
  const other = ['another noun', { noun: 'subscribers', ids: [1] }, 'noun'] as const
  const none = ['no noun', { ids: [1] }, 'noun'] as const
  for (const call of ['restore', 'delete']) {
    await admin.refuses(`POST /trash/${call}`, [other, none, ['none', { noun: 'posts' }, 'ids']])
  }
})
