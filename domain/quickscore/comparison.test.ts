import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawVocabulary } from '../../content/en/quickscore/law-words.ts'
import {
  bankHistory,
  bankVersion,
  questionBank,
} from '../../content/en/quickscore/question-bank.ts'
import {
  type BankVersion,
  compareAssessments,
  isGap,
  keepAnswers,
  type Taken,
} from './comparison.ts'
import { listQuestions } from './questions.ts'
import { type Answers, answerValues, scoreAnswers } from './scoring.ts'
import { sayChange } from './verdict.ts'

const questions = listQuestions(questionBank, 'buyer')
const ids = questions.map(({ id }) => id)

function take(answers: Answers, bank_version = bankVersion, asked = questions): Taken {
  const { overallScore: score, domainScores: domain_scores } = scoreAnswers(asked, answers)
  return { answers, score, domain_scores, bank_version, created_at: '2026-11-20T09:00:00.000Z' }
}

const all = (value: number): Answers => Object.fromEntries(ids.map((id) => [id, value]))

const compare = (before: Taken, now: Taken, history: readonly BankVersion[] = bankHistory) => {
  const comparison = compareAssessments(questions, history, { before, now })
  if (!comparison) throw new Error('There is nothing to compare.')
  return comparison
}

const idsOf = (moved: readonly { question: { id: string } }[]) =>
  moved.map(({ question }) => question.id)

test.each([
  [
    { A1: 0, A2: 0.5, B1: 0 },
    { B1: 0, C1: 0.5 },
    '95%, up 4 points since 20 May 2026.',
    'Two gaps closed, one new.',
  ],
  [{ A1: 0 }, { A1: 0 }, '96%, the same as on 20 May 2026.', 'No gap closed, none new.'],
  [{}, { A1: 0.5 }, '98%, down 2 points since 20 May 2026.', 'No gap closed, one new.'],
])('the change reads in one line: %#', (then, since, score, gaps) => {
  const { closed, ...comparison } = compare(
    take({ ...all(1), ...then }),
    take({ ...all(1), ...since }),
  )
  const said = sayChange({ closed, ...comparison }, lawVocabulary, { date: '20 May 2026' })
  expect(said).toBe(`${score} ${gaps}`)
})

describe('under one version of the bank', () => {
  test('the scores are those that were given, and each gap says what became of it', () => {
    const before = take({ ...all(1), A1: 0, A2: 0.5, B1: 0, D1: 0.5, C1: 0 })
    const now = take({ ...all(1), A1: 1, A2: 0.5, B1: 0.5, D1: -1, C2: 0, C1: 0 })
    const { overall, domains, bank, ...moved } = compare(before, now)
    expect(overall).toMatchObject({ before: { score: before.score }, now: { score: now.score } })
    expect(domains.map(({ domain }) => domain)).toEqual([
      'governance',
      'fairness',
      'security',
      'oversight',
    ])
    expect(bank).toBeNull()
    expect(idsOf(moved.closed)).toEqual(['A1'])
    expect(idsOf(moved.opened)).toEqual(['C2'])
    expect(idsOf(moved.stillOpen)).toEqual(['A2', 'B1', 'C1'])
    expect(idsOf(moved.setAside)).toEqual(['D1'])
  })

  test('a stored score stays as it was given, although the rules would now say another', () => {
    const before = { ...take(all(0.5)), score: 51 }
    expect(compare(before, take(all(1))).overall.before).toMatchObject({ score: 51, band: 'amber' })
  })

  test('a domain in which nothing counted has no finding', () => {
    const nothing = Object.fromEntries(
      questions.map(({ id, domain }) => [id, domain === 'security' ? -1 : 1]),
    )
    const { domains } = compare(take(all(1)), take(nothing))
    const security = domains.find(({ domain }) => domain === 'security')
    expect(security?.before.isScored).toBe(true)
    expect(security?.now.isScored).toBe(false)
  })
})

const history: BankVersion[] = [
  { version: '1', asksAgain: [], countsOtherwise: [] },
  { version: '2', asksAgain: ['A1'], countsOtherwise: ['A2'] },
  { version: '3', asksAgain: ['A3'], countsOtherwise: [] },
]

describe('across versions of the bank', () => {
  test('both are scored on the questions that both have answered, and the others are named', () => {
    const { A4: _, ...rest } = all(0)
    const before = take({ ...rest, Z9: 1 }, '1')
    const now = take({ ...all(0), A1: 1, A3: 1, A4: 1 }, '3')
    const { overall, bank, closed } = compare(before, now, history)
    expect(now.score).toBeGreaterThan(0)
    expect(overall).toMatchObject({ before: { score: 0 }, now: { score: 0 } })
    expect(closed).toEqual([])
    expect(bank?.withoutCounterpart.map(({ id }) => id)).toEqual(['A1', 'A3', 'A4'])
    expect(bank).toMatchObject({ before: '1', now: '3', compared: 24, gone: ['Z9'] })
    expect(bank?.countsOtherwise.map(({ id }) => id)).toEqual(['A2'])
  })

  test('only what changed after the earlier answers matters', () => {
    const { bank } = compare(take(all(0), '2'), take(all(0), '3'), history)
    expect(bank?.withoutCounterpart.map(({ id }) => id)).toEqual(['A3'])
    expect(bank?.countsOtherwise).toEqual([])
  })

  test('answers under a version that we do not know are compared with nothing', () => {
    const unknown = take(all(1), 'another')
    expect(
      compareAssessments(questions, history, { before: unknown, now: take({}, '3') }),
    ).toBeNull()
    expect(keepAnswers(questions, history, unknown)).toEqual({})
  })
})

const anyAnswers = fc.dictionary(
  fc.constantFrom(...ids),
  fc.constantFrom(...answerValues),
) as fc.Arbitrary<Answers>

test('every gap of then and of now is told of once, and turning time round turns the lists', () => {
  fc.assert(
    fc.property(anyAnswers, anyAnswers, (before, after) => {
      const there = compare(take(before), take(after))
      const back = compare(take(after), take(before))
      const gaps = (answers: Answers) => ids.filter((id) => isGap(answers[id]))
      const now = [...idsOf(there.opened), ...idsOf(there.stillOpen)]
      const past = [...idsOf(there.closed), ...idsOf(there.stillOpen), ...idsOf(there.setAside)]
      expect(now.toSorted()).toEqual(gaps(after).toSorted())
      expect(past.toSorted()).toEqual(gaps(before).toSorted())
      expect(idsOf(back.stillOpen)).toEqual(idsOf(there.stillOpen))
      expect(idsOf(back.opened)).toEqual(expect.arrayContaining(idsOf(there.closed)))
    }),
  )
})

test('what is kept for taking it again are answers to questions that are asked', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      expect(keepAnswers(questions, bankHistory, take(answers))).toEqual(answers)
    }),
  )
})
