/** When no duty may be called open, over all that a respondent can say of places, rejections and practices. */
import { expect, test } from 'vitest'
import { type Applicability, practices } from '../../../domain/law/applicability.ts'
import type { UserType } from '../../../domain/quickscore/questions.ts'
import { listQuestions } from '../../../domain/quickscore/questions.ts'
import type { Report } from '../../../domain/quickscore/report.ts'
import { sayLaw } from '../../../domain/quickscore/verdict.ts'
import { reportTo } from '../../../tests/support/reports.ts'
import { lawVocabulary } from '../quickscore/law-words.ts'
import { questionBank } from '../quickscore/question-bank.ts'

const on = '2026-11-26'
const questionsFor = {
  buyer: listQuestions(questionBank, 'buyer'),
  vendor: listQuestions(questionBank, 'vendor'),
}

function reportOf(
  userType: UserType,
  applicability: Applicability,
  changed: Record<string, number | undefined>,
  rest = 1,
): Report {
  const questions = questionsFor[userType]
  const all = { ...Object.fromEntries(questions.map(({ id }) => [id, rest])), ...changed }
  const said = Object.entries(all).filter(
    (entry): entry is [string, number] => entry[1] !== undefined,
  )
  const answers = Object.fromEntries(said)
  return reportTo({ userType, answers, applicability, on })
}

const told = (...asked: Parameters<typeof reportOf>) => sayLaw(reportOf(...asked), lawVocabulary)

const placeSets: Applicability['places'][] = [
  undefined,
  ['elsewhere'],
  ['eu'],
  ['gb'],
  ['ni'],
  ['gb', 'elsewhere'],
  ['eu', 'gb'],
  ['eu', 'ni'],
  ['gb', 'ni'],
  ['eu', 'gb', 'ni'],
]
const rejections = [undefined, 'always', 'sometimes', 'no', 'unsure'] as const
const checks: Applicability['practices'][] = [
  undefined,
  ['none'],
  ['unsure'],
  ...practices.map((practice) => [practice]),
  ['emotions', 'exploiting'],
]
const values = [1, 0.5, 0, -1, undefined]
const plain = 'No duty in force is open on your answers.'

test('over every combination, no duty is called open only where nothing is left to be settled', () => {
  let said = 0
  for (const places of placeSets)
    for (const rejects of rejections)
      for (const checked of checks)
        for (const D1 of values)
          for (const CT1 of [1, 0, undefined])
            for (const CT2 of [1, 0])
              for (const CT3 of [1, 0, -1]) {
                const applicability: Applicability = {
                  ranks: 'yes',
                  publicBody: 'no',
                  uses: ['none'],
                  ownTool: 'no',
                  ...(places && { places }),
                  ...(rejects && { rejects }),
                  ...(checked && { practices: checked }),
                }
                const report = reportOf('buyer', applicability, { D1, CT1, CT2, CT3 })
                const { first, others } = sayLaw(report, lawVocabulary)
                const all = [first, ...others]
                const isLaw = places?.some((place) => place !== 'elsewhere') ?? false
                const isClear =
                  isLaw &&
                  checked?.[0] === 'none' &&
                  rejects === 'no' &&
                  D1 !== 0 &&
                  report.list.every(
                    ({ timing }) => !['now', 'depends', 'unconfirmed'].includes(timing.kind),
                  ) &&
                  report.law.uncounted.length === 0 &&
                  !report.law.isLeftOutOpen
                if (all.includes(plain) !== isClear || report.law.isClear !== isClear) {
                  throw new Error(JSON.stringify({ applicability, D1, CT1, CT2, CT3, all }))
                }
                const isSafeguarded = CT1 === 1 && CT2 === 1 && CT3 === 1
                const isRejecting = rejects === 'always' || rejects === 'sometimes'
                const isUkAlone = isLaw && !places?.includes('eu')
                // Any sentence that begins so is the plain one, or has its condition or its exception.
                for (const text of all.filter((one) =>
                  one.startsWith('No duty in force is open, if'),
                )) {
                  if (!(isUkAlone && isRejecting && isSafeguarded))
                    throw new Error(JSON.stringify({ applicability, D1, text }))
                }
                if (places?.includes('eu') && isRejecting)
                  expect(all.some((one) => one.startsWith('People are turned down unseen'))).toBe(
                    true,
                  )
                said += Number(isClear)
              }
  expect(said).toBeGreaterThan(0)
}, 60_000)

const eu: Applicability = { places: ['eu'], ranks: 'yes', publicBody: 'no', practices: ['none'] }
const gb: Applicability = { ...eu, places: ['gb'] }
const here = ' Start with: let candidates contest a rejection before a person (weeks).'

test.each<[string, Parameters<typeof reportOf>, string]>([
  [
    'most left out, no place',
    ['buyer', {}, { A1: 1 }, -1],
    'You left out 26 of 27 questions and did not say where you hire: nothing can be said of your duties.',
  ],
  [
    'no place',
    ['buyer', {}, {}],
    'Say where you hire: until then no duty can be counted as binding you.',
  ],
  [
    'no place, a vendor',
    ['vendor', {}, {}],
    'Say where your customers hire: until then no duty can be counted as binding you.',
  ],
  [
    'EU, rejecting',
    ['buyer', { ...eu, rejects: 'always' }, {}],
    'People are turned down unseen: forbidden in the EU, unless a contract needs it, a law allows it or they explicitly consented (GDPR, Article 22).',
  ],
  [
    'UK, rejecting, a safeguard missing',
    ['buyer', { ...gb, rejects: 'always' }, { CT3: 0 }],
    `One of your answers leaves a duty open that is in force today.${here}`,
  ],
  [
    'UK, rejecting, no person and no contest: one duty',
    ['buyer', { ...gb, rejects: 'always' }, { CT3: 0, D1: 0 }],
    `One of your answers leaves a duty open that is in force today.${here}`,
  ],
  [
    'UK alone, rejecting, safeguarded',
    ['buyer', { ...gb, rejects: 'sometimes' }, {}],
    'No duty in force is open, if no special-category data is used when people are turned down unseen (UK GDPR, Article 22B).',
  ],
  [
    'UK, a practice ticked',
    ['buyer', { ...gb, rejects: 'no', practices: ['emotions'] }, {}],
    'Switch off the practice you ticked until a lawyer has looked. No other duty in force is open on your answers.',
  ],
  [
    'UK, a practice ticked, a duty open',
    ['buyer', { ...gb, rejects: 'no', practices: ['emotions'] }, { CT4: 0 }],
    'Switch off the practice you ticked until a lawyer has looked.',
  ],
  [
    'practices not sure',
    ['buyer', { ...gb, rejects: 'no', practices: ['unsure'] }, {}],
    'No other duty in force is open on your answers; whether a tool does something forbidden is not settled.',
  ],
  [
    'practices blank',
    ['buyer', { places: ['eu'], ranks: 'yes', rejects: 'no' }, {}],
    'No other duty in force is open on your answers; whether a tool does something forbidden is not settled.',
  ],
  [
    'unconfirmed alone',
    [
      'vendor',
      {
        ...eu,
        rejects: 'no',
        uses: ['none'],
        servesCandidates: 'no',
        ownPurposes: 'no',
        places: ['ni'],
      },
      { B6: 0 },
    ],
    plain,
  ],
  [
    'rejections unsettled',
    ['buyer', { ...eu, rejects: 'unsure' }, {}],
    'No other duty in force is open on your answers; whether people are turned down unseen is not settled.',
  ],
  [
    'EU, not sure, reviewed, no contest',
    ['buyer', { ...eu, rejects: 'unsure' }, { CT3: 0 }],
    'One of your answers may leave a duty open: that depends on something you haven’t told us.',
  ],
  [
    'Northern Ireland, no adjustments',
    ['buyer', { ...gb, places: ['ni'], rejects: 'no' }, { B6: 0 }],
    'One of your answers leaves a duty open that is in force today. Start with: offer adjustments and another route (weeks).',
  ],
  [
    'a vendor’s chatbot on no list',
    [
      'vendor',
      { ...eu, rejects: 'no', uses: ['chat'], servesCandidates: 'no', ownPurposes: 'no' },
      { A6: 0 },
    ],
    'One of your answers leaves a duty open that is in force today. Start with: list every AI feature you sell (weeks).',
  ],
  ['nothing open', ['buyer', { ...eu, places: ['eu', 'gb', 'ni'], rejects: 'no' }, {}], plain],
])('%s', (_name, made, first) => {
  const said = told(...made)
  expect(said.first).toBe(first)
  for (const sentence of said.first.split(/[.] (?=[A-Z])/).slice(0, 1)) {
    expect(sentence.split(/\s+/).length).toBeLessThanOrEqual(25)
  }
})

test('what stands against another answer is to be checked', () => {
  const { law } = reportOf('buyer', { ...eu, rejects: 'always' }, {})
  expect(law.uncounted).toMatchObject([{ question: { id: 'D1' }, reason: 'yes' }])
  // Most of it left out and no place named: each is something to check.
  const blank = reportOf('buyer', {}, { A1: 1 }, -1).law.uncounted
  expect(blank.filter(({ reason }) => reason === 'place').length).toBeGreaterThan(5)
})

test('one duty that two steps meet is told as a choice', () => {
  const { list, law } = reportOf('buyer', { ...gb, rejects: 'always' }, { CT3: 0, D1: 0 })
  expect(law.duties.inForce).toBe(1)
  const review = list.find(({ question }) => question.id === 'D1')
  expect(review?.timing.kind).toBe('goodPractice')
  expect(review?.question.nextStep).toMatch(
    /^Choose: Name and train reviewers.* Or: Name reviewers/,
  )
})
