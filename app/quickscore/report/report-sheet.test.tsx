import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { domains } from '../../../content/en/quickscore/question-bank.ts'
import type { Respondent } from '../../../domain/law/reading.ts'
import type { UserType } from '../../../domain/quickscore/questions.ts'
import { findForeign, foreignLaw } from '../../../tests/support/foreign-law.ts'
import { tenCases } from '../../../tests/support/ten-cases.ts'
import { questionsFor } from '../questions.ts'
import { planReport } from './report.ts'
import { ReportSheet } from './report-sheet.tsx'

/** Scores by the stated rules, independently of our modules. */
function reckon(userType: UserType, answers: Readonly<Record<string, number>>) {
  const perDomain = domains.map(({ id, name }) => {
    const asked = questionsFor[userType].filter(({ domain }) => domain === id)
    const counted = asked.map((question) => answers[question.id] ?? -1).filter((it) => it >= 0)
    const earned = counted.reduce((sum, it) => sum + it, 0)
    const exact = counted.length === 0 ? 0 : (100 * earned) / counted.length
    const isLow = counted.length < asked.length / 2
    return { name, exact, counted: counted.length, total: asked.length, isLow }
  })
  // In integer parts of 1/2520, a multiple of every possible count, so that halves stay exact.
  const parts = perDomain.map(
    ({ exact, counted }) => Math.round(exact * counted) * (2520 / (counted || 1)),
  )
  const mean = parts.reduce((sum, it) => sum + it, 0) / (4 * 2520)
  return { overall: Math.floor(mean + 0.5), perDomain }
}

const bandOf = (score: number) => (score >= 80 ? 'Green' : score >= 40 ? 'Amber' : 'Red')

function render(
  userType: UserType,
  answers: Record<string, number>,
  applicability: Respondent['applicability'] = {},
  planned: string[] = [],
): string {
  const respondent: Respondent = { userType, answers, applicability, on: '2026-11-26' }
  return renderToStaticMarkup(
    <ReportSheet
      action={null}
      facts={{ company: 'Example', completedOn: '2026-11-26T09:00:00Z', bankVersion: 'v' }}
      lawAction={null}
      planning={{ view: 'all', planned }}
      report={planReport(respondent, [])}
      respondent={respondent}
      spread={null}
    >
      {null}
    </ReportSheet>,
  )
}

/** As `render`, with each tag replaced by "|". */
const show = (...of: Parameters<typeof render>): string =>
  render(...of)
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll(/<[^>]+>/g, '|')

/** The text from one heading of the page to another. */
const between = (text: string, from: string, to: string) =>
  text.slice(text.indexOf(`|${from}|`), text.indexOf(`|${to}|`))

// The parts of a result that the specification fixes, on 150 sets of answers.
test('score, band, breakdown and Focus Areas follow the stated rules, whatever is answered', () => {
  const role = fc.constantFrom<UserType>('vendor', 'buyer')
  const letters = fc.array(fc.constantFrom(1, 0.5, 0, -1), { minLength: 27, maxLength: 27 })
  const leaning = fc.tuple(letters, fc.constantFrom(1, 0, -1, null), fc.nat(27))
  fc.assert(
    fc.property(role, leaning, fc.boolean(), (userType, [given, rest, from], isPlanned) => {
      const answers = Object.fromEntries(
        questionsFor[userType].map(({ id }, at) => {
          const value = at >= from && rest !== null ? rest : (given[at] ?? -1)
          return [id, value]
        }),
      )
      const planned = Object.keys(answers).filter((id) => isPlanned && (answers[id] ?? -1) >= 0)
      const text = show(userType, answers, {}, planned)
      for (const id of planned) answers[id] = 1
      const { overall, perDomain } = reckon(userType, answers)
      const counted = perDomain.reduce((sum, one) => sum + one.counted, 0)
      const dial = between(text, 'Overall score', 'Domain breakdown')
      expect(dial).toContain(`|${overall}%|`)
      expect(dial).toContain(`|${bandOf(overall)}|`)
      expect(dial).toContain(
        `|${overall}% · from ${counted} of ${questionsFor[userType].length} questions|`,
      )
      const needsFocus = perDomain.filter(
        ({ exact, isLow }) => isLow || bandOf(Math.round(exact)) !== 'Green',
      )
      expect(text.includes('|Focus Areas|')).toBe(needsFocus.length > 0)
      const isWhole = perDomain.every((one) => one.counted > 0)
      expect(text.includes('A comparison opens at 10')).toBe(isWhole)
      const focus = between(text, 'Focus Areas', 'Your prioritised plan')
      for (const { name, exact, counted: of, total, isLow } of perDomain) {
        const score = Math.round(exact)
        const row = text.slice(text.indexOf(`|${name}|`))
        const coverage =
          of === 0
            ? `${score}% · not scored: none of ${total} questions was counted`
            : `${score}% · from ${of} of ${total} questions`
        expect(row.startsWith(`|${name}||${coverage}|`), name).toBe(true)
        expect(row.slice(0, row.indexOf('%|') + 400)).toContain(`|${bandOf(score)}|`)
        const skipped = `Several questions were skipped in ${name}. Review applicability to confirm your readiness.`
        expect(focus.includes(skipped), name).toBe(isLow)
      }
    }),
    { numRuns: 150 },
  )
})

// A duty that does not bind the employer who reads it would cost trust.
test.for(foreignLaw)('an employer in %s alone is read no law of elsewhere', ([place, foreign]) => {
  const none = Object.fromEntries(questionsFor.buyer.map(({ id }) => [id, 0]))
  const text = show('buyer', none, { places: [place] })
  expect(text).toContain('Required since')
  for (const { nextStep } of questionsFor.buyer) expect(text).toContain(nextStep)
  // Two sentences that every respondent gets.
  const law = text
    .replaceAll(/the EU AI Act reaches you too \(Article 2\(1\)\(c\)\)/g, '')
    .replaceAll('not a conformity assessment under the EU AI Act', '')
  expect(findForeign(law, foreign)).toEqual([])
})

test.each(tenCases)('opens with its sentence and with what is due now: $name', (one) => {
  const { user_type, answers, applicability, first, now } = one
  expect(show(user_type, answers, applicability)).toContain(`|${first}|`)
  const html = render(user_type, answers, applicability)
  const ids = [...html.matchAll(/<li[^>]* id="step-([^"]+)"/g)].map(([, id]) => id)
  const due = now.split(' ').filter(Boolean)
  expect(ids.slice(0, due.length)).toEqual(due)
  // Without script a tick reloads the page at its row.
  for (const [, id, at] of html.matchAll(/data-in-place="([A-Z]+\d)" href="[^"#]*#?([^"]*)"/g)) {
    expect([`step-${id}`, ids]).toEqual([at, expect.arrayContaining([id])])
  }
})

test.for([
  ['vendor', undefined, 'HR-tech vendor', 'What your customers’ countries ask of them'],
  [
    'buyer',
    'both',
    'Agency or recruiter',
    'Before you use the tool: what your clients’ countries ask',
  ],
  ['buyer', 'unsure', 'In-house TA / HR team', 'Before you use the tool: what your countries ask'],
] as const)('a %s who hires for %s is spoken to as what they are', ([role, hiresFor, ...said]) => {
  const text = show(role, { A1: 0 }, { places: ['eu'], countries: ['de'], hiresFor })
  for (const one of said) expect(text).toContain(`|${one}|`)
})
