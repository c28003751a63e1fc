import { expect, test } from 'vitest'
import { recordFormWords } from '../../../content/en/admin/words.ts'
import { ApiError } from '../../api-client.ts'
import { sayRefusal } from './refusals.ts'

const failure = 'Failed to save. Please try again.'
const message = 'Otto changed this in the meantime.'
const fields = { errors: { slug: 'This slug is taken.' }, code: 'slug_taken' }

test.for([
  ['no answer', new TypeError('fetch failed'), failure],
  ['too many', [429, { message }], failure],
  ['a fault of ours', [500, { message }], failure],
  ['a fault that names a field all the same', [503, { message, ...fields }], failure],
  ['an answer that is not ours', [502, null], failure],
  ['what is gone', [404, { message: 'The post was not found.' }], failure],
  ['a refusal without a field', [400, { message: 'The body is no JSON.' }], failure],
  ['a refusal with a field', [400, { message, ...fields }], recordFormWords.check],
  ['what is taken', [409, { message, ...fields }], recordFormWords.check],
  ['a conflict', [409, { message, code: 'version_conflict' }], message],
  ['what is too large', [413, { message }], message],
  ['what is in use', [409, { message, code: 'in_use' }], failure],
  ['a key that may not', [403, { message, code: 'not_allowed' }], message],
  ['another refusal', [403, { message }], failure],
] as const)('says what became of it: %s', ([, refused, said]) => {
  const error =
    refused instanceof Error
      ? refused
      : new ApiError(refused[0], '', refused[1] && { success: false, ...refused[1] })
  expect(sayRefusal(error, { failure, marksFields: true })).toBe(said)
})

test('where no field is marked, it says what is wrong with it', () => {
  const refused = new ApiError(400, '', { success: false, ...fields })
  expect(sayRefusal(refused, { failure })).toBe('This slug is taken.')
})
