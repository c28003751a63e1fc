import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Applicability, listPlaces } from '../../../domain/law/applicability.ts'
import { tellDuties } from '../../../domain/law/duty-sentences.ts'
import { type ReadDuty, readDuties } from '../../../domain/law/reading.ts'
import { countDuties } from '../../../domain/quickscore/action-plan.ts'
import { anybody, type Made, on, reportOf, reportTo } from '../../../tests/support/reports.ts'
import { dutySources } from '../quickscore/law-words.ts'
import { questionBank } from '../quickscore/question-bank.ts'
import { duties } from './index.ts'

const eu: Applicability = { places: ['eu'] }
const uk: Applicability = { places: ['gb', 'ni'] }
const both: Applicability = { places: ['eu', 'gb', 'ni'] }

/** The groups of the legal order; conditional rows also by the question that settles them. */
function groupsOf(made: Made): string[] {
  const groups: string[] = []
  let last = ''
  for (const { question, timing } of reportOf(made).plan) {
    const name = 'on' in timing ? `${timing.kind} ${timing.on}` : timing.kind
    if (name === last) groups.push(`${groups.pop()} ${question.id}`)
    else groups.push(`${name}: ${question.id}`)
    last = name
  }
  return groups
}

test.each<[string, Made, string[]]>([
  [
    'an employer in the EU and the UK',
    { applicability: both },
    [
      'now: CT1 CT2 CT4 D1 B6 C2 CT3 C1 C5 A5 B2 B4 C3',
      'depends ranks: A2',
      'depends publicBody: B1',
      'ahead: A6 B3 A3 D2 D3 D4 B5 A1 A4 D5 D6',
      'goodPractice: C4',
    ],
  ],
  [
    'who does not say where they hire is bound by nothing, and asked that first',
    {},
    [
      'depends places: D1 B1 B6 CT1 C2 A2 CT3 C1 C5 A5 B2 B4 CT2 C3 CT4',
      'ahead: A6 B3 A3 D2 D3 D4 B5 A1 A4 D5 D6',
      'goodPractice: C4',
    ],
  ],
  [
    'an employer in the EU only',
    { applicability: eu },
    [
      'now: CT1 CT2 CT4 D1 B6 C2 CT3 C1 C5 A5 B2 C3',
      'depends ranks: A2',
      'ahead: B1 A6 B3 A3 D2 D3 D4 B5 A1 A4 D5 D6',
      'goodPractice: B4 C4',
    ],
  ],
  [
    'an employer in the UK only, with no date ahead',
    { applicability: uk },
    [
      'now: CT1 CT2 CT4 B6 C2 CT3 C1 C5 B2 B4 C3',
      'depends ranks: A2',
      'depends publicBody: B1',
      'goodPractice: D1 B3 A6 A3 A5 D2 D3 D4 B5 C4 A1 A4 D5 D6',
    ],
  ],
  [
    'an employer in the UK only where a person decides',
    { applicability: uk, answers: { D1: 1 } },
    [
      'now: CT4 B6 C2 C1 C5 B4 C3',
      'depends ranks: CT1 A2',
      'depends publicBody: B1',
      'goodPractice: B3 A6 CT3 A3 A5 D2 D3 D4 B2 B5 CT2 C4 A1 A4 D5 D6',
    ],
  ],
  [
    'a vendor with customers in the EU and the UK, where some things are only inferred',
    { userType: 'vendor', applicability: both },
    [
      'now: A2 C2 C1 C5 B2 A1 C3',
      'depends uses: A6',
      'depends servesCandidates: B1',
      'depends ownPurposes: B4',
      'unconfirmed: D1 B6',
      'ahead: B3 A3 D2 D3 D4 B5 C4 A4 D5',
    ],
  ],
])('the order of the plan, nothing said of the tools: %s', (_name, made, groups) => {
  expect(groupsOf(made)).toEqual(groups)
})

// In force without a condition, EU: A5 B6 C1 C2 C3 C5 CT4; UK: B4 B6 C1 C2 C3 C5 CT4. A2 and CT1
// depend on what the tool does.
type Count = [inForce: number, depends: number, unconfirmed: number]
test.each<[string, Made, Count]>([
  // D1 does not apply, nor do B2, CT2 and CT3; CT1 and A2 depend on an open answer.
  ['EU only, a person decides', { applicability: eu, answers: { D1: 1 } }, [7, 2, 0]],
  // D1 says nothing: B2, CT2 and CT3 depend on it too.
  ['EU only, D1 does not apply', { applicability: eu, answers: { D1: -1 } }, [7, 5, 0]],
  // With Partial it stays open whether anybody is rejected by a machine alone.
  ['EU only, D1 in part', { applicability: eu, answers: { D1: 0.5 } }, [7, 6, 0]],
  [
    'Northern Ireland only, a person decides, the tool ranks',
    { applicability: { places: ['ni'], ranks: 'yes' }, answers: { D1: 1 } },
    [9, 0, 0],
  ],
  // A public body in Great Britain owes B1; the seven, A2, CT1 and B1.
  [
    'Great Britain, a public body, the tool ranks, nobody rejected unseen',
    {
      applicability: { places: ['gb'], publicBody: 'yes', ranks: 'yes', rejects: 'no' },
      answers: { D1: 1 },
    },
    [10, 0, 0],
  ],
  ['everything Yes but B1', { applicability: both, answers: { B1: 0 }, rest: 1 }, [0, 1, 0]],
  ['no place: nothing is sure', { userType: 'vendor' }, [0, 10, 2]],
  ['elsewhere only', { applicability: { places: ['elsewhere'] } }, [0, 15, 0]],
])('how much binds, and how much may: %s', (_name, made, [inForce, depends, unconfirmed]) => {
  expect(countDuties(reportOf(made).plan)).toEqual({ inForce, depends, unconfirmed })
})

test('whatever is said of places and tools, points stay, no foreign law is read, and only what holds is called required', () => {
  fc.assert(
    fc.property(anybody, (respondent) => {
      const { plan } = reportTo(respondent)
      const pointsOf = (actions: typeof plan) =>
        new Map(actions.map(({ question, gain }) => [question.id, gain]))
      expect(pointsOf(plan)).toEqual(pointsOf(reportTo({ ...respondent, applicability: {} }).plan))

      const read = plan.flatMap((action) => action.duties)
      for (const one of read) {
        expect(tellDuties([one], {}, dutySources)[0]?.label).toMatch(allowed(one))
      }

      const places = listPlaces(respondent.applicability)
      if (places.length === 0) return
      const laws = { eu: ['EU'], gb: ['UK', 'GB'], ni: ['UK', 'NI'] }
      const known = ['International', ...places.flatMap((place) => laws[place])]
      const foreign = read.filter(({ duty }) => !known.includes(duty.jurisdiction))
      expect(foreign).toEqual([])
    }),
    { numRuns: 200 },
  )
})

function allowed({ duty, standing }: ReadDuty): RegExp {
  if (standing === 'binds') return /^(Required|Prohibited)(,| since)/
  if (duty.status === 'one-account' && standing === 'unconfirmed') return /^May bind you/
  if (duty.status === 'not-confirmed') return /^Not (confirmed|on your answers)/
  if (standing === 'asked' || standing === 'open') return /^(Required|Prohibited) if /
  if (standing === 'ahead') return /^Required from .* if the system is high-risk/
  return /^(Supports|Good practice|Not |Formally applies|How the regulator reads it)/
}

test('who builds a tool is read the duties of its provider, of the AI Act alone', () => {
  const read = (ownTool: 'yes' | 'no') => {
    const applicability: Applicability = { places: ['eu'], ownTool }
    const respondent = { userType: 'buyer', answers: {}, applicability, on } as const
    return readDuties(duties, 'B3', respondent).map(({ duty }) => duty.id)
  }
  expect(read('no').some((id) => id.includes('vendor'))).toBe(false)
  expect(read('yes')).toContain('B3-vendor-aia-13-3-b-v-required')
})

const allNo = Object.fromEntries(questionBank.map(({ id }) => [id, 0]))

test.each(['buyer', 'vendor'] as const)(
  'a dated duty of a %s is not good practice on its day',
  (userType) => {
    const kindsOn = (day: string) => {
      const { plan } = reportTo({ userType, applicability: eu, answers: allNo, on: day })
      return new Map(plan.map(({ question, timing }) => [question.id, timing.kind]))
    }
    const day = kindsOn('2027-12-02')
    const ahead = [...kindsOn('2027-12-01')].filter(([, kind]) => kind === 'ahead')
    const fallen = ahead.map(([id]) => id).filter((id) => day.get(id) === 'goodPractice')
    // Article 26(4) and (6) also depend on who controls inputs and logs, which nothing asks.
    expect(fallen).toEqual(userType === 'buyer' ? ['B1', 'B5'] : [])
  },
)
