/** Legal properties of a result: six organisations, the ten cases, and random answers. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Applicability } from '../../../domain/law/applicability.ts'
import { labelWeight } from '../../../domain/quickscore/report-sentences.ts'
import { dueDates, layOut, sumUp } from '../../../domain/quickscore/timeline.ts'
import { sayLateness, sayLaw, sayPlaces, saySums } from '../../../domain/quickscore/verdict.ts'
import { anybody, type Made, on, reportOf, reportTo } from '../../../tests/support/reports.ts'
import { lawVocabulary, weightWords } from '../quickscore/law-words.ts'

/** The verdict with Yes for every answer that is not given. */
const say = (made: Made) => sayLaw(reportOf({ rest: 1, ...made }), lawVocabulary)
const none = { practices: ['none'] as 'none'[] }

describe('the first sentence', () => {
  test.each<[string, Made, string, string[]]>([
    [
      'a forbidden practice goes before a Green score',
      {
        applicability: { places: ['eu'], ranks: 'yes', rejects: 'always', practices: ['emotions'] },
        answers: { D1: 0, CT1: 0, B1: 0, A2: 0 },
      },
      'One practice you ticked is forbidden in the EU. Stop it first.',
      [
        'People are turned down unseen: forbidden in the EU, unless a contract needs it, a law allows it or they explicitly consented (GDPR, Article 22).',
        'Three of your answers leave a duty open that is in force today: 3 No. The first of them: tell candidates that AI is used (days).',
      ],
    ],
    [
      'one duty is named at once',
      {
        applicability: { places: ['eu'], ranks: 'yes', rejects: 'no', ...none },
        answers: { CT4: 0.5 },
      },
      'One of your answers leaves a duty open that is in force today. Start with: give candidates a contact that answers (days).',
      [],
    ],
    [
      'N/A on the gravest questions is no 100%',
      {
        applicability: { places: ['eu'], ranks: 'yes', rejects: 'always' },
        answers: { A2: -1, B1: -1, B3: -1, CT1: -1, CT3: -1, D1: -1 },
      },
      'People are turned down unseen: forbidden in the EU, unless a contract needs it, a law allows it or they explicitly consented (GDPR, Article 22).',
      [
        'You marked N/A on four questions where a duty binds you today: risks identified, candidates told and two more. Check them.',
        'Your N/A contradicts what you said about your tools: bias testing. Check it.',
      ],
    ],
    [
      'without a place nothing is sure',
      { answers: { C1: 0, C3: 0 } },
      'Say where you hire: until then no duty can be counted as binding you.',
      ['Two of your answers may leave a duty open: that depends on where people are hired.'],
    ],
    [
      'a practice without a place',
      { applicability: { practices: ['emotions', 'exploiting'] } },
      'Two practices you ticked are forbidden in the EU. If people are hired there, stop them first.',
      ['Say where you hire: until then no duty can be counted as binding you.'],
    ],
    [
      'a bakery that writes adverts',
      {
        applicability: {
          places: ['gb'],
          ranks: 'no',
          rejects: 'no',
          uses: ['none'],
          publicBody: 'no',
          ...none,
        },
        answers: { A2: 0, B1: 0.5 },
      },
      'Most of this is not meant for you: no tool of yours ranks, rejects, chats with, targets or records candidates.',
      [
        'Meant for every use of AI in hiring: policies documented (A1), incidents and training (A5), system inventory (A6), data minimisation (C2) and supply chain (C5).',
        'No duty in force is open on your answers.',
      ],
    ],
    [
      'all met',
      { applicability: { places: ['eu', 'gb'], ranks: 'yes', rejects: 'no', ...none } },
      'No duty in force is open on your answers.',
      [],
    ],
  ])('%s', (_name, made, first, others) => {
    expect(say(made)).toEqual({ first, others })
  })

  test('a practice outside the EU is no row and no headline, and is warned of', () => {
    const report = reportOf({ applicability: { places: ['gb'], practices: ['emotions'] }, rest: 1 })
    expect(report.list).toEqual([])
    expect(report.law.warning).toBe('emotionsInUk')
    const others = reportOf({ applicability: { places: ['ni'], practices: ['exploiting'] } })
    expect(others.law.warning).toBe('elsewhere')
  })

  test('whose law is shown is said to everybody', () => {
    const made = (places: Applicability['places']) =>
      sayPlaces(places ? { places } : {}, lawVocabulary)
    expect(made(['eu', 'gb'])).toBe('Made for the European Union and Great Britain.')
    expect(made(['gb', 'elsewhere'])).toMatch(
      /^Made for Great Britain. The law of other countries is not covered. If your tool’s output/,
    )
    expect(made(undefined)).toContain('because no place of hiring was named')
    expect(made(['elsewhere'])).toContain('without being counted')
  })
})

test('labels name the state of the law, and not the step', () => {
  const { list } = reportOf({
    applicability: { places: ['eu', 'gb'], rejects: 'always', ranks: 'yes' },
  })
  const labels = new Map(list.map((row) => [row.question.id, labelWeight(row, weightWords)]))
  expect(labels.get('D1')).toBe('Going without it is prohibited')
  expect(labels.get('CT1')).toBe('Duty in force')
  expect(labels.get('B1')).toBe('A duty if you are a public body or run a public service')
  expect(labels.get('D2')).toBe('Duty from 2 December 2027, if the system is high-risk')
})

test('of any answers, sentence, order, dates and counts agree', () => {
  fc.assert(
    fc.property(anybody, (respondent) => {
      const report = reportTo(respondent)
      const { list, law, plan } = report
      const { first, others } = sayLaw(report, lawVocabulary)
      const timeline = layOut(list, on)

      // The first sentence is short and complete by itself.
      expect(first.split(/[.] |: 1?\d /)[0]?.split(/\s+/).length).toBeLessThanOrEqual(25)
      for (const text of [first, ...others]) {
        expect(text).toMatch(/^[A-Z0-9].*\.$/)
        expect(text).not.toMatch(/[{}]|undefined|\b0 /)
      }

      // The count in force is the number of such rows, which come first.
      const now = list.filter(({ timing }) => timing.kind === 'now')
      expect(law.duties.inForce).toBe(now.length)
      expect(list.slice(0, now.length)).toEqual(now)
      const efforts = now
        .filter(({ value }) => value !== null)
        .map(({ question }) => question.effort)
      expect(efforts).toEqual(efforts.toSorted((a, b) => 'SML'.indexOf(a) - 'SML'.indexOf(b)))

      // The first step named is the first one listed.
      const step = now.find(({ value }) => value !== null)
      const told = [first, ...others].join(' ')
      if (step) expect(told).toContain(step.question.inShort)
      if (respondent.userType === 'vendor') expect(told).not.toContain('you hire')
      if (list[0]?.value === null) expect(told).toMatch(/[Ss]top (it|them) first/)

      // No duty in force has a later date, and no later date goes unremarked.
      for (const row of list) {
        const { last, due, daysLate } = dueDates(timeline, row)
        if (row.timing.kind === 'now') expect(last).toBe(on)
        if (row.timing.kind === 'ahead' && last >= row.timing.since) {
          expect(daysLate).toBeGreaterThan(0)
        }
        expect(due === 'now').toBe(row.timing.kind === 'now')
        expect(due === 'ifItBinds').toBe(['depends', 'unconfirmed'].includes(row.timing.kind))
      }
      const [late] = sayLateness(timeline, lawVocabulary)
      const isLate = timeline.lanes.some(({ bars }) => bars.some(({ daysLate }) => daysLate > 0))
      expect(late !== undefined).toBe(isLate)

      // Each N/A on a binding duty has its sentence, and then no duty is called met.
      if (law.uncounted.length > 0) expect(told).toMatch(/marked|not answered|left out|contradict/)
      if (law.uncounted.length > 0) expect(told).not.toContain('No duty in force is open')

      // Without a place nothing binds, and the totals are those of the list.
      const { places = [] } = respondent.applicability
      if (!places.some((place) => place !== 'elsewhere')) expect(now).toEqual([])
      const sums = sumUp(list)
      expect(sums.efforts.S + sums.efforts.M + sums.efforts.L).toBe(list.length)
      if (list.length > 1) expect(saySums(sums, lawVocabulary)).toContain(String(list.length))
      expect(list.filter(({ value }) => value !== null)).toEqual(plan)
    }),
    { numRuns: 400 },
  )
})

test.for([
  [1, { S: 0, M: 1, L: 0 }, 1, 'One step: it takes weeks. HR owns it.'],
  [3, { S: 1, M: 2, L: 0 }, 3, '3 steps: 1 takes days, 2 take weeks. HR owns all of them.'],
  [3, { S: 2, M: 0, L: 1 }, 2, '3 steps: 2 take days, 1 takes a quarter or more. HR owns 2.'],
] as const)('%i steps are summed up in their number', ([steps, efforts, most, expected]) => {
  const sums = { steps, efforts, most: { owner: 'HR', steps: most } } as const
  expect(saySums(sums, lawVocabulary)).toBe(expected)
})
