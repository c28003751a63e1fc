import { expect, test } from 'vitest'
import { targetOf } from './tool-row.tsx'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 4, 0],
  ['ArrowLeft', 0, 4],
  ['ArrowLeft', 3, 2],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['Enter', 1, null],
  ['ArrowDown', 1, null],
])('%s from the place %i of five leads to %j', (key, from, to) => {
  expect(targetOf(key, from, 5)).toBe(to)
})
