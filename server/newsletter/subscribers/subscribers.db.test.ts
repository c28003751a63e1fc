import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { SubscriberStatus } from '../../../domain/newsletter/subscribers.ts'
import { createAdmin } from '../../../tests/support/admin.ts'
import { siteForEach, snapshot } from '../../../tests/support/app.ts'
import { addSubscriber } from '../../../tests/support/visitors.ts'

const site = siteForEach()
const admin = createAdmin(site)

const october = '2026-10-31T23:59:59.999Z'
const november = '2026-11-01T00:00:00.000Z'

const add = (email: string, status: SubscriberStatus = 'active', created_at = october) =>
  addSubscriber(site.db, email, { status, created_at })

const bringIn = (body: unknown) => admin.call('POST', '/newsletter-subscribers/import', body)

describe('GET /api/admin/newsletter-subscribers', () => {
  test('shows who subscribes, with the three figures over active ones', async () => {
    await add('Ada@example.com')
    await add('bo@example.com', 'active', november)
    await add('off@example.com', 'unsubscribed', november)
    const { data, meta } = (await admin.call('GET', '/newsletter-subscribers?per_page=2')).json()
    expect(data[1]).toEqual({
      id: 2,
      email: 'bo@example.com',
      status: 'active',
      created_at: november,
      confirmed_at: null,
      unsubscribed_at: null,
    })
    expect(meta).toEqual({
      total: 3,
      page: 1,
      per_page: 2,
      figures: { total: 2, this_month: 1, growth: 100 },
    })
  })

  test('shows nobody, and no growth, where nobody is', async () => {
    const { data, meta } = (await admin.call('GET', '/newsletter-subscribers')).json()
    expect(data).toEqual([])
    expect(meta.figures).toEqual({ total: 0, this_month: 0, growth: 0 })
  })

  describe('with several', () => {
    beforeEach(async () => {
      await add('Ada@example.com')
      await add('bo_b@example.com', 'pending', november)
      await add('cy@example.org', 'unsubscribed', '2026-11-19T09:00:00.000Z')
    })

    test('is sorted, filtered, searched and paged', async () => {
      await admin.lists('/newsletter-subscribers', 'email', [
        ['', ['cy@example.org', 'bo_b@example.com', 'Ada@example.com']],
        ['?sort=email', ['Ada@example.com', 'bo_b@example.com', 'cy@example.org']],
        ['?sort=-status', ['cy@example.org', 'bo_b@example.com', 'Ada@example.com']],
        ['?status=pending', ['bo_b@example.com']],
        ['?q=ada@', ['Ada@example.com']],
        ['?q=_', ['bo_b@example.com']],
        ['?page=3&per_page=1', ['Ada@example.com']],
      ])
    })

    test('asks the database three times, however many there are', async () => {
      site.statements.length = 0
      await admin.succeed('GET', '/newsletter-subscribers')
      expect(site.statements).toHaveLength(3)
    })
  })
})

describe('POST /api/admin/newsletter-subscribers/import', () => {
  const csv = [
    'Name,Email',
    'Ada,New@example.com',
    'Bo,ON@example.com',
    'Cy,off@example.com',
    'Di,maybe@example.com',
    'Ed,new@example.com',
    'Flo,nobody',
  ].join('\r\n')
  const rows = [
    { row: 2, email: 'New@example.com', outcome: 'added' },
    { row: 3, email: 'ON@example.com', outcome: 'active' },
    { row: 4, email: 'off@example.com', outcome: 'unsubscribed' },
    { row: 5, email: 'maybe@example.com', outcome: 'pending' },
    { row: 6, email: 'new@example.com', outcome: 'duplicate' },
    { row: 7, email: 'nobody', outcome: 'invalid' },
  ]
  const none = { refused: 0, asked: 0 }
  const counts = {
    ...none,
    added: 1,
    duplicate: 1,
    active: 1,
    pending: 1,
    undeliverable: 0,
    unsubscribed: 1,
    invalid: 1,
  }

  const columns = { address_columns: [], heeded: [], left_out: ['Name'], asks: [] }

  beforeEach(async () => {
    await add('on@example.com')
    await add('off@example.com', 'unsubscribed')
    await add('maybe@example.com', 'pending')
  })

  test('adds who is new, never turns an unsubscribed address on, and reports on each row', async () => {
    const { subscribers: before = [] } = await snapshot(site.db)
    const response = await bringIn({ csv })
    expect(response.json()).toEqual({
      success: true,
      message: 'Newsletter subscribers imported.',
      data: { dry_run: false, counts, ...columns, rows },
    })
    const { subscribers, activity, mail } = await snapshot(site.db)
    expect(subscribers).toEqual([
      ...before,
      {
        id: 4,
        email: 'New@example.com',
        status: 'active',
        created_at: '2026-11-20T09:00:00.000Z',
        requested_at: '2026-11-20T09:00:00.000Z',
        confirmed_at: null,
        unsubscribed_at: null,
      },
    ])
    expect(activity).toMatchObject([
      { action: 'import', noun: 'newsletter-subscribers', record_id: null, record_count: 1 },
    ])
    expect(mail).toEqual([])
  })

  test('rehearses: the same report, and nothing stored', async () => {
    const before = await snapshot(site.db)
    const response = await bringIn({ csv, dry_run: true })
    expect(response.json()).toEqual({
      success: true,
      message: 'Nothing was stored.',
      data: { dry_run: true, counts, ...columns, rows },
    })
    expect(await snapshot(site.db)).toEqual(before)
  })

  test('takes a list of addresses, and 10,000 of them, others in between', async () => {
    const emails = Array.from({ length: 10_000 }, (_, i) => `person${i}@example.com`)
    const turn = vi.fn()
    const timer = setInterval(turn, 1)
    const response = await bringIn({ emails })
    clearInterval(timer)
    expect(turn.mock.calls.length).toBeGreaterThan(1)
    expect(response.json().data.counts).toMatchObject({ added: 10_000 })
    expect((await bringIn({ emails })).json().data.counts).toMatchObject({
      added: 0,
      active: 10_000,
    })
  })

  test('stores each address once when two imports come at once', async () => {
    const body = { emails: ['x@example.com', 'y@example.com'] }
    const answers = await Promise.all([bringIn(body), bringIn(body)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const added = answers.map((answer) => answer.json().data.counts.added)
    expect(added.toSorted()).toEqual([0, 2])
  })

  test('takes one list of addresses, and no more than may come at once', () =>
    admin.refuses('POST /newsletter-subscribers/import', [
      ['nothing', {}, 'csv'],
      ['both kinds', { csv: 'Email', emails: [] }, 'csv'],
      ['an empty file', { csv: '' }, 'csv'],
      ['a file without addresses', { csv: 'Name\nAda' }, 'csv'],
      ['addresses that are no texts', { emails: [1] }, 'emails'],
      ['too many', { emails: new Array(10_001).fill('a@example.com') }, 'emails'],
      ['too many in a file', { csv: `Email\n${'a@example.com\n'.repeat(10_001)}` }, 'csv'],
      ['a file that is too long', { csv: `Email\n${'x'.repeat(2_000_000)}` }, 'csv'],
      ['NUL', { csv: 'Email\n\0a@example.com' }, 'csv'],
      ['a dry run of another type', { emails: [], dry_run: 'yes' }, 'dry_run'],
    ]))
})
