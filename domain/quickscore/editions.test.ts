import fc from 'fast-check'
import { expect, test } from 'vitest'
import { questionBank } from '../../content/en/quickscore/question-bank.ts'
import { type Cell, type Counted, countIn, drawCells, type EditionTally } from './editions.ts'
import { listQuestions, type UserType } from './questions.ts'

const asked = {
  vendor: listQuestions(questionBank, 'vendor'),
  buyer: listQuestions(questionBank, 'buyer'),
}

type Given = Pick<Counted, 'userType' | 'answers'>

/** All Yes, but for what is given. */
function all(userType: UserType, answers: Record<string, number> = {}): Given {
  const yes = Object.fromEntries(asked[userType].map(({ id }) => [id, 1]))
  return { userType, answers: { ...yes, ...answers } }
}

const times = (amount: number, given: Given) => Array.from({ length: amount }, () => given)

function draw(old: readonly Given[], added: readonly Given[], last: readonly Cell[] = []) {
  const tally: EditionTally = new Map()
  for (const one of old) countIn(tally, asked, { ...one, score: 50, isNew: false })
  for (const one of added) countIn(tally, asked, { ...one, score: 50, isNew: true })
  return drawCells(tally, last)
}

test('nothing appears before ten of one role, and the other role stays out', () => {
  expect(draw([], times(9, all('buyer')))).toBeNull()
  expect(draw([], [...times(5, all('buyer')), ...times(5, all('vendor'))])).toBeNull()
  const cells = draw([], [...times(10, all('buyer')), ...times(9, all('vendor'))])
  expect(new Set(cells?.map(({ user_type }) => user_type))).toEqual(new Set(['buyer']))
})

test('a question that fewer than ten answered otherwise than N/A is left out', () => {
  const some = [...times(9, all('buyer')), ...times(3, all('buyer', { A1: -1 }))]
  const cells = draw([], some)
  expect(cells?.some(({ about }) => about === 'A1')).toBe(false)
  expect(cells).toContainEqual(expect.objectContaining({ about: 'A2', n: 12, average: 100 }))
})

test('the last edition stands while one printed cell would move by one to nine', () => {
  const first = times(12, all('buyer'))
  const last = draw([], first) ?? []
  expect(draw(first, times(9, all('buyer')), last)).toBeNull()
  const nineAndOne = [...times(9, all('buyer')), all('buyer', { A1: -1 })]
  expect(draw(first, nineAndOne, last)).toBeNull()
  expect(draw(first, [...nineAndOne, all('buyer')], last)).not.toBeNull()
})

test('deletions count as changes', () => {
  const both = [...times(12, all('buyer')), ...times(12, all('vendor'))]
  const last = draw([], both) ?? []
  // One vendor went; ten buyers came.
  expect(draw(both.slice(0, 23), times(10, all('buyer')), last)).toBeNull()
  expect(draw(both, times(10, all('buyer')), last)).not.toBeNull()
})

test('a printed cell does not fall under ten by fewer than ten', () => {
  const first = times(12, all('buyer'))
  const last = draw([], first) ?? []
  const without = times(12, all('buyer', { A1: -1 }))
  // Three of those who answered A1 went: nine are left, and the cell would be missing.
  expect(draw(first.slice(3), without, last)).toBeNull()
  expect(draw([], without, last)?.some(({ about }) => about === 'A1')).toBe(false)
})

test('no two editions differ in a printed cell by one to nine people', () => {
  const given = fc.record({
    userType: fc.constantFrom('vendor' as const, 'buyer' as const),
    answer: fc.constantFrom(1, 0.5, 0, -1),
  })
  fc.assert(
    fc.property(fc.array(given, { maxLength: 60 }), fc.nat(40), fc.nat(8), (rows, cut, gone) => {
      const people = rows.map(({ userType, answer }) => all(userType, { A1: answer }))
      const last = draw([], people.slice(0, cut)) ?? []
      const kept = people.slice(gone, cut)
      const next = draw(kept, people.slice(cut), last)
      if (!next) return
      expect(people.length - Math.min(cut, people.length)).toBeGreaterThanOrEqual(10)
      const counts = (one: Given, { user_type, about }: Cell) =>
        one.userType === user_type && (about !== 'A1' || one.answers.A1 !== -1)
      for (const { n } of next) expect(n).toBeGreaterThanOrEqual(10)
      for (const cell of last.filter(({ about }) => ['A1', 'overall'].includes(about))) {
        const moved = [...people.slice(0, Math.min(gone, cut)), ...people.slice(cut)]
        const those = moved.filter((one) => counts(one, cell)).length
        expect(those === 0 || those >= 10).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
})
