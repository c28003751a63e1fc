import { expect, test } from 'vitest'
import { judgeReviews, type Review, reviewOf } from './review.ts'

const row = { place: 'provision one', text: 'T', source: 'S', confidence: '', hash: 'h1' }
const review: Review = {
  place: 'provision one',
  hash: 'h1',
  by: 'A. Lawyer',
  on: '2026-11-24',
  verdict: 'accepted',
  remark: '',
}

test('an acceptance holds for the very text, source and place that were read', () => {
  const { accepted, voided } = judgeReviews([row], [review])
  expect(accepted.get('provision one')).toEqual({ by: 'A. Lawyer', on: '2026-11-24' })
  expect(voided).toEqual([])
})

test.each([
  ['text or source have changed', [{ ...row, hash: 'h2' }]],
  ['the place is gone', [{ ...row, place: 'provision two' }]],
])('it is void once %s', (_, rows) => {
  const { accepted, voided } = judgeReviews(rows, [review])
  expect(accepted.size).toBe(0)
  expect(voided).toEqual(['provision one'])
})

test('what was refused is never taken for accepted, even where another reviewer is named', () => {
  const another = { by: 'Another Lawyer', on: '2026-11-20' }
  const refused = judgeReviews([row], [{ ...review, verdict: 'refused' }])
  expect(reviewOf(refused, row.place)).toBeNull()
  expect(reviewOf(refused, row.place, another)).toBeNull()
  const accepted = judgeReviews([row], [review])
  expect(reviewOf(accepted, row.place, another)).toEqual({ by: 'A. Lawyer', on: '2026-11-24' })
  expect(reviewOf(accepted, 'provision two', another)).toEqual(another)
})
