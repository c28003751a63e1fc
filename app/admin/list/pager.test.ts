import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listNumbers } from './pager.tsx'

test.each([
  [1, 2, [1, 2]],
  [1, 9, [1, 2, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [6, 9, [1, null, 5, 6, 7, 8, 9]],
  [9, 9, [1, null, 8, 9]],
])('page %i of %i', (page, pages, numbers) => {
  expect(listNumbers(page, pages)).toEqual(numbers)
})

test('on any page first, last and current one are there, each once, and never too many', () => {
  const pages = fc.integer({ min: 1, max: 500 })
  const places = pages.chain((all) => fc.tuple(fc.integer({ min: 1, max: all }), fc.constant(all)))
  fc.assert(
    fc.property(places, ([page, all]) => {
      const numbers = listNumbers(page, all)
      const shown = numbers.filter((number) => number !== null)
      expect(shown).toEqual([...new Set(shown)].toSorted((one, other) => one - other))
      expect(shown).toEqual(expect.arrayContaining([1, page, all]))
      expect(numbers.length).toBeLessThanOrEqual(7)
    }),
  )
})
