import { expect, test } from 'vitest'
import { regionCodeOf } from './labels.ts'

test.each([
  ['European Union', 'EUU'],
  ['United Kingdom', 'UNK'],
  ['Asia', 'AS'],
  ['  United   States of America ', 'UNS'],
  ['(Österreich)', 'ÖS'],
  ['–', ''],
  ['', ''],
])('the code of "%s" is "%s"', (name, code) => {
  expect(regionCodeOf(name)).toBe(code)
})
