import { describe, expect, test } from 'vitest'
import { socialCards } from '../../content/posts/share-card.ts'
import { sitePaths } from '../../domain/site-paths.ts'
import { cardSize, drawCard } from './share-card.ts'

test('every public page has a card, and no card is without its page', () => {
  expect(Object.keys(socialCards).toSorted()).toEqual([...sitePaths].toSorted())
})

describe('the drawing', () => {
  const hostile = { eyebrow: '<script>', title: `"><text>& ${'W'.repeat(190)}`, note: "'/>" }

  test.for([
    ['of the home page', socialCards['/'] ?? hostile],
    ['of odd words', hostile],
    ['of no words', { eyebrow: '', title: '', note: '' }],
    ['of words in other letters', { eyebrow: '漢字', title: '漢字 🙂', note: 'кот' }],
  ] as const)('%s holds shapes only', ([, card]) => {
    const svg = drawCard(card)
    expect(new Set(svg.match(/<\/?[a-z]+/g))).toEqual(
      new Set(['<svg', '<path', '<g', '</g', '</svg']),
    )
    expect(svg).toContain(`viewBox="0 0 ${cardSize.width} ${cardSize.height}"`)
    expect(svg).not.toContain('NaN')
  })
})
