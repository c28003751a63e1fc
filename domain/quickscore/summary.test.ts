import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { summaryVocabulary } from '../../content/quickscore/summary-words.ts'
import { askQuestions, assessment, makeDuty, readFor } from '../../tests/support/small-banks.ts'
import type { Duty } from '../law/duties.ts'
import { type AskedQuestion, domainIds } from './questions.ts'
import { createReport } from './report.ts'
import { type Answers, bandOf, bandThresholds, scoreAnswers } from './scoring.ts'
import { findEdge, listInPlace, summarise, timingOf } from './summary.ts'
import {
  describeEdge,
  describeFirst,
  describeStrongest,
  describeSummary,
} from './summary-sentences.ts'

const day = '2026-11-22'

function reportOn(questions: readonly AskedQuestion[], answers: Answers, duties: Duty[] = []) {
  const { overallScore, band, domainScores, domainFlags } = scoreAnswers(questions, answers)
  const result = {
    score: overallScore,
    band,
    domain_scores: domainScores,
    domain_flags: domainFlags,
    bank_version: 'v',
  }
  const { respondent } = readFor(answers)
  return createReport({ questions, duties, harm: {} }, respondent, result)
}

/** Ten questions in each domain; so many of each answered Yes, the others No. */
const tens = askQuestions({ governance: 10, fairness: 10, security: 10, oversight: 10 })
function answerTens(...yes: [number, number, number, number]): Answers {
  return Object.fromEntries(
    tens.map(({ id, domain }) => {
      const number = Number(id.slice(1))
      return [id, number <= (yes[domainIds.indexOf(domain)] ?? 0) ? 1 : 0]
    }),
  )
}

describe('findEdge', () => {
  test.each([
    [0, null],
    [37, null],
    [38, '2 points to Amber'],
    [39, '1 point to Amber'],
    [40, 'on the edge of Red'],
    [41, 'on the edge of Red'],
    [42, null],
    [77, null],
    [79, '1 point to Green'],
    [80, 'on the edge of Amber'],
    [82, null],
    [100, null],
  ])('%i: %s', (score, words) => {
    const edge = findEdge(score)
    expect(edge && describeEdge(edge, summaryVocabulary)).toBe(words)
  })
})

describe('the sentences', () => {
  const say = (answers: Answers, duties: Duty[] = []) => {
    const summary = summarise(reportOn(tens, answers, duties), day)
    return describeSummary(summary, summaryVocabulary)
  }

  test.each([
    // A No is worth 2.5 points: 30 points are twelve of them.
    [answerTens(5, 5, 5, 5), 'Amber, 30 points to Green: 12 steps lead there.'],
    [answerTens(8, 8, 8, 7), 'Amber, 2 points to Green: one step leads there.'],
    [answerTens(4, 4, 4, 4), 'Amber, on the edge of Red, 40 points to Green: 16 steps lead there.'],
    [answerTens(4, 4, 4, 2), 'Red, 5 points to Amber: two steps lead there.'],
    [answerTens(8, 8, 8, 8), 'Green, on the edge of Amber.'],
    [answerTens(9, 9, 9, 8), 'Green, 8 points above its line.'],
    [answerTens(10, 10, 10, 10), 'Green, 20 points above its line.'],
  ])('on the position, %#', (answers, position) => {
    expect(say(answers)[0]).toBe(position)
  })

  test('say what keeps the next band out of reach', () => {
    const questions = askQuestions({ governance: 2, fairness: 2, security: 2, oversight: 2 })
    const answers = { A1: 1, A2: 1, B1: 1, B2: 1, C1: 1, C2: 1, D1: -1, D2: -1 }
    const summary = summarise(reportOn(questions, answers), day)
    expect(describeSummary(summary, summaryVocabulary)).toEqual([
      'Amber, 5 points to Green: out of reach while nothing counts in Human Control & Lifecycle Oversight.',
      'Nothing that counted was answered No or Partly.',
    ])
    expect(summary.next).toMatchObject({ steps: null, unscored: ['oversight'] })
  })

  test('say what the law asks for already, and never more than is known', () => {
    const answers = answerTens(5, 10, 10, 10)
    const asked = { conditions: ['ranks-people'] as const }
    expect(say(answers)[1]).toBe('No duty that we know to be in force was answered No or Partly.')
    expect(say(answers, [makeDuty('A1'), makeDuty('A6')])[1]).toBe(
      'You answered No or Partly to one duty already in force.',
    )
    const two = [makeDuty('A6'), makeDuty('A7'), makeDuty('A8', asked)]
    expect(say(answers, two)[1]).toBe('You answered No or Partly to two duties already in force.')
    expect(say(answers, [makeDuty('A8', asked)])[1]).toContain('One duty may already be in force')
  })

  test('name the strongest domain, what rests on few answers last, and the first step', () => {
    const summary = summarise(reportOn(tens, answerTens(5, 6, 4, 6)), day)
    expect(describeStrongest(summary, summaryVocabulary)).toBe(
      'Strongest: Fairness & Accountability, 60%.',
    )
    expect(describeFirst(summary, summaryVocabulary)).toBe('Start with: Topic A6.')
    const few = { ...answerTens(5, 6, 0, 0), ...Object.fromEntries([['C1', 1]]) }
    for (let number = 2; number <= 10; number += 1) few[`C${number}`] = -1
    expect(summarise(reportOn(tens, few), day).strongest?.domain).toBe('fairness')
    const none = summarise(reportOn(tens, answerTens(0, 0, 0, 0)), day)
    expect(describeStrongest(none, summaryVocabulary)).toBe('')
    const all = summarise(reportOn(tens, answerTens(10, 10, 10, 10)), day)
    expect(describeFirst(all, summaryVocabulary)).toBe('')
  })
})

describe('timingOf', () => {
  const timing = (duties: Duty[], today = day) => {
    const [step] = reportOn(tens, answerTens(9, 10, 10, 10), duties).plan
    return step && timingOf(step, today)
  }
  const ahead = makeDuty('A10', { since: '2027-12-02' })

  test.each([
    ['a duty in force', [makeDuty('A10'), ahead], { kind: 'now' }],
    [
      'one under a condition',
      [makeDuty('A10', { conditions: ['ranks-people'] }), ahead],
      { kind: 'depends' },
    ],
    [
      'one that nobody confirmed',
      [makeDuty('A10', { status: 'not-confirmed' })],
      { kind: 'depends' },
    ],
    [
      'the nearest of several dates',
      [makeDuty('A10', { since: '2028-08-02' }), ahead, makeDuty('A10', { strength: 'supports' })],
      { kind: 'ahead', since: '2027-12-02' },
    ],
    ['support', [makeDuty('A10', { strength: 'supports' })], { kind: 'supported' }],
    ['an outcome', [makeDuty('A10', { strength: 'supports-outcome' })], { kind: 'supported' }],
    ['good practice', [makeDuty('A10', { strength: 'good-practice' })], { kind: 'goodPractice' }],
    ['nothing', [], { kind: 'goodPractice' }],
  ] satisfies [string, Duty[], unknown][])('%s', (_, duties, expected) => {
    expect(timing(duties)).toEqual(expected)
  })

  test('moves on with the day', () => {
    expect(timing([ahead], '2027-12-01')).toEqual({ kind: 'ahead', since: '2027-12-02' })
    expect(timing([ahead], '2027-12-02')).toEqual({ kind: 'now' })
    const ended = makeDuty('A10', { until: '2027-01-01' })
    expect(timing([ended], '2026-12-31')).toEqual({ kind: 'now' })
    expect(timing([ended], '2027-01-01')).not.toEqual({ kind: 'now' })
    const highRisk = makeDuty('A10', { since: '2027-12-02', conditions: ['high-risk'] })
    expect(timing([highRisk], '2028-01-01')?.kind).not.toBe('now')
  })
})

test('of any answers, the summary agrees with the report that it is of', () => {
  fc.assert(
    fc.property(assessment, ({ questions, answers }) => {
      const duties = questions
        .filter((_, index) => index % 3 === 0)
        .map(({ id }, index) =>
          makeDuty(id, index % 2 ? { conditions: ['ranks-people'] } : { since: '2020-01-01' }),
        )
      const report = reportOn(questions, answers, duties)
      const summary = summarise(report, day)
      expect(summary.duties).toEqual(report.law.duties)
      expect(report.plan.filter((step) => timingOf(step, day).kind === 'now')).toHaveLength(
        report.law.duties.inForce,
      )
      expect(summary.first).toBe(report.plan[0] ?? null)
      if (summary.next) {
        expect(summary.score + summary.next.points).toBe(bandThresholds[summary.next.band])
        expect(summary.next.steps === null).toBe(report.way.kind === 'unreachable')
      } else expect(summary.band).toBe('green')
      if (summary.nearest) {
        const { domain, edge } = summary.nearest
        const score = domain
          ? (report.breakdown.find((item) => item.domain === domain)?.score ?? 0)
          : summary.score
        expect(bandOf(edge.isUp ? score + edge.points : score - edge.points)).toBe(edge.toward)
      }
      const inPlace = listInPlace(questions, answers)
      expect(inPlace.length + report.plan.length).toBe(report.counted)
      for (const sentence of describeSummary(summary, summaryVocabulary)) {
        expect(sentence).toMatch(/^[A-Z].*\.$/)
        expect(sentence).not.toMatch(/[{}]|undefined/)
      }
    }),
    { numRuns: 200 },
  )
})
