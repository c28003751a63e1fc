import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resultWords } from '../../content/en/adverse-impact.ts'
import { harmWeights } from '../../content/en/duties/harm.ts'
import { duties } from '../../content/en/duties/index.ts'
import { practiceStops } from '../../content/en/quickscore/law-words.ts'
import { questionBank } from '../../content/en/quickscore/question-bank.ts'
import { starters } from '../../content/en/quickscore/starters/index.ts'
import { starterVocabulary } from '../../content/en/quickscore/starters/words.ts'
import { registerVocabulary } from '../../content/en/register/words.ts'
import type { Applicability } from '../law/applicability.ts'
import type { PlannedAction } from '../quickscore/action-plan.ts'
import { listQuestions } from '../quickscore/questions.ts'
import { fillStarter } from '../quickscore/starters.ts'
import { fill } from '../wording.ts'
import { drafterFor } from './drafts.ts'
import { countOwed, listMissing, listOwed } from './owed.ts'
import { listDates, sayDoing } from './said.ts'
import { listChanged, readTool, type ToolFacts, toolSchema, typedIn, typedOf } from './tool.ts'

const law = {
  questions: listQuestions(questionBank, 'buyer'),
  duties,
  harm: harmWeights,
  stops: practiceStops,
}

const tool = (facts: Partial<ToolFacts> = {}): ToolFacts =>
  toolSchema.parse({ name: 'Kestrel', ...facts })

const asker = (applicability: Applicability = {}, answers = {}) => ({
  userType: 'buyer' as const,
  answers,
  applicability,
  on: '2026-11-24',
})

const owed = (facts: Partial<ToolFacts>, applicability?: Applicability, answers?: object) =>
  listOwed(tool(facts), asker(applicability, answers), law)

const references = (rows: readonly PlannedAction[], kind: string) =>
  rows
    .filter(({ timing }) => timing.kind === kind)
    .flatMap(({ duties: read }) => read)
    .filter(({ standing }) => standing !== 'open')
    .flatMap(({ duty }) => duty.references)

describe('what a tool owes', () => {
  test('in Great Britain, rejecting alone: the safeguards now, and nothing of the AI Act', () => {
    const facts = { places: ['gb' as const], ranks: 'yes' as const, rejects: 'always' as const }
    const rows = owed(facts, {}, { CT3: 0 })
    expect(references(rows, 'now')).toEqual(expect.arrayContaining(['uk-gdpr-22c']))
    const all = rows.flatMap(({ duties: read }) => read.flatMap(({ duty }) => duty.references))
    expect(all).toContain('uk-gdpr-22b')
    expect(all.filter((id) => id.startsWith('aia-'))).toEqual([])
  })

  test('in the EU, ranking: the notice of Article 26(11) from its date', () => {
    const rows = owed({ places: ['eu'], ranks: 'yes', rejects: 'no' })
    const ahead = rows.filter(({ timing }) => timing.kind === 'ahead')
    expect(references(ahead, 'ahead')).toContain('aia-26-11')
    expect(ahead.map(({ timing }) => 'since' in timing && timing.since)).toContain('2027-12-02')
    expect(references(rows, 'now')).not.toContain('aia-26-11')
    expect(references(rows, 'now')).toContain('gdpr-35')
  })

  test.each([
    ['yes', 'ahead'],
    ['unsure', 'depends'],
    [undefined, 'depends'],
    ['no', null],
  ] as const)('a fundamental-rights assessment, public body: %s', (publicBody, expected) => {
    const rows = owed({ places: ['eu'], ranks: 'yes' }, { publicBody })
    const found = ['now', 'depends', 'ahead'].filter((kind) =>
      references(rows, kind).includes('aia-27'),
    )
    expect(found).toEqual(expected === null ? [] : [expected])
  })

  test('a forbidden practice comes first, and nowhere outside of the EU', () => {
    const facts = { ranks: 'yes' as const, practices: ['emotions' as const] }
    const [first] = owed({ ...facts, places: ['eu'] })
    expect(first).toMatchObject({ legalWeight: 'forbidden', timing: { kind: 'now' } })
    const british = owed({ ...facts, places: ['gb'] })
    expect(british.map(({ legalWeight }) => legalWeight)).not.toContain('forbidden')
  })

  test.each(['ranks', 'rejects'] as const)('"Not sure" of %s leaves it open', (field) => {
    const facts = { places: ['eu' as const], ranks: 'yes' as const, rejects: 'no' as const }
    const rows = owed({ ...facts, [field]: 'unsure' }, {}, { D1: 1 })
    const settled = rows.flatMap(({ timing }) => (timing.kind === 'depends' ? [timing.on] : []))
    expect(settled).toContain(field)
  })

  test('a tool that ranks nobody has no date of the AI Act, only a condition', () => {
    const counts = countOwed(owed({ places: ['eu'], ranks: 'no', rejects: 'no' }))
    expect(counts.ahead).toEqual([])
    expect(counts.depends).toBeGreaterThan(0)
  })

  test('the place of the result counts where the tool names none; elsewhere alone counts nothing', () => {
    expect(owed({ ranks: 'yes' }, { places: ['gb'] })).toEqual(
      owed({ ranks: 'yes', places: ['gb'] }),
    )
    expect(owed({ ranks: 'yes', places: ['elsewhere'] }, { places: ['eu'] })).toEqual([])
  })

  test('without any place nothing is sure to bind', () => {
    expect(countOwed(owed({ ranks: 'yes', rejects: 'always' })).now).toBe(0)
  })

  test('the plan’s order holds for any facts: now, depends, unconfirmed, ahead', () => {
    const kinds = ['now', 'depends', 'unconfirmed', 'ahead']
    const answer = fc.constantFrom('yes', 'no', 'unsure', undefined)
    const place = fc.constantFrom<['eu'] | ['gb'] | ['eu', 'ni']>(['eu'], ['gb'], ['eu', 'ni'])
    fc.assert(
      fc.property(answer, answer, place, (ranks, publicBody, places) => {
        const asked = { publicBody } as Applicability
        const rows = owed({ ranks, places } as Partial<ToolFacts>, asked)
        const order = rows.map(({ timing }) => kinds.indexOf(timing.kind))
        expect(order).toEqual(order.toSorted())
        expect(order).not.toContain(-1)
        expect(countOwed(rows).depends).toBe(order.filter((kind) => kind === 1).length)
      }),
    )
  })
})

describe('a tool as it is typed', () => {
  const form = (fields: Record<string, string | string[]>) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) {
      for (const one of [value].flat()) data.append(name, one)
    }
    return data
  }
  const errorsOf = (fields: Record<string, string | string[]>) => {
    const read = readTool(typedIn(form({ name: 'Kestrel', ...fields })))
    return read.success ? [] : read.error.issues.map(({ path }) => String(path[0]))
  }

  test('needs a name and nothing else, and comes back as it went in', () => {
    expect(readTool(typedIn(form({ name: ' Kestrel ' }))).data).toEqual(tool())
    const full = tool({
      places: ['eu'],
      stages: ['screening'],
      ranks: 'yes',
      ratio: '0.72',
      test_on: '2026-11-01',
    })
    expect(readTool(typedOf(full)).data).toEqual(full)
    expect(listChanged(typedOf(full), typedOf(tool({ ...full, owner: 'Head of hiring' })))).toEqual(
      ['owner'],
    )
  })

  test('takes the line of the adverse-impact check for its figures', () => {
    const check = fill(resultWords.forRegister, {
      ratio: '0.720',
      group: 'Women, exact P 1',
      selected: 18,
      reached: 100,
      against: 'Men',
      bestSelected: 13,
      bestReached: 35,
      stage: 'Over all stages',
      p: '< 0.0001',
    })
    expect(typedIn(form({ name: 'Kestrel', ratio: '1', check }))).toMatchObject({
      ratio: '0.720',
      p: '< 0.0001',
    })
    expect(tool({ ratio: '0,72', p: '<0,04', test_on: '2026-11-01' }).p).toBe('< 0.04')
    expect(typedIn(form({ ratio: '1', check: 'something else' }))).toMatchObject({ ratio: '1' })
  })

  test.each([
    [{ name: '' }, ['name']],
    [{ name: 'x'.repeat(81) }, ['name']],
    [{ since: '2026-02-30' }, ['since']],
    [{ since: '0001-01-01' }, ['since']],
    [{ retired_on: 'tomorrow' }, ['retired_on']],
    [{ since: '2026-05-01', retired_on: '2026-04-30' }, ['retired_on']],
    [{ ratio: '1e3', test_on: '2026-11-01' }, ['ratio']],
    [{ ratio: '<0.72', test_on: '2026-11-01' }, ['ratio']],
    [{ p: '< 1.01', test_on: '2026-11-01' }, ['p']],
    [{ p: '0.04' }, ['test_on']],
    [{ stages: ['screening', 'screening'] }, ['stages']],
    [{ practices: ['none', 'emotions'] }, ['practices']],
    [{ ranks: 'perhaps' }, ['ranks']],
    [{ contract: 'lost' }, ['contract']],
  ] as const)('%j is wrong at %j', (fields, expected) => {
    expect(errorsOf(fields as Record<string, string>)).toEqual(expected)
  })
})

test.for([
  [{}, 'Not said yet'],
  [{ ranks: 'yes', rejects: 'no' }, 'Ranks or scores people'],
  [
    { stages: ['screening', 'selection'], rejects: 'sometimes' },
    'Reads, filters or sorts applications; recommends who to hire, or the pay; rejects some people on its own',
  ],
] as const)('what %j does is one sentence', ([facts, said]) => {
  expect(sayDoing(tool(facts as Partial<ToolFacts>), registerVocabulary)).toBe(said)
})

describe('dates and papers', () => {
  const dated = (facts: Partial<ToolFacts>) =>
    listDates(
      { id: 1, facts: tool(facts), version: 1, created_at: '2026-11-24T09:00:00Z', saved_at: '' },
      owed(facts),
      '2026-11-24',
    )

  test('the review follows the last one, else the first day of use, else today', () => {
    expect(dated({ review: '3', places: ['gb'] })).toEqual([{ kind: 'review', on: '2027-02-24' }])
    expect(dated({ review: '6', since: '2026-08-31', places: ['gb'] })[0]?.on).toBe('2027-02-28')
    const reviewed = { since: '2020-01-01', reviewed_on: '2026-10-01', review: '12' as const }
    expect(dated({ ...reviewed, places: ['gb'] })[0]?.on).toBe('2027-10-01')
  })

  test('a day of law stands among them, unless the tool is retired by then', () => {
    const facts = { places: ['eu' as const], ranks: 'yes' as const }
    expect(dated(facts).map(({ on }) => on)).toContain('2027-12-02')
    expect(dated({ ...facts, retired_on: '2027-01-01' })).toEqual([
      { kind: 'retired', on: '2027-01-01' },
    ])
    expect(dated({ ...facts, retired_on: '2026-11-24' })).toEqual([])
  })

  test('papers that nobody knows of are missing; works councils are asked in the EU alone', () => {
    const missing = (facts: Partial<ToolFacts>) => listMissing(tool(facts), asker())
    expect(missing({ places: ['gb'], contract: 'have', bias: 'exempt' })).toEqual([
      'assessment',
      'notice',
    ])
    expect(missing({ places: ['eu'] })).toContain('council')
  })
})

const state = fc.constantFrom('have', 'progress', 'missing', 'exempt', 'unsure')
const facts = fc.record({
  rejects: fc.constantFrom('always', 'sometimes', 'no', 'unsure'),
  bias: state,
  notice: state,
  contract: state,
  assessment: state,
  practices: fc.constantFrom(['none'], ['emotions'], ['biometric-sorting']),
})
const everyYes = Object.fromEntries(law.questions.map(({ id }) => [id, 1]))

test('drafts claim no safeguard that any tool’s facts deny, though QuickScore says Yes to all', () => {
  fc.assert(
    fc.property(fc.array(facts, { minLength: 1, maxLength: 4 }), (given) => {
      const tools = given.map((one) => toolSchema.parse({ name: 'Kestrel', ...one }))
      const drafter = drafterFor(tools, asker({ places: ['eu', 'gb'] }, everyYes))
      const said = starters
        .flatMap((starter) => fillStarter(starter, drafter, law.questions, starterVocabulary))
        .filter((line) => line.state === 'said')
        .map(({ text }) => text)
        .join('\n')
      const denied = (is: (one: ToolFacts) => boolean, claim: RegExp) =>
        tools.some(is) && claim.test(said)
      expect([
        denied(({ rejects }) => rejects !== 'no', /trained person reads your application before/),
        denied(({ bias }) => bias === 'missing' || bias === 'unsure', /Tested for bias before use/),
        denied(
          ({ contract }) => contract !== 'have' && contract !== 'exempt',
          /settled in writing/,
        ),
        denied(({ practices = [] }) => !practices.includes('none'), /does not guess your sex/),
      ]).toEqual([false, false, false, false])
    }),
    { numRuns: 50 },
  )
})
