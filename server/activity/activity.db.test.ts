import { describe, expect, test } from 'vitest'
import { createAdmin } from '../../tests/support/admin.ts'
import { adminKey, siteForEach, snapshot } from '../../tests/support/app.ts'

const site = siteForEach()
const admin = createAdmin(site)

const exported = { action: 'export', noun: 'quickscore-assessments', record_count: 120 }

describe('the record of who did what', () => {
  test('holds exports that the browser made, newest first, and no secret', async () => {
    await admin.succeed('POST', '/regions', { name: 'Europe', code: 'EU' })
    site.clock.current = new Date('2026-11-21T09:00:00.000Z')
    const response = await admin.call('POST', '/activity', exported)
    expect(response.statusCode).toBe(201)
    const list = await admin.call('GET', '/activity')
    expect(list.json()).toEqual({
      success: true,
      data: [
        {
          id: 2,
          created_at: '2026-11-21T09:00:00.000Z',
          key_id: 'env',
          key_name: null,
          record_id: null,
          record_name: null,
          record_exists: false,
          fields: [],
          ...exported,
        },
        {
          id: 1,
          created_at: '2026-11-20T09:00:00.000Z',
          key_id: 'env',
          action: 'create',
          noun: 'regions',
          key_name: null,
          record_id: 1,
          record_name: 'Europe',
          record_exists: true,
          fields: ['code', 'name'],
          record_count: null,
        },
      ],
      meta: { total: 2, page: 1, per_page: 1000 },
    })
    expect(list.body).not.toContain(adminKey)
  })

  test.each([
    ['?noun=regions', [1]],
    ['?action=export', [2, 3]],
    ['?sort=created_at', [1, 2, 3]],
    ['?page=2&per_page=2&sort=created_at', [3]],
    ['?q=ENV', [1, 2, 3]],
    ['?q=other', []],
  ])('obeys %s', async (query, ids) => {
    await admin.succeed('POST', '/regions', { name: 'Europe', code: 'EU' })
    await admin.succeed('POST', '/activity', exported)
    await admin.succeed('POST', '/activity', exported)
    const { data } = (await admin.call('GET', `/activity${query}`)).json()
    expect(data.map(({ id }: { id: number }) => id).toSorted()).toEqual(ids)
  })

  test.each([
    undefined,
    {},
    { ...exported, action: 'delete' },
    { ...exported, noun: 'secrets' },
    { ...exported, record_count: -1 },
    { ...exported, record_count: 1.5 },
    { ...exported, key_id: 'somebody-else' },
    { ...exported, created_at: '2020-01-01T00:00:00.000Z' },
  ])('does not take %j', async (body) => {
    const before = await snapshot(site.db)
    expect((await admin.call('POST', '/activity', body)).statusCode).toBe(400)
    expect(await snapshot(site.db)).toEqual(before)
  })

  test('can be neither changed nor emptied', async () => {
    await admin.succeed('POST', '/activity', exported)
    const before = await snapshot(site.db)
    for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
      expect((await admin.call(method, '/activity')).statusCode).toBe(405)
      expect((await admin.call(method, '/activity/1')).statusCode).toBe(404)
    }
    expect(await snapshot(site.db)).toEqual(before)
  })
})
