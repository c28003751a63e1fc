import { expect, test } from 'vitest'
import { doubtOf } from './post-values.ts'

const bare = '<p>A</p><img src="/media/a/b.png" alt="">'
const blank = '<figure><img src="/media/a/c.png" alt=" "></figure>'
const described = '<img src="/media/a/d.png" alt="A desk" width="4">'

test.for([
  [described, 'published', null, null],
  [bare + described, 'published', null, /^One picture has no alternative text/],
  [bare + blank, 'published', { status: 'draft' }, /^2 pictures have no alternative text/],
  ['<img src="/media/a/e.png">', 'published', null, /^One picture/],
  [bare, 'draft', null, null],
  [bare, 'published', { status: 'published' }, null],
] as const)('of %s as %s over %o asks %s', ([content, status, base, question]) => {
  const asked = doubtOf({ content, status }, base)
  if (question === null) expect(asked).toBeNull()
  else expect(asked).toMatch(question)
})
