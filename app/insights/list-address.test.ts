import { expect, test } from 'vitest'
import { hasBlanks, isFiltered, listAddress } from './list-address.ts'

test.for([
  [{}, 1, '/insights'],
  [{ q: '', category: undefined }, 1, '/insights'],
  [{ q: 'bias & audit' }, 1, '/insights?q=bias+%26+audit'],
  [{ category: 'regulation' }, 3, '/insights?category=regulation&page=3'],
  [{ region: 'EU', category: 'a', q: 'b' }, 1, '/insights?q=b&category=a&region=EU'],
] as const)('%o, page %d', ([filters, page, address]) => {
  expect(listAddress(filters, page)).toBe(address)
})

test('a page number is no filter', () => {
  expect(isFiltered({})).toBe(false)
  expect(isFiltered({ q: '' })).toBe(false)
  expect(isFiltered({ region: 'UK' })).toBe(true)
})

test('blanks are fields that say nothing', () => {
  expect(hasBlanks(new URLSearchParams('q=&category=a'))).toBe(true)
  expect(hasBlanks(new URLSearchParams('q=%20'))).toBe(true)
  expect(hasBlanks(new URLSearchParams('category=a'))).toBe(false)
  expect(hasBlanks(new URLSearchParams())).toBe(false)
})
