import { describe, expect, test } from 'vitest'
import { findHunks } from './difference.ts'

describe('differences', () => {
  test('are none between the same', () => {
    expect(findHunks(['a', 'b'], ['a', 'b'])).toEqual([])
    expect(findHunks([], [])).toEqual([])
  })

  test('are shown in words, after the line before them', () => {
    const hunks = findHunks(
      ['Title', 'The rate is four fifths here.', 'End'],
      ['Title', 'The rate is three fifths here.', 'End'],
    )
    expect(hunks).toEqual([
      {
        context: 'Title',
        parts: [
          { kind: 'same', text: 'The rate is ' },
          { kind: 'gone', text: 'four' },
          { kind: 'new', text: 'three' },
          { kind: 'same', text: ' fifths here.' },
        ],
      },
    ])
  })

  test('of texts that have little in common are shown whole', () => {
    expect(findHunks(['A first sentence of it'], ['Something else entirely, of course'])).toEqual([
      {
        context: null,
        parts: [
          { kind: 'gone', text: 'A first sentence of it' },
          { kind: 'new', text: 'Something else entirely, of course' },
        ],
      },
    ])
  })

  test('are found one by one', () => {
    const before = ['1', 'two words', '3', '4', '5']
    const after = ['1', '3', '4', 'four and a half', '5']
    expect(findHunks(before, after)).toEqual([
      { context: '1', parts: [{ kind: 'gone', text: 'two words' }] },
      { context: '4', parts: [{ kind: 'new', text: 'four and a half' }] },
    ])
  })

  test('of very long texts take no time', () => {
    const before = Array.from({ length: 5000 }, (_, index) => `before ${index}`)
    const after = Array.from({ length: 5000 }, (_, index) => `after ${index}`)
    const [hunk] = findHunks(before, after)
    const textOf = (kind: string) =>
      hunk?.parts.flatMap((part) => (part.kind === kind ? [part.text] : [])).join('')
    expect(textOf('gone')).toBe(before.join('\n'))
    expect(textOf('new')).toBe(after.join('\n'))
  })
})
