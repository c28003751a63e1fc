import { beforeEach, describe, expect, test } from 'vitest'
import { createAdmin } from '../../tests/support/admin.ts'
import { siteForEach, snapshot } from '../../tests/support/app.ts'
import { writeToUs } from '../../tests/support/visitors.ts'

const site = siteForEach()
const admin = createAdmin(site)

const message = 'We use a CV ranking tool.'

const send = (name: string, changes: object = {}) =>
  writeToUs(site, { name, email: `${name.toLowerCase()}@example.com`, message, ...changes })

const spam = { message: 'See http://a http://b http://c http://d' }
const listNames = async (query = '') => {
  const { data } = (await admin.call('GET', `/contact-messages${query}`)).json()
  return data.map(({ name }: { name: string }) => name)
}
const countOwed = async () => (await snapshot(site.db)).mail?.length

describe('GET /api/admin/contact-messages', () => {
  test('shows everything about a message', async () => {
    await send('Ada', { company: 'Example Ltd', aud: 'ta' })
    expect((await admin.call('GET', '/contact-messages')).json()).toEqual({
      success: true,
      data: [
        {
          id: 1,
          name: 'Ada',
          email: 'ada@example.com',
          company: 'Example Ltd',
          message,
          aud: 'ta',
          utm_source: null,
          plan: null,
          held: false,
          held_reason: null,
          handled: false,
          handled_at: null,
          assignee: null,
          due_on: null,
          assessment_id: null,
          created_at: '2026-11-20T09:00:00.000Z',
        },
      ],
      meta: { total: 1, page: 1, per_page: 1000 },
    })
  })

  describe('with several', () => {
    beforeEach(async () => {
      await send('Ada', { company: '100% Ltd' })
      site.clock.current = new Date('2026-11-20T10:00:00.000Z')
      await send('Bo', { message: 'Something about an AUDIT' })
      await send('Spammer', spam)
      await send('Cy')
      await admin.succeed('PATCH', '/contact-messages/2', { handled: true })
      await admin.succeed('POST', '/keys', { name: 'Grace', role: 'editor' })
      await admin.succeed('PATCH', '/contact-messages/1', { assignee: 'Grace' })
    })

    test('is sorted, filtered, searched and paged', async () => {
      await admin.lists('/contact-messages', 'name', [
        ['', ['Cy', 'Bo', 'Ada']],
        ['?held=false', ['Cy', 'Bo', 'Ada']],
        ['?held=true', ['Spammer']],
        ['?handled=true', ['Bo']],
        ['?handled=false', ['Cy', 'Ada']],
        ['?sort=name', ['Ada', 'Bo', 'Cy']],
        ['?sort=-email', ['Cy', 'Bo', 'Ada']],
        ['?q=audit', ['Bo']],
        ['?q=%25', ['Ada']],
        ['?q=BO%40', ['Bo']],
        ['?page=2&per_page=2', ['Ada']],
        ['?assigned=true', ['Ada']],
        ['?assigned=mine', []],
        ['?assigned=false&sort=name', ['Bo', 'Cy']],
        ['?sort=-assignee&assigned=true', ['Ada']],
      ])
    })

    test('asks the database twice, however many there are', async () => {
      site.statements.length = 0
      await listNames()
      expect(site.statements).toHaveLength(2)
    })
  })
})

describe('PATCH /api/admin/contact-messages/{id}', () => {
  test('marks a message as handled, once, and as not handled', async () => {
    await send('Ada')
    const first = await admin.call('PATCH', '/contact-messages/1', { handled: true })
    expect(first.json()).toMatchObject({
      message: 'Contact message updated successfully',
      data: { handled: true, handled_at: '2026-11-20T09:00:00.000Z' },
    })
    site.clock.current = new Date('2026-11-21T09:00:00.000Z')
    const again = await admin.succeed('PATCH', '/contact-messages/1', { handled: true })
    expect(again.handled_at).toBe('2026-11-20T09:00:00.000Z')
    const open = await admin.succeed('PATCH', '/contact-messages/1', { handled: false })
    expect(open).toMatchObject({ handled: false, handled_at: null })
    const { activity } = await snapshot(site.db)
    expect(activity).toMatchObject([
      { action: 'update', noun: 'contact-messages', record_id: 1, fields: '["handled"]' },
      { action: 'update', noun: 'contact-messages', record_id: 1, fields: '["handled"]' },
    ])
  })

  test('releases what was held back: then, and only once, its mail is owed', async () => {
    await send('Ada', spam)
    expect(await countOwed()).toBe(0)
    const answers = await Promise.all(
      [1, 2].map(() => admin.succeed('PATCH', '/contact-messages/1', { held: false })),
    )
    expect(answers).toMatchObject([
      { held: false, held_reason: null },
      { held: false, held_reason: null },
    ])
    const { mail, activity } = await snapshot(site.db)
    expect(mail).toMatchObject([
      { kind: 'contact-acknowledgement', recipient: 'ada@example.com' },
      { kind: 'contact-notice', recipient: 'contact@plumbline.example' },
    ])
    expect(activity).toMatchObject([{ fields: '["held"]' }])
    expect(await listNames()).toEqual(['Ada'])
    expect(await listNames('?held=true')).toEqual([])
  })

  test('takes back what was read, and changes nothing for nothing', async () => {
    await send('Ada')
    const [read] = await admin.succeed('GET', '/contact-messages')
    const before = await snapshot(site.db)
    const { name: _, ...rest } = read
    expect(await admin.succeed('PATCH', '/contact-messages/1', { name: 'Eve', ...rest })).toEqual({
      ...read,
      assignees: [],
      contacts: [],
      notes: [],
      replies: [],
    })
    expect(await admin.succeed('PATCH', '/contact-messages/1', {})).toMatchObject(read)
    expect(await snapshot(site.db)).toEqual(before)
  })

  test('takes nothing that is wrong, alone or for several', async () => {
    await send('Ada')
    await admin.refuses('PATCH /contact-messages/1', [
      ['handled as text', { handled: 'true' }, 'handled'],
      ['held as a number', { held: 1 }, 'held'],
      ['a name that is too long', { assignee: 'x'.repeat(81) }, 'assignee'],
      ['a name on two lines', { assignee: 'Ada\nBo' }, 'assignee'],
      ['a day that is none', { due_on: '2026-02-30' }, 'due_on'],
      ['a day of no working life', { due_on: '0001-01-01' }, 'due_on'],
      ['a day that never comes', { due_on: '2100-01-01' }, 'due_on'],
      ['a name that nobody has', { handled: true, assignee: 'Mallory' }, 'assignee'],
    ])
    await admin.refuses('POST /contact-messages/change', [
      ['held as text', { ids: [1], held: 'yes' }, 'held'],
      ['a name that nobody has', { ids: [1], handled: true, assignee: 'Mallory' }, 'assignee'],
    ])
  })
})

test('staff mark a message as spam and take that back: its mail is owed once', async () => {
  await send('Ada')
  const owed = (await snapshot(site.db)).mail
  const held = await admin.succeed('PATCH', '/contact-messages/1', { held: true })
  expect(held).toMatchObject({ held: true, held_reason: 'staff' })
  expect(await listNames()).toEqual([])
  const released = await admin.succeed('PATCH', '/contact-messages/1', { held: false })
  expect(released).toMatchObject({ held: false, held_reason: null })
  expect(await listNames()).toEqual(['Ada'])
  const { mail, activity } = await snapshot(site.db)
  expect(mail).toEqual(owed)
  expect(activity).toHaveLength(2)
})

describe('POST /api/admin/contact-messages/change', () => {
  test('takes several out of the spam: each is written about as if it had just come', async () => {
    for (const name of ['Ada', 'Bo']) await send(name, spam)
    await send('Cy')
    const ids = [1, 2, 3, 99]
    const answer = await admin.succeed('POST', '/contact-messages/change', { ids, held: false })
    expect(answer).toEqual({ changed: 2 })
    expect(await listNames('?sort=name')).toEqual(['Ada', 'Bo', 'Cy'])
    expect(await countOwed()).toBe(6)
    const again = await admin.succeed('POST', '/contact-messages/change', { ids, held: false })
    expect(again).toEqual({ changed: 0 })
    expect((await snapshot(site.db)).activity).toHaveLength(2)
  })

  test('gives several to somebody, and to nobody again', async () => {
    for (const name of ['Ada', 'Bo']) await send(name)
    await admin.succeed('POST', '/keys', { name: 'Grace', role: 'editor' })
    const give = (assignee: string | null) =>
      admin.succeed('POST', '/contact-messages/change', { ids: [1, 2], assignee, handled: true })
    expect(await give('Grace')).toEqual({ changed: 2 })
    expect(
      await admin.succeed('GET', '/contact-messages?assigned=true&handled=true'),
    ).toMatchObject([{ assignee: 'Grace' }, { assignee: 'Grace' }])
    await give(' ')
    expect(await listNames('?assigned=true')).toEqual([])
  })
})
