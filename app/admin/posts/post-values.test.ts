import { expect, test } from 'vitest'
import { doubtOf } from './post-values.ts'

const bare = '<p>A</p><img src="/media/a/b.png" alt="">'
const blank = '<figure><img src="/media/a/c.png" alt=" "></figure>'
const described = '<img src="/media/a/d.png" alt="A desk" width="4">'

const now = '2026-11-20T09:00:00.000Z'
const earlier = '2026-11-01T09:00:00.000Z'
const ahead = '2027-01-08T09:00:00.000Z'
const draft = { status: 'draft', publish_at: null, published_at: null } as const
const article = { status: 'published', publish_at: null, published_at: earlier } as const
const planned = { status: 'published', publish_at: ahead, published_at: ahead } as const

test.for([
  [described, 'published', '', null, []],
  [bare + described, 'published', '', null, [/^One picture has no alternative text/]],
  [bare + blank, 'published', '', draft, [/^2 pictures have no alternative text/]],
  ['<img src="/media/a/e.png">', 'published', '', null, [/^One picture/]],
  [bare, 'draft', '', null, []],
  [bare, 'published', '', article, []],
  ['', 'draft', '', article, [/As a draft, .* Take it offline/]],
  ['', 'published', ahead, article, [/until Jan 8, 2027.* Take it offline/]],
  ['', 'published', earlier, article, []],
  // A post that readers do not see yet is not taken away from them.
  ['', 'draft', '', planned, []],
  ['', 'published', '2027-03-01T09:00:00.000Z', planned, []],
  ['', 'published', ahead, draft, []],
  // Not a time at all: the field says so.
  ['', 'published', 'incomplete', article, []],
  ['', 'published', '1989-12-31T23:00:00.000Z', draft, [/the year 1989/]],
  ['', 'published', '1990-01-01T00:00:00.000Z', draft, []],
  ['', 'published', '2036-12-31T00:00:00.000Z', draft, []],
  ['', 'published', '2037-01-01T00:00:00.000Z', article, [/Take it offline/, /the year 2037/]],
  ['', 'draft', '0226-11-20T09:00:00.000Z', null, [/the year 226/]],
] as const)('of %s, %s at "%s", over %o asks %s', ([content, status, publish_at, base, asked]) => {
  const questions = doubtOf({ content, status, publish_at }, base, now)?.split('\n\n') ?? []
  expect(questions).toHaveLength(asked.length)
  for (const [index, question] of asked.entries()) expect(questions[index]).toMatch(question)
})
