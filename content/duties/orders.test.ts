import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Applicability } from '../../domain/law/applicability.ts'
import { tellDuties } from '../../domain/law/duty-sentences.ts'
import { type ReadDuty, readDuties } from '../../domain/law/reading.ts'
import { countDuties, planActions } from '../../domain/quickscore/action-plan.ts'
import { listQuestions, type UserType } from '../../domain/quickscore/questions.ts'
import { dutySources } from '../quickscore/law-words.ts'
import { questionBank } from '../quickscore/question-bank.ts'
import { harmWeights } from './harm.ts'
import { duties } from './index.ts'

const on = '2026-11-22'

interface Made {
  userType?: UserType
  applicability?: Applicability
  /** Every question not named is answered No. */
  answers?: Record<string, number>
}

function planOf({ userType = 'buyer', applicability = {}, answers = {} }: Made) {
  const questions = listQuestions(questionBank, userType)
  const all = { ...Object.fromEntries(questions.map(({ id }) => [id, 0])), ...answers }
  const respondent = { userType, applicability, answers: all, on }
  return planActions(questions, { duties, harm: harmWeights, respondent })
}

const idsOf = (made: Made) => planOf(made).map(({ question }) => question.id)
const words = (text: string) => text.trim().split(/\s+/)

const eu: Applicability = { places: ['eu'] }
const uk: Applicability = { places: ['gb', 'ni'] }
const both: Applicability = { places: ['eu', 'gb', 'ni'] }

describe('the order of the plan, all answered No and nothing said of the tools', () => {
  test('an employer in the EU and the UK', () => {
    const order = words(
      'D1 B1 B6 CT1 C2 A2 B3 CT3 C1 C5 A5 B2 B4 CT2 C3 CT4 A6 A3 D2 D3 D4 B5 A1 C4 A4 D5 D6',
    )
    expect(idsOf({ applicability: both })).toEqual(order)
    // Who does not say where they hire is read the law of all.
    expect(idsOf({})).toEqual(order)
    const plan = planOf({ applicability: both })
    expect(plan.filter(({ legalWeight }) => legalWeight === 'prohibited')).toHaveLength(1)
  })

  test('an employer in the EU only', () => {
    expect(idsOf({ applicability: eu })).toEqual(
      words('D1 B1 B6 CT1 C2 A2 B3 CT3 C1 C5 A5 B2 CT2 C3 CT4 A6 A3 D2 D3 D4 B5 B4 A1 C4 A4 D5 D6'),
    )
  })

  test('an employer in the UK only', () => {
    const plan = planOf({ applicability: uk })
    expect(plan.map(({ question }) => question.id)).toEqual(
      words('D1 B1 B6 CT1 C2 A2 B3 CT3 C1 C5 B2 B4 CT2 C3 CT4 A6 A3 A5 D2 D3 D4 B5 C4 A1 A4 D5 D6'),
    )
    expect(plan.some(({ legalWeight }) => legalWeight === 'prohibited')).toBe(false)
  })

  test('an employer in the UK only where a person decides', () => {
    expect(idsOf({ applicability: uk, answers: { D1: 1 } })).toEqual(
      words('B1 B6 CT1 C2 A2 B3 C1 C5 B4 C3 CT4 A6 CT3 A3 A5 D2 D3 D4 B2 B5 CT2 C4 A1 A4 D5 D6'),
    )
  })

  test('a vendor with customers in the EU and the UK', () => {
    const plan = planOf({ userType: 'vendor', applicability: both })
    expect(plan.map(({ question }) => question.id)).toEqual(
      words('D1 B1 B6 A2 C2 C1 C5 B2 B4 A1 C3 A6 B3 A3 D2 D3 D4 B5 C4 A4 D5'),
    )
    expect(plan.some(({ legalWeight }) => legalWeight === 'prohibited')).toBe(false)
  })

  test('not being sure of a forbidden practice lifts the inventory, but not in the UK alone', () => {
    expect(idsOf({ applicability: { ...both, practices: ['unsure'] } })[0]).toBe('D1')
    expect(idsOf({ applicability: { ...both, practices: ['unsure'] } })[1]).toBe('A6')
    expect(idsOf({ applicability: { ...uk, practices: ['unsure'] } })).toEqual(
      idsOf({ applicability: uk }),
    )
  })
})

describe('the panel', () => {
  const answeredYes = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, 1]))
  const everything = Object.fromEntries(
    listQuestions(questionBank, 'buyer').map(({ id }) => [id, 1]),
  )
  const only = (answers: Record<string, number>) => ({ ...everything, ...answers })

  /**
   * In force without a condition, EU: A2 A5 B6 C1 C2 C3 C5 CT4; UK: A2 B4 B6 C1 C2 C3 C5 CT4, of
   * which Northern Ireland has B6 unconfirmed. CT1 hangs on what the tool does.
   */
  test.each<[string, Made, { inForce: number; more: number }]>([
    // The eight, and B2 CT1 CT2 CT3 D1 because D1 is No.
    ['EU only, all No', { applicability: eu }, { inForce: 13, more: 0 }],
    // The eight, B2 CT1 CT2 CT3 and D1; B1 would bind a public body.
    ['UK only, all No', { applicability: uk }, { inForce: 13, more: 1 }],
    // B4 from the UK, A5 from the EU.
    ['both, all No', { applicability: both }, { inForce: 14, more: 1 }],
    // D1 falls away, and with it B2, CT2 and CT3; CT1 hangs on an open answer.
    [
      'EU only, a person decides',
      { applicability: eu, answers: answeredYes('D1') },
      { inForce: 8, more: 1 },
    ],
    // D1 says nothing: B2, CT1, CT2 and CT3 depend on it.
    [
      'EU only, D1 does not apply',
      { applicability: eu, answers: { D1: -1 } },
      { inForce: 8, more: 4 },
    ],
    // Without B6, which nobody has confirmed for Northern Ireland.
    [
      'Northern Ireland only, a person decides, the tool ranks',
      { applicability: { places: ['ni'], ranks: 'yes' }, answers: answeredYes('D1') },
      { inForce: 8, more: 0 },
    ],
    // A public body in Great Britain owes B1; the eight, CT1 and B1.
    [
      'Great Britain, a public body, the tool ranks, nobody rejected unseen',
      {
        applicability: { places: ['gb'], publicBody: 'yes', ranks: 'yes', rejects: 'no' },
        answers: answeredYes('D1'),
      },
      { inForce: 10, more: 0 },
    ],
    ['everything Yes but B1', { answers: only({ B1: 0 }) }, { inForce: 0, more: 1 }],
    [
      'everything Yes but D1, half: the safeguards are there, the EU forbids it all the same',
      { answers: only({ D1: 0.5 }) },
      { inForce: 1, more: 0 },
    ],
    // EU: A1 A2 B2 C1 C2 C3 C5. B1, B4, B6 and D1 depend on what was not said.
    ['a vendor, all No', { userType: 'vendor' }, { inForce: 7, more: 4 }],
  ])('%s', (_name, made, count) => {
    expect(countDuties(planOf(made))).toEqual(count)
  })
})

const applicability = fc.record(
  {
    places: fc.subarray(['eu', 'gb', 'ni'] as const),
    ranks: fc.constantFrom('yes', 'no', 'unsure'),
    rejects: fc.constantFrom('always', 'sometimes', 'no', 'unsure'),
    publicBody: fc.constantFrom('yes', 'no', 'unsure'),
    ownTool: fc.constantFrom('yes', 'no', 'unsure'),
    servesCandidates: fc.constantFrom('yes', 'no', 'unsure'),
    ownPurposes: fc.constantFrom('yes', 'no', 'unsure'),
    practices: fc.subarray(['emotions', 'exploiting', 'unsure'] as const),
  },
  { requiredKeys: [] },
)

const made = fc.record({
  userType: fc.constantFrom('buyer' as const, 'vendor' as const),
  applicability: applicability as fc.Arbitrary<Applicability>,
  answers: fc.dictionary(
    fc.constantFrom(...questionBank.map(({ id }) => id)),
    fc.constantFrom(1, 0.5, 0, -1),
  ),
})

describe('whatever is said of places and tools', () => {
  test('no law of elsewhere is read to anybody', () => {
    fc.assert(
      fc.property(made, (respondent) => {
        const { places = [] } = respondent.applicability
        const told = planOf(respondent).flatMap((action) => action.duties)
        const isRead = (...ones: string[]) =>
          told.some(({ duty }) => ones.includes(duty.jurisdiction))
        if (places.length === 0) return
        if (!places.includes('eu')) expect(isRead('EU')).toBe(false)
        if (!places.includes('gb')) expect(isRead('GB')).toBe(false)
        if (!places.includes('ni')) expect(isRead('NI')).toBe(false)
        if (places.every((place) => place === 'eu')) expect(isRead('UK', 'GB', 'NI')).toBe(false)
      }),
    )
  })

  test('the points and the steps are the same', () => {
    fc.assert(
      fc.property(made, ({ userType, answers, applicability: said }) => {
        const plain = planOf({ userType, answers })
        const read = planOf({ userType, answers, applicability: said })
        const pointsOf = (plan: typeof plain) =>
          new Map(plan.map(({ question, gain }) => [question.id, gain]))
        expect(pointsOf(read)).toEqual(pointsOf(plain))
      }),
    )
  })

  test('only what is known to hold is called required or prohibited without an "if"', () => {
    fc.assert(
      fc.property(made, (respondent) => {
        const read = planOf(respondent).flatMap((action) => action.duties)
        for (const one of read) expect(labelOf(one)).toMatch(allowed(one))
      }),
    )
  })

  function labelOf(read: ReadDuty): string {
    return tellDuties([read], {}, dutySources)[0]?.label ?? ''
  }

  function allowed({ duty, standing }: ReadDuty): RegExp {
    if (standing === 'binds') return /^(Required|Prohibited) (since|through national law)/
    if (duty.status === 'not-confirmed') return /^Not (confirmed|on your answers)/
    if (standing === 'asked' || standing === 'open') return /^(Required|Prohibited) if /
    if (standing === 'ahead') return /^Required from .* if the system is high-risk/
    return /^(Supports|Good practice|Not |Formally applies)/
  }
})

test('who builds a tool is read the duties of its provider, of the AI Act alone', () => {
  const read = (ownTool: 'yes' | 'no') =>
    readDuties(duties, 'B3', {
      userType: 'buyer',
      answers: {},
      applicability: { ...eu, ownTool },
      on,
    }).map(({ duty }) => duty.id)
  expect(read('no').some((id) => id.includes('vendor'))).toBe(false)
  expect(read('yes')).toContain('B3-vendor-aia-13-3-b-v-required')
})
