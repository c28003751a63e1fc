import { expect, test } from 'vitest'
import { unavailable } from './errors.ts'

test.each([
  [{ code: 'ENOSPC' }, /no room/],
  [{ code: 'EDQUOT' }, /no room/],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, /no room/],
  [{ code: '53100' }, /no room/],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 10 }, /cannot reach/],
  [{ code: '57P01' }, /cannot reach/],
  [undefined, /cannot reach/],
])('%j is told as %s', (cause, message) => {
  expect(unavailable(cause).message).toMatch(message)
})
