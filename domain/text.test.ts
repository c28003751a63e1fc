import { describe, expect, test } from 'vitest'
import { countWords, foldText, multiLine, readingMinutes, singleLine } from './text.ts'

const name = singleLine(10, { required: 'Please enter a name.' })
const note = multiLine(12)

function messageOf(schema: typeof name, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message
}

describe('singleLine', () => {
  test.each([
    ['  Ada  ', 'Ada'],
    ['Zoë 🧭', 'Zoë 🧭'],
    ['0123456789', '0123456789'],
    ['Ada\n', 'Ada'],
  ])('takes %j as %j', (typed, kept) => {
    expect(name.parse(typed)).toBe(kept)
  })

  test.each([
    ['', 'Please enter a name.'],
    [' \t\n ', 'Please enter a name.'],
    ['\u200b\u2060', 'Please enter a name.'],
    [undefined, 'Please enter a name.'],
    [7, 'Please enter a name.'],
    ['01234567890', 'Please use at most 10 characters.'],
    ['a\0b', 'This text contains characters that cannot be used here.'],
    ['a\nb', 'This text contains characters that cannot be used here.'],
    ['a\u2028b', 'This text contains characters that cannot be used here.'],
    ['a\u007fb', 'This text contains characters that cannot be used here.'],
    ['a\ud800b', 'This text contains characters that cannot be used here.'],
    ['a\uffffb', 'This text contains characters that cannot be used here.'],
    ['a\ufdd0b', 'This text contains characters that cannot be used here.'],
    ['a\u{1fffe}', 'This text contains characters that cannot be used here.'],
  ])('refuses %j', (typed, message) => {
    expect(messageOf(name, typed)).toBe(message)
  })

  test('lets a field stay empty that nobody requires', () => {
    expect(singleLine(5).parse('  ')).toBe('')
  })
})

describe('multiLine', () => {
  test('keeps line breaks and tabs', () => {
    expect(note.parse(' a\r\n\tb\n')).toBe('a\r\n\tb')
  })

  test.each(['a\0b', 'a\udc00b', 'a\ufffeb', '0123456789012'])('refuses %j', (typed) => {
    expect(note.safeParse(typed).success).toBe(false)
  })
})

test.each([
  ['', 0],
  [' \n ', 0],
  ['One, two – three', 3],
  ['“Show me” is 4/5ths', 4],
  ['été\u00a0日本', 2],
])('%j has %i words', (text, words) => {
  expect(countWords(text)).toBe(words)
})

test.each([
  [0, 1],
  [220, 1],
  [329, 1],
  [330, 2],
  [1_200, 5],
])('%i words take %i minutes', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes)
})

// Otherwise a search for "no 5" would not find "№ 5".
test('what is folded has no capitals, and folds to itself, whatever sign it is of', () => {
  const wrong: string[] = []
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const sign = String.fromCodePoint(code)
    const folded = foldText(sign)
    if (folded !== folded.toLowerCase() || folded !== foldText(folded)) wrong.push(sign)
  }
  expect(wrong).toEqual([])
  const folded = ['№ 5', 'Plumbline™', '𝑇ool', 'ÉTÉ', 'İstanbul', 'ẞ', '„O’B‑ʼ” –½'].map(foldText)
  expect(folded.join(', ')).toBe('no 5, plumblinetm, tool, ete, istanbul, ss, "o\'b-\'" -1/2')
})
