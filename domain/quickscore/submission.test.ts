import { describe, expect, test } from 'vitest'
import { submissionSchema } from './submission.ts'

const body = {
  name: ' Ada Example ',
  company: 'Talent & Co',
  email: 'ada@example.com',
  user_type: 'vendor',
  answers: { A1: 1, B2: 0.5, CT4: 0, ZZZ99: -1 },
}

function problems(change: Record<string, unknown>): [string, string][] {
  const result = submissionSchema.safeParse({ ...body, ...change })
  return (result.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message])
}

const answersMessage =
  'Answers must map question codes such as "A1" to 1, 0.5, 0 or -1, with 1 to 100 entries.'

describe('submissionSchema', () => {
  test('takes 100 answers and not 101', () => {
    const answers = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, i) => [`${i < 60 ? 'A' : 'B'}${i % 60}`, 1]),
      )
    expect(problems({ answers: answers(100) })).toEqual([])
    expect(problems({ answers: answers(101) })).toEqual([['answers', answersMessage]])
  })

  test.each([
    ['null', null],
    ['a text', 'A1'],
    ['no value', { A1: null }],
    ['NaN', { A1: Number.NaN }],
    ['three digits', { A100: 1 }],
    ['no digit', { A: 1 }],
    ['a line break after it', { 'A1\n': 1 }],
    ['an inherited name', { constructor: 1 }],
  ])('refuses answers: %s', (_, answers) => {
    expect(problems({ answers })[0]).toEqual(['answers', answersMessage])
  })

  test.each([
    ['name', undefined, 'Please enter your full name.'],
    ['company', '   ', 'Please enter your company.'],
    ['email', undefined, 'Please enter a valid email address.'],
    ['user_type', 'Vendor', 'The user type must be "vendor" or "buyer".'],
    ['user_type', undefined, 'The user type must be "vendor" or "buyer".'],
  ])('refuses %s %j', (field, value, message) => {
    expect(problems({ [field]: value })).toEqual([[field, message]])
  })
})
