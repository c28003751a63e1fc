import { expect, test } from 'vitest'
import { questionsFor } from '../../quickscore/questions.ts'
import { groupAnswers } from './assessment-answers.tsx'

const codes = (userType: 'vendor' | 'buyer', answers: Record<string, number>) =>
  groupAnswers(questionsFor[userType], answers).map((group) => [
    group.domain,
    group.answers.map(({ code }) => code).join(' '),
  ])

test('lists what each respondent is asked, by domain, answered or not', () => {
  expect(codes('vendor', { A1: 1 })).toEqual([
    ['Governance & Risk Management', 'A1 A2 A3 A4 A6'],
    ['Fairness & Accountability', 'B1 B2 B3 B4 B5 B6'],
    ['Security & Data Stewardship', 'C1 C2 C3 C4 C5'],
    ['Human Control & Lifecycle Oversight', 'D1 D2 D3 D4 D5'],
  ])
  const ofBuyers = groupAnswers(questionsFor.buyer, {}).flatMap(({ answers }) => answers)
  expect(ofBuyers).toHaveLength(27)
})

test('keeps the wording of the respondent and the value', () => {
  const [, fairness] = groupAnswers(questionsFor.buyer, { B3: 0.5 })
  const b3 = fairness?.answers.find(({ code }) => code === 'B3')
  expect(b3).toEqual({
    code: 'B3',
    text: questionsFor.buyer.find(({ id }) => id === 'B3')?.text,
    value: 0.5,
  })
})

test('codes that the bank does not know, or not for this respondent, come last', () => {
  expect(groupAnswers(questionsFor.vendor, { A1: 1, ZZ9: 0, CT1: 1 }).at(-1)).toEqual({
    domain: null,
    answers: [
      { code: 'ZZ9', text: null, value: 0 },
      { code: 'CT1', text: null, value: 1 },
    ],
  })
})
