import { describe, expect, test } from 'vitest'
import { createAdmin } from '../../tests/support/admin.ts'
import { adminKey, siteForEach } from '../../tests/support/app.ts'

const site = siteForEach()
const admin = createAdmin(site)

const exported = { action: 'export', noun: 'quickscore-assessments', record_count: 120 }

describe('the record of who did what', () => {
  test('holds exports that the browser made, newest first, and no secret', async () => {
    await admin.succeed('POST', '/regions', { name: 'Europe', code: 'EU' })
    site.clock.current = new Date('2026-11-21T09:00:00.000Z')
    expect((await admin.call('POST', '/activity', exported)).statusCode).toBe(201)
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

  test('is sorted, filtered, searched and paged', async () => {
    await admin.succeed('POST', '/regions', { name: 'Europe', code: 'EU' })
    for (const hour of [10, 11]) {
      site.clock.current = new Date(`2026-11-20T${hour}:00:00.000Z`)
      await admin.succeed('POST', '/activity', exported)
    }
    await admin.lists('/activity', 'id', [
      ['?noun=regions', [1]],
      ['?action=export', [3, 2]],
      ['?sort=created_at', [1, 2, 3]],
      ['?page=2&per_page=2&sort=created_at', [3]],
      ['?q=ENV', [3, 2, 1]],
      ['?q=Owner’s key', [3, 2, 1]],
      ['?q=other', []],
    ])
  })

  test('takes nothing but exports of what there is', () =>
    admin.refuses('POST /activity', [
      ['nothing', {}],
      ['another action', { ...exported, action: 'delete' }],
      ['another noun', { ...exported, noun: 'secrets' }],
      ['fewer than none', { ...exported, record_count: -1 }],
      ['half a record', { ...exported, record_count: 1.5 }],
    ]))
})
