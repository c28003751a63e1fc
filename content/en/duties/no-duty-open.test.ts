/** When "no duty is open" may be said, for all answers on places, rejections and practices. */
import { expect, test } from 'vitest'
import { type Applicability, rejections } from '../../../domain/law/applicability.ts'
import { sayLaw } from '../../../domain/quickscore/verdict.ts'
import { type Made, reportOf } from '../../../tests/support/reports.ts'
import { lawVocabulary } from '../quickscore/law-words.ts'

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
const rejects = [undefined, ...rejections]
const checks: Applicability['practices'][] = [
  undefined,
  ['none'],
  ['unsure'],
  ['emotions'],
  ['exploiting'],
  ['emotions', 'exploiting'],
]
const values = [1, 0.5, 0, -1, undefined]
const plain = 'No duty in force is open on your answers.'

/** All of them in place, or one of them not. */
const safeguards = [{}, { CT1: 0 }, { CT1: undefined }, { CT2: 0 }, { CT3: 0 }, { CT3: -1 }]
const everybody = placeSets.flatMap((places) =>
  rejects.flatMap((rejects) => checks.map((practices) => ({ places, rejects, practices }))),
)

test('over every combination, no duty is called open only where nothing is left to be settled', () => {
  const facts: Applicability = { ranks: 'yes', publicBody: 'no', uses: ['none'], ownTool: 'no' }
  let said = 0
  for (const { places, rejects, practices } of everybody)
    for (const D1 of values)
      for (const missing of safeguards) {
        const applicability: Applicability = {
          ...facts,
          ...(places && { places }),
          ...(rejects && { rejects }),
          ...(practices && { practices }),
        }
        const report = reportOf({ applicability, answers: { D1, ...missing }, rest: 1 })
        const { first, others } = sayLaw(report, lawVocabulary)
        const all = [first, ...others]
        const isLaw = places?.some((place) => place !== 'elsewhere') ?? false
        const isClear =
          isLaw &&
          practices?.[0] === 'none' &&
          rejects === 'no' &&
          D1 !== 0 &&
          report.list.every(
            ({ timing }) => !['now', 'depends', 'unconfirmed'].includes(timing.kind),
          ) &&
          report.law.uncounted.length === 0 &&
          !report.law.isLeftOutOpen
        const isRejecting = rejects === 'always' || rejects === 'sometimes'
        const isInEu = places?.includes('eu') ?? false
        // A sentence that starts so is the plain one, or states its condition or exception.
        const isConditional = all.some((one) => one.startsWith('No duty in force is open, if'))
        const isSafeguarded = isLaw && !isInEu && isRejecting && missing === safeguards[0]
        const isToldUnseen = all.some((one) => one.startsWith('People are turned down unseen'))
        const isRight =
          all.includes(plain) === isClear &&
          report.law.isClear === isClear &&
          (isSafeguarded || !isConditional) &&
          (isToldUnseen || !(isInEu && isRejecting))
        if (!isRight) throw new Error(JSON.stringify({ applicability, D1, missing, all }))
        said += Number(isClear)
      }
  expect(said).toBeGreaterThan(0)
})

const eu: Applicability = { places: ['eu'], ranks: 'yes', publicBody: 'no', practices: ['none'] }
const gb: Applicability = { ...eu, places: ['gb'] }

const unseen = { ...gb, rejects: 'always' } as const
const settled = { ...gb, rejects: 'no' } as const
const sold = { servesCandidates: 'no', ownPurposes: 'no' } as const
const open = 'One of your answers leaves a duty open that is in force today.'
const contest = `${open} Start with: let candidates contest a rejection with a person (weeks).`
const practicesOpen =
  'No other duty in force is open on your answers; whether a tool does something forbidden is not settled.'

// `tenCases` and `law-first` cover open duties; these cover the other reasons against "none".
test.each<[string, Made, string]>([
  [
    'most left out, no place',
    { answers: { A1: 1 }, rest: -1 },
    'You left out 26 of 27 questions and did not say where you hire: nothing can be said of your duties.',
  ],
  [
    'no place, a vendor',
    { userType: 'vendor' },
    'Say where your customers hire: until then no duty can be counted as binding you.',
  ],
  ['UK, rejecting, a safeguard missing', { applicability: unseen, answers: { CT3: 0 } }, contest],
  [
    'UK, rejecting, no person and no contest: one duty',
    { applicability: unseen, answers: { CT3: 0, D1: 0 } },
    contest,
  ],
  [
    'UK alone, rejecting, safeguarded',
    { applicability: { ...gb, rejects: 'sometimes' } },
    'No duty in force is open, if no special-category data is used when people are turned down unseen (UK GDPR, Article 22B).',
  ],
  [
    'UK, a practice ticked',
    { applicability: { ...settled, practices: ['emotions'] } },
    'Switch off the practice you ticked until a lawyer has looked. No other duty in force is open on your answers.',
  ],
  ['practices not sure', { applicability: { ...settled, practices: ['unsure'] } }, practicesOpen],
  [
    'practices blank',
    { applicability: { places: ['eu'], ranks: 'yes', rejects: 'no' } },
    practicesOpen,
  ],
  [
    'unconfirmed alone',
    {
      userType: 'vendor',
      applicability: { ...settled, ...sold, places: ['ni'], uses: ['none'] },
      answers: { B6: 0 },
    },
    plain,
  ],
  [
    'rejections unsettled',
    { applicability: { ...eu, rejects: 'unsure' } },
    'No other duty in force is open on your answers; whether people are turned down unseen is not settled.',
  ],
  [
    'EU, not sure, reviewed, no contest',
    { applicability: { ...eu, rejects: 'unsure' }, answers: { CT3: 0 } },
    'One of your answers may leave a duty open: that depends on something you haven’t told us.',
  ],
  [
    'Northern Ireland, no adjustments',
    { applicability: { ...settled, places: ['ni'] }, answers: { B6: 0 } },
    `${open} Start with: offer adjustments and another route (weeks).`,
  ],
  [
    'whose chatbot it is not known, nobody told',
    {
      applicability: { ...eu, ranks: 'no', rejects: 'no', uses: ['chat'], ownTool: 'unsure' },
      answers: { CT1: 0 },
    },
    'One of your answers may leave a duty open: that depends on something you haven’t told us.',
  ],
  [
    'a vendor’s chatbot on no list',
    {
      userType: 'vendor',
      applicability: { ...eu, ...sold, rejects: 'no', uses: ['chat'] },
      answers: { A6: 0 },
    },
    `${open} Start with: list every AI feature you sell (weeks).`,
  ],
])('%s', (_name, made, first) => {
  expect(sayLaw(reportOf({ rest: 1, ...made }), lawVocabulary).first).toBe(first)
})

test('what stands against another answer is to be checked', () => {
  const { law } = reportOf({ applicability: { ...eu, rejects: 'always' }, rest: 1 })
  expect(law.uncounted).toMatchObject([{ question: { id: 'D1' }, reason: 'yes' }])
  // Most answers left out and no place named: each one is to be checked.
  const blank = reportOf({ answers: { A1: 1 }, rest: -1 }).law.uncounted
  expect(blank.filter(({ reason }) => reason === 'place').length).toBeGreaterThan(5)
})

test('one duty that two steps meet is told as a choice', () => {
  const answers = { CT3: 0, D1: 0 }
  const { list, law } = reportOf({ applicability: unseen, answers, rest: 1 })
  expect(law.duties.inForce).toBe(1)
  const review = list.find(({ question }) => question.id === 'D1')
  expect(review?.timing.kind).toBe('goodPractice')
  expect(review?.question.nextStep).toMatch(
    /^Choose: Name and train reviewers.* Or: Name reviewers/,
  )
})
