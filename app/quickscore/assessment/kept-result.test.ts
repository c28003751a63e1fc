import { expect, test } from 'vitest'
import { parseResult } from './kept-result.ts'

const kept = {
  path: '/quickscore',
  userType: 'vendor',
  answers: { A1: 1, A2: 0.5 },
  company: 'Example',
  result: {
    score: 75,
    band: 'amber',
    domain_scores: { governance: 75, fairness: 0, security: 0, oversight: 0 },
    domain_flags: { governance: [], fairness: [], security: [], oversight: [] },
    bank_version: 'v',
  },
  applicability: {},
  link: '/quickscore/result/token',
  completedOn: '2026-11-22T09:00:00.000Z',
}

test('a result of this tab comes back, without name and address', () => {
  const restored = parseResult(JSON.stringify(kept), '/quickscore')
  expect(restored).toMatchObject({
    type: 'restored',
    answers: kept.answers,
    outcome: { link: kept.link, lead: { name: '', company: 'Example', email: '' } },
  })
})

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['another page', JSON.stringify({ ...kept, path: '/elsewhere' })],
  ['an answer that is none', JSON.stringify({ ...kept, answers: { A1: 7 } })],
  ['no result', JSON.stringify({ ...kept, result: null })],
])('%s is no result', (_, text) => {
  expect(parseResult(text, '/quickscore')).toBeNull()
})
