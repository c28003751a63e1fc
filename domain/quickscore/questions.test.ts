import { describe, expect, test } from 'vitest'
import { makeQuestion } from '../../tests/support/small-banks.ts'
import { listQuestions, type Question } from './questions.ts'

const bank: Question[] = [
  makeQuestion('A1', 'governance'),
  makeQuestion('A5', 'governance', { userTypes: ['buyer'], basis: { buyer: { references: [] } } }),
  makeQuestion('B3', 'fairness', {
    text: { vendor: 'Do you publish rates?', buyer: 'Do you obtain rates?' },
    owner: { vendor: 'Vendor', buyer: 'HR' },
    counts: {
      vendor: { yes: 'Published', partial: 'Some', no: 'None' },
      buyer: { yes: 'Obtained', partial: 'Asked', no: 'Never' },
    },
    basis: { vendor: { references: ['v'] }, buyer: { references: ['b'] } },
  }),
]

describe('listQuestions', () => {
  test('gives each respondent their questions, in order', () => {
    expect(listQuestions(bank, 'vendor').map(({ id }) => id)).toEqual(['A1', 'B3'])
    expect(listQuestions(bank, 'buyer').map(({ id }) => id)).toEqual(['A1', 'A5', 'B3'])
  })

  test('settles every wording', () => {
    expect(listQuestions(bank, 'vendor')[1]).toMatchObject({
      text: 'Do you publish rates?',
      helperText: 'Helper for B3',
      owner: 'Vendor',
      counts: { yes: 'Published', partial: 'Some', no: 'None' },
      basis: { references: ['v'] },
    })
    expect(listQuestions(bank, 'buyer')[2]).toMatchObject({
      text: 'Do you obtain rates?',
      owner: 'HR',
      counts: { yes: 'Obtained' },
      basis: { references: ['b'] },
    })
  })

  test('refuses a question that vendors are asked without a basis', () => {
    const broken = [makeQuestion('A1', 'governance', { basis: { buyer: { references: [] } } })]
    expect(() => listQuestions(broken, 'vendor')).toThrow('A1')
  })
})
