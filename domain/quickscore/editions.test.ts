import { expect, test } from 'vitest'
import { freeProviders } from '../../content/en/free-providers.ts'
import { questionBank } from '../../content/en/quickscore/question-bank.ts'
import { type Cell, type Counted, drawCells, overallAbout, quarterOf } from './editions.ts'
import { organisationOf } from './organisations.ts'
import { listQuestions, type UserType } from './questions.ts'
import type { Answers } from './scoring.ts'

const asked = {
  vendor: listQuestions(questionBank, 'vendor'),
  buyer: listQuestions(questionBank, 'buyer'),
}

/** A seeded random generator (mulberry32). */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Given = Pick<Counted, 'organisation' | 'userType' | 'answers'>

/** An assessment with Yes everywhere except in `answers`. */
function all(organisation: string, userType: UserType = 'buyer', answers: Answers = {}): Given {
  const yes = Object.fromEntries(asked[userType].map(({ id }) => [id, 1]))
  return { organisation, userType, answers: { ...yes, ...answers } }
}

const many = (amount: number, userType: UserType = 'buyer', from = 0) =>
  Array.from({ length: amount }, (_, i) => all(`${userType}-${from + i}`, userType))

const draw = (old: readonly Given[], added: readonly Given[], last: readonly Cell[] = []) =>
  drawCells(
    [
      ...old.map((one) => ({ ...one, score: 100, isNew: false })),
      ...added.map((one) => ({ ...one, score: 100, isNew: true })),
    ],
    asked,
    last,
    seeded(1),
  )

const rolesOf = (cells: readonly Cell[] | null) => [
  ...new Set(cells?.map((cell) => cell.user_type) ?? []),
]

test.each([
  ['ada@example.co.uk', 'example.co.uk'],
  ['Ada@Mail.Example.CO.UK', 'example.co.uk'],
  ['bob@hr.example.com', 'example.com'],
  ['a.d.a+two@Gmail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
  ['ada+x@gmx.de', 'ada@gmx.de'],
])('%s counts as %s', (address, organisation) => {
  expect(organisationOf(address, freeProviders)).toBe(organisation)
})

test('nothing appears before ten organisations of one role, and the other role stays out', () => {
  expect(draw([], many(9))).toBeNull()
  expect(draw([], [...many(5), ...many(5, 'vendor')])).toBeNull()
  expect(draw([], [...many(9), all('buyer-0'), all('buyer-8')])).toBeNull()
  expect(rolesOf(draw([], [...many(10), ...many(9, 'vendor')]))).toEqual(['buyer'])
})

test('a role is drawn again only with ten new organisations; else its figures stand', () => {
  const last = draw([], [...many(10), ...many(10, 'vendor')]) ?? []
  const retaken = many(10)
  expect(draw(many(10), [...retaken, ...many(9, 'buyer', 10)], last)).toBeNull()
  const gone = many(9, 'vendor')
  const next = draw([...many(10), ...gone], many(10, 'buyer', 10), last)
  const of = (cells: readonly Cell[] | null, role: UserType) =>
    cells?.filter((cell) => cell.user_type === role)
  expect(of(next, 'vendor')).toEqual(of(last, 'vendor'))
  expect(of(next, 'buyer')?.every(({ n }) => n === 20)).toBe(true)
})

test('under fifty there is what most of five said; from fifty on there are steps of five', () => {
  const few = draw([], many(49)) ?? []
  const isSo = ({ n, most }: Cell) => n === 40 && (most === 'yes' || most === 'green')
  expect(few.every(isSo)).toBe(true)
  expect(few.every((cell) => cell.average === undefined && cell.median === undefined)).toBe(true)
  const cells = draw([], many(400)) ?? []
  for (const { about, average = 0, lower, median, upper } of cells) {
    const isAnswer = asked.buyer.some(({ id }) => id === about)
    const figures = isAnswer ? [average] : [average, lower, median, upper]
    expect(
      figures.every((one = 1) => one % 5 === 0 && one >= 90),
      about,
    ).toBe(true)
    expect([lower, median, upper].includes(undefined)).toBe(isAnswer)
  }
})

test('what is answered in parts counts in those parts only', () => {
  const part = Object.fromEntries(asked.buyer.map(({ id }) => [id, id.startsWith('A') ? 1 : -1]))
  const cells = draw(
    [],
    many(10).map((one) => ({ ...one, answers: part })),
  )
  const most = (about: string) => cells?.find((cell) => cell.about === about)?.most
  expect([overallAbout, 'governance', 'fairness', 'A1', 'B1'].map(most)).toEqual([
    'none',
    'green',
    'none',
    'yes',
    'none',
  ])
})

test('an edition counts what stood on the first of the quarter', () => {
  const at = (iso: string) => quarterOf(new Date(iso)).toISOString().slice(0, 10)
  expect(['2026-11-26T09:00:00Z', '2026-12-31T23:59:59Z', '2027-01-01T00:00:00Z'].map(at)).toEqual([
    '2026-10-01',
    '2026-10-01',
    '2027-01-01',
  ])
})

const candidates = [1, 0.5, 0, -1] as const
const names = new Map<number, string>([
  [1, 'yes'],
  [0.5, 'partial'],
  [0, 'no'],
  [-1, 'none'],
])

/** The likelihood of a printed cell given these answers, for a reader who knows the method. */
function likelihood(cell: Cell, answers: readonly number[]): number {
  const counted = answers.filter((answer) => answer >= 0)
  const below = (x: number, size: number) =>
    x < 0 ? Math.exp(x / size) / 2 : 1 - Math.exp(-x / size) / 2
  const isMany = answers.length < 50 ? 0 : below(counted.length - 50, 2.5)
  if (cell.average === undefined) {
    const shareOf = (said: string) => {
      const own = answers.filter((one) => names.get(one) === said).length
      const share = (own + 1) / (answers.length + candidates.length)
      return 10 * share ** 3 * (1 - share) ** 2 + 5 * share ** 4 * (1 - share) + share ** 5
    }
    const said = [...names.values()].map(shareOf)
    const none = 1 - said.reduce((sum, one) => sum + one, 0)
    return (1 - isMany) * (cell.most ? shareOf(cell.most) : none)
  }
  const mean = (100 * counted.reduce((sum, one) => sum + one, 0)) / counted.length
  const until = (x: number) => below(x - mean, 250 / counted.length)
  const high = cell.average === 100 ? 1 : until(cell.average + 2.5)
  return isMany * (high - (cell.average === 0 ? 0 : until(cell.average - 2.5)))
}

/** Random answers with their own distribution for each question, with or without N/A. */
function drawMarket(chance: () => number) {
  const weights = candidates.map((answer) => (answer === -1 && chance() < 0.5 ? 0 : chance() ** 2))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const shares = weights.map((weight) => weight / sum)
  const answer = () => {
    const drawn = chance()
    const until = (i: number) => shares.slice(0, i + 1).reduce((all, one) => all + one, 0)
    return candidates.find((_, i) => drawn < until(i)) ?? 1
  }
  return { shares, answer }
}

test.each([10, 20, 50])(
  'who knows all but one of %i guesses the last no better than the market says',
  (size) => {
    const chance = seeded(size)
    let guesses = 0
    let right = 0
    let ofMarket = 0
    let certain = 0
    for (let population = 0; population < 200; population += 1) {
      const markets = asked.buyer.map(() => drawMarket(chance))
      const people = Array.from({ length: size }, (_, i) => {
        const answers = asked.buyer.map(({ id }, at) => [id, markets[at]?.answer() ?? 1])
        return {
          organisation: `o${i}`,
          userType: 'buyer' as const,
          answers: Object.fromEntries(answers),
          score: 50,
          isNew: true,
        }
      })
      const cells = drawCells(people, asked, [], chance) ?? []
      asked.buyer.forEach(({ id }, at) => {
        const { shares = [] } = markets[at] ?? {}
        const cell = cells.find(({ about }) => about === id)
        const said = people.map(({ answers }) => answers[id] ?? -1)
        const truth = said.pop()
        if (!cell) throw new Error(`${id} is not in the edition`)
        const weights = candidates.map(
          (one, i) => (shares[i] ?? 0) * likelihood(cell, [...said, one]),
        )
        const best = (of: readonly number[]) => candidates[of.indexOf(Math.max(...of))]
        guesses += 1
        if (best(weights) === truth) right += 1
        if (best(shares) === truth) ofMarket += 1
        const known = Math.max(...weights) / weights.reduce((sum, one) => sum + one, 0)
        if (known > 0.99 && Math.max(...shares) < 0.9) certain += 1
      })
    }
    expect(guesses).toBe(200 * asked.buyer.length)
    expect((right - ofMarket) / guesses).toBeLessThan(0.02)
    expect(certain / guesses).toBeLessThan(0.001)
  },
)
