import { describe, expect, test } from 'vitest'
import { changedFields } from './activity.ts'
import { instantSchema, readId, selectionSchema } from './write-body.ts'

describe('a time in a body', () => {
  test.each([
    ['2026-12-02T09:30:00Z', '2026-12-02T09:30:00.000Z'],
    ['2026-12-02T09:30:00.123+02:00', '2026-12-02T07:30:00.123Z'],
  ])('%s is stored as %s', (sent, stored) => {
    expect(instantSchema.parse(sent)).toBe(stored)
  })

  test.each([
    '2026-12-02',
    '2026-12-02T09:30:00',
    '2026-02-30T09:30:00Z',
    '9999-12-31T23:59:59-05:00',
    1_764_667_800_000,
    '',
  ])('%j is none', (sent) => {
    expect(instantSchema.safeParse(sent).success).toBe(false)
  })
})

// Other spellings of an id are tested at every API call elsewhere.
test('an id is one that both database engines can hold', () => {
  expect(readId('2147483647')).toBe(2_147_483_647)
  expect(readId('2147483648')).toBeNull()
})

test('a selection names each record once, and at most 1,000', () => {
  expect(selectionSchema.parse({ ids: [3, 1, 3] })).toEqual({ ids: [3, 1] })
  const ids = Array.from({ length: 1_001 }, (_, i) => i + 1)
  expect(selectionSchema.safeParse({ ids }).success).toBe(false)
  expect(selectionSchema.safeParse({ ids: [2_147_483_648] }).success).toBe(false)
})

test('what changed is told by name only, in order', () => {
  const before = { b: 1, a: [1], c: 'x', d: null }
  expect(changedFields(before, { ...before, a: [1, 2], b: 2 })).toEqual(['a', 'b'])
  expect(changedFields(before, before)).toEqual([])
})
