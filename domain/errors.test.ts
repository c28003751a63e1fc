import { expect, test } from 'vitest'
import { reasonOf, unavailable } from './errors.ts'

test.each([
  [{ code: 'ENOSPC' }, /disk is full/],
  [{ code: 'EDQUOT' }, /disk is full/],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, /disk is full/],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 4874 }, /disk is full/],
  [{ code: '53100' }, /disk is full/],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 10 }, /cannot reach/],
  [{ code: '57P01' }, /cannot reach/],
  [undefined, /cannot reach/],
])('%j is told as %s', (cause, message) => {
  expect(unavailable(cause).message).toMatch(message)
})

test('who runs the server is told that the disk is full, in whatever words the system has for it', () => {
  const cause = Object.assign(new Error('disk I/O error'), { errcode: 4874 })
  for (const error of [cause, unavailable(cause)]) {
    expect(reasonOf(error).message).toBe('The disk is full (disk I/O error).')
  }
  expect(reasonOf(unavailable(new Error('gone'))).message).toBe('gone')
  for (const [errcode, done] of [
    [26, 'opened'],
    [8, 'written'],
    [1544, 'written'],
  ] as const) {
    const { message } = reasonOf(Object.assign(new Error('x'), { errcode }))
    expect(message).toBe(`The database in DATA_DIR (or its -shm or -wal) cannot be ${done} (x).`)
  }
})
