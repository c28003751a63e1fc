import { expect, test } from 'vitest'
import { pageEventNames } from '../../domain/analytics.ts'
import { siteForEach, snapshot } from '../../tests/support/app.ts'
import { addPost } from '../../tests/support/posts.ts'
import { countEvents } from './service.ts'

const site = siteForEach()

const report = (body: object) => site.post('/api/analytics/events', body)

const view = { name: 'page_view', properties: { path: '/contact' } }

test('counts every kind of event', async () => {
  await addPost(site.db, 'an-article')
  for (const name of pageEventNames) {
    const response = await report({ name, properties: { path: '/insights/an-article' } })
    expect([response.statusCode, response.json()]).toEqual([200, { success: true }])
  }
  const event = {
    properties: '{"path":"/insights/an-article"}',
    created_at: '2026-11-20',
    amount: 1,
  }
  const { analytics_events } = await snapshot(site.db)
  expect(analytics_events).toEqual(pageEventNames.map((name, i) => ({ id: i + 1, name, ...event })))
})

test('adds them up: one row for each day, kind and page', async () => {
  const days = ['2026-11-20T09:00:00.000Z', '2026-11-20T23:59:59.999Z', '2026-11-21T00:00:00.000Z']
  for (const day of days) {
    site.clock.current = new Date(day)
    await Promise.all([report(view), report(view), report({ ...view, properties: { path: '/' } })])
  }
  const { analytics_events } = await snapshot(site.db)
  const told = analytics_events as { properties: string; created_at: string; amount: number }[]
  expect(
    told
      .map(({ properties, created_at, amount }) => `${created_at} ${properties} ${amount}`)
      .sort(),
  ).toEqual([
    '2026-11-20 {"path":"/"} 2',
    '2026-11-20 {"path":"/contact"} 4',
    '2026-11-21 {"path":"/"} 1',
    '2026-11-21 {"path":"/contact"} 2',
  ])
})

test('what the version before writes, each with its second, counts too', async () => {
  await report(view)
  const at = { created_at: '2026-11-20T09:00:00.000Z' }
  const row = { ...at, name: 'page_view', properties: '{"path":"/contact"}' }
  await site.db.insertInto('analytics_events').values([row, row]).execute()
  expect(await countEvents(site.ports, 'page_view', '2026-11-20')).toBe(3)
  expect(await countEvents(site.ports, 'page_view', '2026-11-21')).toBe(0)
})

test('refuses an event or a page that there is not, and changes nothing', async () => {
  const before = await snapshot(site.db)
  for (const body of [
    { ...view, name: '__proto__' },
    { name: 'page_view', properties: { path: '/nowhere' } },
    { name: 'page_view', properties: { path: '/insights/no-such-article' } },
  ]) {
    expect((await report(body)).statusCode, JSON.stringify(body)).toBe(400)
  }
  expect(await snapshot(site.db)).toEqual(before)
})
