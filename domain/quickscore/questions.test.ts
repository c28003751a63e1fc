import { describe, expect, test } from 'vitest'
import { makeQuestion } from '../../tests/support/small-banks.ts'
import { listQuestions, type Question } from './questions.ts'

const bank: Question[] = [
  makeQuestion('A1', 'governance'),
  makeQuestion('A5', 'governance', { userTypes: ['buyer'] }),
  makeQuestion('B3', 'fairness', {
    text: { vendor: 'Do you publish rates?', buyer: 'Do you obtain rates?' },
    owner: { vendor: 'Vendor', buyer: 'HR' },
    counts: {
      vendor: { yes: 'Published', partial: 'Some', no: 'None' },
      buyer: { yes: 'Obtained', partial: 'Asked', no: 'Never' },
    },
    goodPractice: { buyer: 'No provision asks for rates.' },
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
    })
    expect(listQuestions(bank, 'buyer')[2]).toMatchObject({
      text: 'Do you obtain rates?',
      owner: 'HR',
      counts: { yes: 'Obtained' },
      goodPractice: 'No provision asks for rates.',
    })
  })
})
