import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeBlocks } from './merge.ts'

const merge = (base: string[], mine: string[], theirs: string[]) => mergeBlocks(base, mine, theirs)
const one = 'The first paragraph says a thing.'
const two = 'The second one says another thing.'
const three = 'And the third ends it all.'

describe('what two people changed', () => {
  test.each<[string, string[], string[], string[]]>([
    [
      'different paragraphs',
      [`${one} Mine.`, two, three],
      [one, two, `${three} Theirs.`],
      [`${one} Mine.`, two, `${three} Theirs.`],
    ],
    [
      'neighbours',
      [`${one} Mine.`, two, three],
      [one, `${two} Theirs.`, three],
      [`${one} Mine.`, `${two} Theirs.`, three],
    ],
    [
      'several at once, and one of them',
      [`${one} A.`, `${two} B.`, three],
      [one, two, `${three} C.`],
      [`${one} A.`, `${two} B.`, `${three} C.`],
    ],
    [
      'an addition each, at one place',
      [one, 'Mine alone.', two, three],
      [one, 'Their own words.', two, three],
      [one, 'Their own words.', 'Mine alone.', two, three],
    ],
    [
      'the same',
      [`${one} Same.`, two, three],
      [`${one} Same.`, two, three],
      [`${one} Same.`, two, three],
    ],
    [
      'a paragraph deleted beside a changed one',
      [two, three],
      [one, `${two} Theirs.`, three],
      [`${two} Theirs.`, three],
    ],
    [
      'a paragraph moved beside a changed one',
      [three, one, two],
      [one, `${two} Theirs.`, three],
      [three, one, `${two} Theirs.`],
    ],
  ])('%s: it merges of itself', (_name, mine, theirs, merged) => {
    expect(merge([one, two, three], mine, theirs)).toEqual({ blocks: merged, conflicts: [] })
  })

  test('one paragraph: mine stays, theirs is asked about', () => {
    const [mine, theirs] = [`${two} Mine.`, `${two} Theirs.`]
    expect(merge([one, two], [one, mine], [one, theirs])).toEqual({
      blocks: [one, mine],
      conflicts: [{ mine, theirs }],
    })
    expect(merge([one, two], [one], [one, theirs])).toEqual({
      blocks: [one],
      conflicts: [{ mine: null, theirs }],
    })
    expect(merge([one, two], [one, mine], [one])).toEqual({
      blocks: [one, mine],
      conflicts: [{ mine, theirs: null }],
    })
  })
})

describe('whatever is typed', () => {
  const block = fc.array(fc.constantFrom('risk', 'audit', 'bias', 'law', 'test'), { minLength: 1 })
  const text = fc.array(
    block.map((words) => words.join(' ')),
    { maxLength: 6 },
  )

  test('one side alone is taken as it is', () => {
    fc.assert(
      fc.property(text, text, (base, changed) => {
        expect(merge(base, changed, base)).toEqual({ blocks: changed, conflicts: [] })
        expect(merge(base, base, changed)).toEqual({ blocks: changed, conflicts: [] })
        expect(merge(base, changed, changed)).toEqual({ blocks: changed, conflicts: [] })
      }),
    )
  })

  test('nothing that either wrote is lost', () => {
    fc.assert(
      fc.property(text, text, text, (base, mine, theirs) => {
        const { blocks, conflicts } = merge(base, mine, theirs)
        const shown = [...blocks, ...conflicts.flatMap((found) => [found.mine, found.theirs])]
        for (const written of [...mine, ...theirs].filter((one) => !base.includes(one))) {
          expect(shown).toContain(written)
        }
      }),
    )
  })
})
