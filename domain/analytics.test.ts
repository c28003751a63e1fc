import { expect, test } from 'vitest'
import { pageEventSchema } from './analytics.ts'

const event = (path: unknown, more = {}) => ({ name: 'page_view', properties: { path, ...more } })

test.each(['/', '/contact', '/insights', '/insights/what-the-digital-omnibus-moved'])(
  'counts a view of %s',
  (path) => {
    expect(pageEventSchema.safeParse(event(path)).success).toBe(true)
  },
)

test.each([
  event('/contact?email=a@example.com'),
  event('/insights/'),
  event('/insights/a@example.com'),
  event('/insights/a/b'),
  event('/admin'),
  event(7),
  event(undefined),
  event('/', { email: 'a@example.com' }),
  { name: 'quickscore_completed', properties: { path: '/' } },
  { name: 'page_view' },
  { ...event('/'), at: '2026-11-20' },
])('refuses %j', (payload) => {
  expect(pageEventSchema.safeParse(payload).success).toBe(false)
})
