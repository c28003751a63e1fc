import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDate } from './read-date.ts'
import { readMarkdown } from './read-markdown.ts'
import { emptyText, readDate } from './read-text.ts'

test.each([
  ['2024-04-03', '2024-04-03T00:00:00.000Z'],
  ['2024-04-03 09:05', '2024-04-03T09:05:00.000Z'],
  ['2024-04-03T09:05:06+02:00', '2024-04-03T07:05:06.000Z'],
  ['2024-04-03T09:05:06.123456Z', '2024-04-03T09:05:06.123Z'],
  ['2024-04-03 09:05:06 -0500', '2024-04-03T14:05:06.000Z'],
  ['2024-04-03 09:05:06+02', '2024-04-03T07:05:06.000Z'],
  ['1283780649000', '2010-09-06T13:44:09.000Z'],
  ['20240403', '2024-04-03T00:00:00.000Z'],
  ['2024/4/3', '2024-04-03T00:00:00.000Z'],
  ['03.04.2024', '2024-04-03T00:00:00.000Z'],
  ['3.4.2024 18:30', '2024-04-03T18:30:00.000Z'],
  ['13/04/2024', '2024-04-13T00:00:00.000Z'],
  ['04/13/2024', '2024-04-13T00:00:00.000Z'],
  ['04/04/2024', '2024-04-04T00:00:00.000Z'],
  ['April 3, 2024', '2024-04-03T00:00:00.000Z'],
  ['3rd Apr 2024', '2024-04-03T00:00:00.000Z'],
  ['Sun, 10 Mar 2024 10:00:00 +0000', '2024-03-10T10:00:00.000Z'],
  ['Apr 3, 2024 6:30 PM', '2024-04-03T18:30:00.000Z'],
])('%s is %s', (text, iso) => {
  expect(parseDate(text)).toBe(iso)
})

test.each([
  ...['03/04/2024', '2024-02-30', '31.04.2024', '2023-02-29', '2024-13-01', '00.00.2024'],
  ...['yesterday', '2024', '3 Marble 2024', '2024-04-03 25:00', '2024-04-03 10:61', '03.04.24'],
  ...['2024-04-03T10:00 EST', 'Wed, 30 Nov -0001 00:00:00 +0000', '2024-04-03 13:00 pm', ''],
])('%s has no meaning, or two', (text) => {
  expect(parseDate(text)).toBeNull()
})

test('each moment is read as it was written, and nothing else is a fault', () => {
  const from = { min: new Date('1000-01-02'), max: new Date('9999-12-30'), noInvalidDate: true }
  fc.assert(
    fc.property(fc.date(from), fc.string({ unit: 'binary' }), (date, text) => {
      expect(parseDate(date.toISOString())).toBe(date.toISOString())
      if (date.getUTCFullYear() > 1582) {
        const seconds = new Date(Math.floor(date.getTime() / 1000) * 1000)
        expect(parseDate(date.toUTCString())).toBe(seconds.toISOString())
      }
      parseDate(text)
    }),
  )
})

test.each([
  ['2024-04-03', '2024-04-03T00:00:00.000Z', []],
  [new Date('2024-04-03T01:00Z'), '2024-04-03T01:00:00.000Z', []],
  [' ', null, []],
  [{ year: 2024 }, null, []],
  ['03/04/2024', null, ['The date "03/04/2024" could not be read, and was left out.']],
])('%o: what is left out is said at its text', (value, iso, notes) => {
  const text = emptyText('a.md')
  expect(readDate(text, value)).toBe(iso)
  expect(text.notes).toEqual(notes)
})

test('the name of a file gives the date that its front matter does not', () => {
  const dateOf = (file: string) => readMarkdown('_posts/2024-04-03-a.md', file).texts[0]?.date
  expect(dateOf('Text')).toBe('2024-04-03T00:00:00.000Z')
  expect(dateOf('---\ndate: 2023-01-02\n---\nText')).toBe('2023-01-02T00:00:00.000Z')
})
