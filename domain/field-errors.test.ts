import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldErrors } from './field-errors.ts'

const schema = z.strictObject({
  name: z.string('Name?').check(z.minLength(2, 'Too short.'), z.maxLength(3, 'Too long.')),
  tags: z.array(z.string('Not a text.'), 'Tags?'),
})

function errorsOf(payload: unknown) {
  return fieldErrors(schema.safeParse(payload).error?.issues ?? [])
}

test.each([
  [{}, { name: 'Name?', tags: 'Tags?' }],
  [
    { name: 'a', tags: [1, 2] },
    { name: 'Too short.', tags: 'Not a text.' },
  ],
  [{ name: 'ab', tags: [] }, {}],
  ['text', {}],
])('says of %j: %j', (payload, errors) => {
  expect(errorsOf(payload)).toEqual(errors)
})

test('names the fields that nobody knows, whatever they are called', () => {
  const payload = JSON.parse('{"name":"ab","tags":[],"__proto__":1,"extra":2}')
  expect(Object.keys(errorsOf(payload)).sort()).toEqual(['__proto__', 'extra'])
})
