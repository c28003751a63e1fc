import { expect, test } from 'vitest'
import { resultPath } from './result-link.ts'

test('a path names its token and part, and nothing that a token could add to it', () => {
  expect(resultPath('a-B_1')).toBe('/quickscore/result/a-B_1')
  expect(resultPath('a', 'report.pdf')).toBe('/quickscore/result/a/report.pdf')
  expect(resultPath('//elsewhere.example?\r\n')).toBe(
    '/quickscore/result/%2F%2Felsewhere.example%3F%0D%0A',
  )
})
