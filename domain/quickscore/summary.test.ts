import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { summaryVocabulary } from '../../content/en/quickscore/summary-words.ts'
import { askQuestions, assessment, readFor, stops } from '../../tests/support/small-banks.ts'
import { type AskedQuestion, domainIds } from './questions.ts'
import { createReport } from './report.ts'
import { type Answers, bandOf, bandThresholds } from './scoring.ts'
import { describeEdge, describePosition, findEdge, listInPlace, summarise } from './summary.ts'

function reportOn(questions: readonly AskedQuestion[], answers: Answers) {
  const { respondent } = readFor(answers)
  return createReport({ questions, duties: [], harm: {}, stops, meantForAll: [] }, respondent)
}

/** Ten questions in each domain; `yes` of each are answered Yes, the others No. */
const tens = askQuestions({ governance: 10, fairness: 10, security: 10, oversight: 10 })
function answerTens(...yes: [number, number, number, number]): Answers {
  return Object.fromEntries(
    tens.map(({ id, domain }) => {
      const number = Number(id.slice(1))
      return [id, number <= (yes[domainIds.indexOf(domain)] ?? 0) ? 1 : 0]
    }),
  )
}

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
])('the edge at %i: %s', (score, words) => {
  const edge = findEdge(score)
  expect(edge && describeEdge(edge, summaryVocabulary)).toBe(words)
})

describe('the sentences', () => {
  const say = (answers: Answers) =>
    describePosition(summarise(reportOn(tens, answers)), summaryVocabulary)

  test.each([
    // A No is worth 2.5 points: 30 points are twelve of them.
    [answerTens(5, 5, 5, 5), 'Amber, 30 points to Green: twelve steps get you there.'],
    [answerTens(8, 8, 8, 7), 'Amber, 2 points to Green: one step gets you there.'],
    [
      answerTens(4, 4, 4, 4),
      'Amber, on the edge of Red, 40 points to Green: 16 steps get you there.',
    ],
    [answerTens(4, 4, 4, 2), 'Red, 5 points to Amber: two steps get you there.'],
    [answerTens(8, 8, 8, 8), 'Green, on the edge of Amber.'],
    [answerTens(9, 9, 9, 8), 'Green, 8 points above its line.'],
    [answerTens(10, 10, 10, 10), 'Green, 20 points above its line.'],
  ])('on the position, %#', (answers, position) => {
    expect(say(answers)).toBe(position)
  })

  test('say what keeps the next band out of reach', () => {
    const questions = askQuestions({ governance: 2, fairness: 2, security: 2, oversight: 2 })
    const answers = { A1: 1, A2: 1, B1: 1, B2: 1, C1: 1, C2: 1, D1: -1, D2: -1 }
    const summary = summarise(reportOn(questions, answers))
    expect(describePosition(summary, summaryVocabulary)).toBe(
      'Amber, 5 points to Green: out of reach while nothing counts in Human Control & Lifecycle Oversight.',
    )
    expect(summary.next).toMatchObject({ steps: null, unscored: ['oversight'] })
  })
})

test('of any answers, the summary agrees with the report that it is of', () => {
  fc.assert(
    fc.property(assessment, ({ questions, answers }) => {
      const report = reportOn(questions, answers)
      const summary = summarise(report)
      if (summary.next) {
        expect(summary.score + summary.next.points).toBe(bandThresholds[summary.next.band])
        expect(summary.next.steps === null).toBe(report.way.kind === 'unreachable')
      } else expect(summary.band).toBe('green')
      for (const { score } of [summary, ...report.breakdown]) {
        const edge = findEdge(score)
        if (!edge) continue
        expect(bandOf(edge.isUp ? score + edge.points : score - edge.points)).toBe(edge.toward)
      }
      expect(listInPlace(questions, answers).length + report.plan.length).toBe(report.counted)
      const sentence = describePosition(summary, summaryVocabulary)
      expect(sentence).toMatch(/^[A-Z].*\.$/)
      expect(sentence).not.toMatch(/[{}]|undefined/)
    }),
    { numRuns: 200 },
  )
})
