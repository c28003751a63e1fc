import { expect, test } from 'vitest'
import { indexAfter } from './tabs.tsx'

test.for([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 6, 0],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 6],
  ['Home', 3, 0],
  ['End', 3, 6],
  ['ArrowDown', 3, null],
  ['Tab', 3, null],
] as const)('%s from tab %i of seven leads to %s', ([key, from, to]) => {
  expect(indexAfter(key, from, 7)).toBe(to)
})

test('a single tab stays where it is', () => {
  expect(indexAfter('ArrowRight', 0, 1)).toBe(0)
  expect(indexAfter('ArrowLeft', 0, 1)).toBe(0)
})
