/** Every statement of law in the folder has its sources, and a row for the lawyer. */
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isSentence, LEGAL, listPassages, type Passage } from '../../domain/law/sentences.ts'
import { isGrounded, listReviewRows } from '../../server/law/review.ts'
import { allWords } from './all.ts'
import { lawMarks } from './law-marks.ts'
import { sources } from './sources.ts'

const isWithin = (place: string, outer: string) => place === outer || place.startsWith(`${outer}.`)
const marks = Object.keys(lawMarks)
const findMark = (place: string) => marks.find((mark) => isWithin(place, mark))
const read = (value: unknown, place: string, seen?: Set<object>) =>
  listPassages(value, place, isGrounded, seen)

const listOpen = (passages: readonly Passage[]) =>
  passages
    .filter(({ source, place }) => source === null && findMark(place) === undefined)
    .flatMap(({ place, texts }) =>
      texts
        .filter((text) => isSentence(place, text))
        .map((text) => `${place}: ${text.slice(0, 120)}`),
    )

function readContent(): Passage[] {
  const seen = new Set<object>()
  const names = Object.keys(allWords).sort(
    (one, other) => Number(one.endsWith('index')) - Number(other.endsWith('index')),
  )
  return names.flatMap((name) => read({ ...allWords[name] }, name, seen))
}

test('every file of words is read', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const names = files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const unread = ['all', 'law-marks']
  expect(Object.keys(allWords).concat(unread).sort()).toEqual(
    names.map((name) => name.slice(0, -'.ts'.length)).sort(),
  )
})

test('each leads to its sources, or is marked in law-marks.ts', () => {
  const found = readContent()
  expect(found.flatMap(({ texts }) => texts).length).toBeGreaterThan(3000)
  expect(listOpen(found)).toEqual([])
  const legal = found.filter(({ texts }) => texts.some((text) => LEGAL.test(text)))
  const idle = marks.filter((mark) => !legal.some(({ place }) => isWithin(place, mark)))
  expect(idle, 'marks of nothing').toEqual([])
})

// Otherwise a lawyer could accept every row although texts for candidates are missing.
test('each is a row of the workbook that a lawyer is given', () => {
  const rows = listReviewRows()
  const all = rows.map(({ text, source }) => `${text}\n${source}`).join('\n')
  const missing = readContent().flatMap(({ place, texts }) =>
    // A text without spaces is an id or an address.
    texts.filter((text) => /\s/.test(text) && isSentence(place, text) && !all.includes(text)),
  )
  expect(missing).toEqual([])
  expect(new Set(rows.map(({ place }) => place)).size).toBe(rows.length)
  const tooLong = rows.filter(({ text }) => text.length > 32_767).map(({ place }) => place)
  expect(tooLong, 'more than a cell of a workbook holds').toEqual([])
})

test('one without either is refused', () => {
  const words = { footer: 'The AI Act asks for a notice.', hint: 'Write to us.' }
  expect(listOpen(read(words, 'mail/planted'))).toEqual([
    'mail/planted.footer: The AI Act asks for a notice.',
  ])
  const sourced = { text: { words: words.footer, sources: ['aiActDeployer'] } }
  expect(listOpen(read(sourced, 'mail/planted'))).toEqual([])
})

test('marks name sources that there are', () => {
  const named = Object.values(lawMarks).flatMap((mark) => (typeof mark === 'string' ? [] : mark))
  for (const id of named) expect(sources).toHaveProperty(id)
})
