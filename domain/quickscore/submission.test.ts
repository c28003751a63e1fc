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
  test('keeps what counts and drops the rest unread', () => {
    const sent = { ...body, score: { much: 'ado' }, band: 'violet', utm: 'x' }
    expect(submissionSchema.parse(sent)).toEqual({
      ...body,
      applicability: {},
      name: 'Ada Example',
    })
  })

  test('takes 100 answers and not 101', () => {
    const answers = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, i) => [`${i < 60 ? 'A' : 'B'}${i % 60}`, 1]),
      )
    expect(problems({ answers: answers(100) })).toEqual([])
    expect(problems({ answers: answers(101) })).toEqual([['answers', answersMessage]])
  })

  test.each([
    ['none', undefined],
    ['null', null],
    ['an empty map', {}],
    ['a list', [1]],
    ['a text', 'A1'],
    ['a value between', { A1: 0.75 }],
    ['a value in words', { A1: '1' }],
    ['no value', { A1: null }],
    ['NaN', { A1: Number.NaN }],
    ['a small letter', { a1: 1 }],
    ['four letters', { ABCD1: 1 }],
    ['three digits', { A100: 1 }],
    ['no digit', { A: 1 }],
    ['a line break after it', { 'A1\n': 1 }],
    ['an inherited name', { constructor: 1 }],
  ])('refuses answers: %s', (_, answers) => {
    expect(problems({ answers })[0]).toEqual(['answers', answersMessage])
  })

  test.each([
    ['name', '', 'Please enter your full name.'],
    ['name', undefined, 'Please enter your full name.'],
    ['name', 'x'.repeat(201), 'Please use at most 200 characters.'],
    ['name', 'a\0b', 'This text contains characters that cannot be used here.'],
    ['company', '   ', 'Please enter your company.'],
    ['company', 'x'.repeat(201), 'Please use at most 200 characters.'],
    ['email', 'ada@', 'Please enter a valid email address.'],
    ['email', undefined, 'Please enter a valid email address.'],
    [
      'email',
      `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.com`,
      'Please enter a valid email address.',
    ],
    ['user_type', 'Vendor', 'The user type must be "vendor" or "buyer".'],
    ['user_type', undefined, 'The user type must be "vendor" or "buyer".'],
  ])('refuses %s %j', (field, value, message) => {
    expect(problems({ [field]: value })).toEqual([[field, message]])
  })
})
