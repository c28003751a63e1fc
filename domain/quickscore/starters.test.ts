import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { questionBank } from '../../content/en/quickscore/question-bank.ts'
import { starters } from '../../content/en/quickscore/starters/index.ts'
import { starterUses } from '../../content/en/quickscore/starters/uses.ts'
import { starterVocabulary as words } from '../../content/en/quickscore/starters/words.ts'
import { anybody, on } from '../../tests/support/reports.ts'
import { places, rejections } from '../law/applicability.ts'
import type { Respondent } from '../law/reading.ts'
import { listQuestions } from './questions.ts'
import { fillStarter, listBefore, listStarters, type Starter, starterIds } from './starters.ts'

const listUseful = (respondent: Pick<Respondent, 'userType' | 'applicability'>): Starter[] => {
  const ids = listStarters(starterUses, respondent)
  return starters.filter(({ id }) => ids.includes(id))
}

const claims = starters.flatMap(({ lines }) => lines.filter(({ needs }) => needs))

// A promise that the employer does not keep would cost the candidate's trust.
test('a sentence that promises a safeguard is printed only where its question is Yes; what stands in its place says how far it is', () => {
  fc.assert(
    fc.property(anybody, (respondent) => {
      const { userType, answers } = respondent
      const questions = listQuestions(questionBank, userType)
      for (const starter of listUseful(respondent)) {
        const lines = fillStarter(starter, respondent, questions, words)
        const printed = lines.map((it) => it.text)
        const claimed = starter.lines.filter(
          ({ needs, only = userType }) => needs && only === userType,
        )
        for (const { text, needs = [] } of claimed) {
          const isOwed = starter.lines.some((line) => line.text === text && line.watches)
          if (isOwed || needs.every((id) => answers[id] === 1)) continue
          expect(printed).not.toContain(text)
        }
        for (const text of listBefore(lines)) {
          const [, id = ''] = /\(((?:CT|[A-D])\d)\) is /.exec(text) ?? []
          expect(text).toContain(answers[id] === 0 ? ') is not in' : ') is only partly in')
        }
        for (const { text } of lines.filter(({ state }) => state !== 'said')) {
          expect(text).toMatch(/^\[.*\]$/)
          const named = [...text.matchAll(/\(((?:CT|[A-D])\d)\)/g)].map(([, id = '']) => id)
          expect(named.length).toBeGreaterThan(0)
          for (const question of questions.filter(({ id }) => named.includes(id))) {
            const answer = answers[question.id] ?? -1
            if (answer === 1) expect(['C2', 'D1']).toContain(question.id)
            if (answer === 0) expect(text).toContain('[gap: ')
            if (answer === 0.5) expect(text).toContain('[in progress: ')
            expect(text).toContain(Math.abs(answer) === 1 ? '[to be settled' : question.nextStep)
          }
        }
      }
    }),
    { numRuns: 200 },
  )
})

describe('the list of starters', () => {
  test.each([
    ['buyer', [], 12],
    ['buyer', ['eu'], 11],
    ['buyer', ['ni'], 11],
    ['vendor', ['gb'], 6],
  ] as const)('for a %s in %j has %i', (userType, hires, length) => {
    expect(listUseful({ userType, applicability: { places: [...hires] } })).toHaveLength(length)
  })

  test('has each once, every line with what it rests on, claims of questions that exist', () => {
    expect(starters.map(({ id }) => id).sort()).toEqual([...starterIds].sort())
    for (const { lines } of starters) {
      for (const { basis, text } of lines) expect(basis.join(), text).toMatch(/^(?!.*confirmed)./)
    }
    const ids = new Set(questionBank.map(({ id }) => id))
    expect(claims.flatMap(({ needs = [] }) => needs).filter((id) => !ids.has(id))).toEqual([])
    expect(claims.length).toBeGreaterThan(25)
  })
})

test('no line of a log or sheet says what nobody has looked at', () => {
  const logs = ['human-review-log', 'adjustments-log', 'ai-literacy-record', 'incident-sheet']
  for (const { id, lines } of starters.filter((one) => logs.includes(one.id))) {
    expect(lines.length).toBeGreaterThan(4)
    for (const { text, needs } of lines) {
      expect(needs, `${id}: ${text}`).toBeUndefined()
      expect(text, id).toMatch(/^\[/)
    }
  }
})

/** Every combination of the answers that decide on a text for candidates. */
function* everybody(): Generator<Respondent> {
  const state = [1, 0, undefined]
  for (const mask of [1, 2, 3, 4, 5, 6, 7])
    for (const rejects of [...rejections, undefined])
      for (const ticked of [['none'], ['emotions']] as const)
        for (let code = 0; code < 81; code++) {
          const value = (digit: number) => state[Math.floor(code / 3 ** digit) % 3]
          const given = { C2: 1, CT1: value(0), CT2: value(1), CT3: value(2), D1: value(3) }
          const known = Object.entries(given).filter(([, answer]) => answer !== undefined)
          yield {
            userType: 'buyer',
            on,
            answers: Object.fromEntries(known) as Respondent['answers'],
            applicability: {
              places: places.filter((_, index) => mask & (1 << index)),
              practices: [...ticked],
              ...(rejects && { rejects }),
            },
          }
        }
}

describe('what the law orders candidates to be told, for everybody', () => {
  const questions = listQuestions(questionBank, 'buyer')
  const all = [...everybody()]
  const find = (id: string) => starters.find((one) => one.id === id) ?? { lines: [] }
  const read = (id: string, respondent: Respondent) => {
    const lines = fillStarter(find(id), respondent, questions, words)
    const said = lines.filter(({ state }) => state === 'said').map(({ text }) => text)
    return { text: said.join(' '), above: listBefore(lines).join(' ') }
  }
  const always = [
    /We are \[name and address; representative/,
    /\[your data-protection contact; officer/,
    /a computer program, \[tool, supplier\], takes part: \[at which stage and how\]/,
    /\[each purpose\] because \[for each purpose: lawful basis\]/,
    /\[the interest, where Article 6\(1\)\(f\)/,
    /\[condition, or: we use none\]/,
    /\[other recipients: group firms/,
    /\[Only if they leave the (EU|UK)/,
    /\[Where you did not give us the data/,
    /\[period, or the rule by which it ends\]/,
    /see, correct, delete, restrict or transfer your data: \[how\]/,
    /withdraw it at any time: \[how\]/,
    /object to our use of your data: \[how\]/,
    /if you do not, \[what follows/,
  ]
  const alone = [
    /pplications (are|may be) turned down by a program alone, before a person has looked: \[which\]/,
    /It looks at \[what\], \[what\] counts for more, and the result is \[what follows\]/,
    /have a person (with us )?look at it, .*contest the decision: \[contact\]/,
    /It costs nothing and does not count against you/,
    /result to be explained/,
  ]
  const isAlone = ({ applicability: { rejects } }: Respondent) =>
    rejects === 'always' || rejects === 'sometimes'

  test.for([
    [
      'eu',
      'candidate-notice-eu',
      [/complain to a data-protection authority/],
      [/because \[it is needed for a contract/],
    ],
    [
      'uk',
      'candidate-notice-uk',
      [/complain to us: \[form and another way\]/, /Within 30 days/, /Information Commission/],
      [/We tell you when that has happened/, /\[Special-category data, guessed data too/],
    ],
  ] as const)('stands in the notice, %s', ([place, id, own, ownAlone]) => {
    for (const respondent of all) {
      const { places: hires = [], rejects } = respondent.applicability
      if (place === 'eu' ? !hires.includes('eu') : !hires.some((one) => one !== 'eu')) continue
      const { text, above } = read(id, respondent)
      const owed = [...always, ...own, ...(isAlone(respondent) ? [...alone, ...ownAlone] : [])]
      expect(owed.filter((element) => !element.test(text))).toEqual([])
      if (!isAlone(respondent)) expect(text).not.toContain('turned down by a program alone')
      const isSettled = rejects === 'no' && respondent.answers.D1 === 1
      expect(text.includes('Settle before you publish')).toBe(!isAlone(respondent) && !isSettled)
      expect(text.includes('A trained person reads')).toBe(isSettled)
      const reads = respondent.applicability.practices?.includes('emotions')
      expect(text.includes('does not guess your sex')).toBe(!reads)
      if (respondent.answers.CT1 === 0) expect(above).toContain('(CT1) is not in place')
      expect(above.includes('(CT3)')).toBe(isAlone(respondent) && respondent.answers.CT3 === 0)
    }
  })

  test('stands in the decision message', () => {
    for (const respondent of all) {
      const { rejects, places: hires = [] } = respondent.applicability
      const { text, above } = read('decision-message', respondent)
      const isPerson = rejects === 'no'
      const isOwed = !isPerson || respondent.answers.D1 === 0
      if (rejects === 'always') expect(text).toContain('A computer program made this decision;')
      expect(text.includes('[Strike out one:]')).toBe(
        rejects !== 'always' && !(isPerson && respondent.answers.D1 === 1),
      )
      if (isOwed) {
        expect(text).toMatch(/have a person look at your application .* and contest the decision/)
        expect(text).toContain('later we still answer')
        expect(above.includes('(CT3)')).toBe(respondent.answers.CT3 === 0)
      }
      expect(text.includes('complain to us as well')).toBe(hires.some((one) => one !== 'eu'))
    }
  })
})
