import { describe, expect, test } from 'vitest'
import { makeQuestion } from '../../tests/support/small-banks.ts'
import { rankWeakest } from './statistics.ts'

describe('the weakest questions', () => {
  const bank = [
    makeQuestion('A1', 'governance'),
    makeQuestion('A2', 'governance', { userTypes: ['buyer'] }),
    makeQuestion('B1', 'fairness'),
    makeQuestion('C1', 'security'),
  ]

  test('come first, by what was earned of what could be', () => {
    const ranked = rankWeakest(bank, [
      { userType: 'buyer', answers: { A1: 1, A2: 0, B1: 0.5, C1: -1, ZZ9: 0 } },
      // Vendors have no A2, and 0.7 is no valid answer.
      { userType: 'vendor', answers: { A1: 0.5, A2: 1, B1: 0, C1: 0.7 } },
    ])
    expect(ranked).toEqual([
      { question: 'A2', domain: 'governance', topic: 'Topic A2', average: 0, answered: 1 },
      { question: 'B1', domain: 'fairness', topic: 'Topic B1', average: 25, answered: 2 },
      { question: 'A1', domain: 'governance', topic: 'Topic A1', average: 75, answered: 2 },
    ])
  })
})
