import { describe, expect, test } from 'vitest'
import type { ForUserType, Question, UserType } from '../../../domain/quickscore/questions.ts'
import { countWords } from '../../../domain/text.ts'
import { bankHistory, bankVersion, domains, questionBank } from './question-bank.ts'

const shared = 'A1 A2 A3 A4 A6 B1 B2 B3 B4 B5 B6 C1 C2 C3 C4 C5 D1 D2 D3 D4 D5'.split(' ')
const forBuyers =
  'A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 B5 B6 CT1 CT2 CT3 CT4 C1 C2 C3 C4 C5 D1 D2 D3 D4 D5 D6'.split(' ')

function listAsked(userType: UserType): Question[] {
  return questionBank.filter((question) => question.userTypes?.includes(userType) ?? true)
}

function listWordings(value: ForUserType<string>): string[] {
  return typeof value === 'string' ? [value] : [value.vendor, value.buyer]
}

function countSentences(text: string): number {
  return text.match(/[.!?](?=["']?(\s|$))/g)?.length ?? 0
}

describe('the questions', () => {
  test.each([
    ['vendor', shared],
    ['buyer', forBuyers],
  ] as const)('of a %s are these, in screen order; else stored scores lie', (role, ids) => {
    expect(listAsked(role).map(({ id }) => id)).toEqual(ids)
  })

  test('read alike for both roles except B3, D4 and D5; else the benchmark compares unlike things', () => {
    const different = questionBank.filter(({ text }) => typeof text !== 'string')
    expect(different.map(({ id }) => id)).toEqual(['B3', 'D4', 'D5'])
  })

  test.each(questionBank)(
    '$id is one plain question that a recruiter can read in a breath',
    (q) => {
      for (const text of listWordings(q.text)) {
        expect(countWords(text), text).toBeGreaterThanOrEqual(12)
        expect(countWords(text), text).toBeLessThanOrEqual(25)
        expect(text).toMatch(/^[^?]+\?$/)
        expect(text).not.toMatch(/and\/or/i)
      }
    },
  )

  test.each(questionBank)('$id says briefly what counts, why, and what to do next', (q) => {
    expect(countWords(q.topic)).toBeLessThanOrEqual(5)
    for (const text of listWordings(q.helperText)) {
      expect(countSentences(text), text).toBeLessThan(3)
      // No aside for the other role.
      expect(text).not.toMatch(/\b(for|as) (vendors|employers)\b|;[^.]*\bvendors answer\b/i)
    }
    for (const text of listWordings(q.whyWeAsk)) expect(countSentences(text), text).toBe(1)
    for (const text of listWordings(q.nextStep)) {
      expect(countWords(text), text).toBeLessThanOrEqual(25)
      expect(countSentences(text), text).toBe(1)
    }
    for (const text of q.firstHour ? listWordings(q.firstHour) : []) {
      expect(countSentences(text), text).toBeLessThanOrEqual(2)
      expect(countWords(text), text).toBeLessThanOrEqual(25)
    }
    for (const text of Object.values(q.goodPractice ?? {})) {
      expect(countSentences(text), text).toBe(1)
    }
  })

  test('name no law of one place: which law binds is read where somebody hires', () => {
    const words = JSON.stringify(questionBank)
    expect(words).not.toMatch(/AI Act|Equality Act|\bICO\b|UK GDPR|\bsection \d|\bArticle \d/)
  })

  test('cite the agreed examples, so that Yes means the same to everybody', () => {
    const helper = (id: string) =>
      listWordings(questionBank.find((question) => question.id === id)?.helperText ?? '').join(' ')
    expect(helper('A4')).toContain('12 months')
    expect(helper('B1')).toContain('90 days')
    expect(helper('D4')).toContain('30 days')
    for (const text of helper('B3').split('Counts:').slice(1)) {
      expect(text).toMatch(/4\/5ths.*not a legal test here/)
    }
  })
})

describe('the domains', () => {
  test('bear their agreed names, so that report and methodology agree', () => {
    expect(domains.map(({ id, name }) => [id, name])).toEqual([
      ['governance', 'Governance & Risk Management'],
      ['fairness', 'Fairness & Accountability'],
      ['security', 'Security & Data Stewardship'],
      ['oversight', 'Human Control & Lifecycle Oversight'],
    ])
  })

  test.each(domains)('$id is told in one sentence', ({ about }) => {
    expect(countSentences(about)).toBe(1)
  })

  test('hold the questions whose letter is theirs; else a quarter of the score is wrong', () => {
    const letterOf = {
      A: 'governance',
      B: 'fairness',
      CT: 'fairness',
      C: 'security',
      D: 'oversight',
    }
    for (const { id, domain } of questionBank) {
      expect(letterOf[id.replace(/\d+$/, '') as keyof typeof letterOf], id).toBe(domain)
    }
  })

  test('carry a bank version, so that an old assessment keeps its questions', () => {
    expect(bankVersion).toMatch(/^\d{4}-\d{2}(\.\d+)?$/)
  })

  test('say what each version changed, so that old answers can be compared with new ones', () => {
    expect(bankHistory.at(-1)?.version).toBe(bankVersion)
    const versions = bankHistory.map(({ version }) => version)
    expect(new Set(versions).size).toBe(versions.length)
    for (const { asksAgain, countsOtherwise } of bankHistory) {
      for (const id of [asksAgain, countsOtherwise].flat()) expect(forBuyers).toContain(id)
    }
  })
})
