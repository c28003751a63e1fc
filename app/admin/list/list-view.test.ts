import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assessmentListSchema } from '../../../domain/quickscore/assessment.ts'
import { assessmentList } from '../quickscore/list.tsx'
import { nextSort } from './column.tsx'
import {
  changeListView,
  isNarrowed,
  readListView,
  rulesOf,
  toApiQuery,
  writeListView,
} from './list-view.ts'

const rules = rulesOf(assessmentList)
const read = (query: string) => readListView(new URLSearchParams(query), rules)
const write = (query: string, change: Parameters<typeof changeListView>[1]) =>
  writeListView(new URLSearchParams(query), changeListView(read(query), change), rules).toString()

describe('an address is read', () => {
  test('with what it leaves unsaid', () => {
    expect(read('')).toEqual({ q: '', sort: '-created_at', page: 1, perPage: 25, filters: {} })
  })

  test('in full', () => {
    expect(read('q=ada&sort=name&page=3&per_page=50&user_type=buyer&band=red')).toEqual({
      q: 'ada',
      sort: 'name',
      page: 3,
      perPage: 50,
      filters: { user_type: 'buyer', band: 'red' },
    })
  })

  const nothing = 'sort=password sort=--name page=0 page=-1 page=1e3 page=99999999 per_page=1000'
  test.each([...nothing.split(' '), 'user_type=admin', 'band=blue', 'q=%20%0A%00'])(
    '%s is as good as nothing',
    (query) => {
      expect(read(query)).toEqual(read(''))
    },
  )
})

test('no matter what stands in the address, the API accepts what is asked of it', () => {
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constantFrom('-name', '2'))
  const params = fc.record(
    { q: value, sort: value, page: value, user_type: value, band: value, other: value },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(params, (entries) => {
      const query = toApiQuery(readListView(new URLSearchParams(entries), rules))
      const asked = Object.fromEntries(new URLSearchParams(query))
      expect(assessmentListSchema.safeParse(asked).success).toBe(true)
    }),
  )
})

test.for([
  ['', { q: 'ada' }, 'q=ada'],
  ['tab=quickscore&page=4', { q: 'ada' }, 'tab=quickscore&q=ada'],
  ['page=4&q=ada', { sort: 'name' }, 'q=ada&sort=name'],
  ['sort=name', { sort: '-created_at' }, ''],
  ['q=ada', { page: 2 }, 'q=ada&page=2'],
  ['q=ada&page=2', { page: 1 }, 'q=ada'],
  ['page=4', { perPage: 100 }, 'per_page=100'],
  ['per_page=100&q=ada', { page: 2, perPage: 25 }, 'q=ada&page=2'],
  ['band=red', { filters: { user_type: 'vendor' } }, 'band=red&user_type=vendor'],
  ['band=red&page=2', { filters: { band: '' } }, ''],
] as const)('an address %j with %j is written %j', ([query, change, expected]) => {
  expect(write(query, change)).toBe(expected)
})

test('the query of the API', () => {
  const view = read('q=a%26b&band=red&sort=name&page=2')
  expect(toApiQuery(view)).toBe('band=red&sort=name&q=a%26b&page=2&per_page=25')
  expect(toApiQuery(view, 1, 1000)).toBe('band=red&sort=name&q=a%26b&page=1&per_page=1000')
})

test('a list is narrowed by search and filters, not by order', () => {
  expect(
    ['', 'sort=name&page=2', 'q=a', 'band=red'].map((query) => isNarrowed(read(query))),
  ).toEqual([false, false, true, true])
})

test('a click on a head sorts by it, the next one turns it round', () => {
  expect(nextSort('-created_at', 'name', false)).toBe('name')
  expect(nextSort('name', 'name', false)).toBe('-name')
  expect(nextSort('-name', 'name', false)).toBe('name')
  expect(nextSort('name', 'score', true)).toBe('-score')
})
