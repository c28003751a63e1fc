import sharp from 'sharp'
import { expect, test } from 'vitest'
import { colours } from '../../../content/colours.ts'
import { shareCards } from '../../../content/en/posts/share-card.ts'
import type { ShareCard } from '../../../domain/posts/share-card.ts'
import { sitePaths } from '../../../domain/site-paths.ts'
import { documents } from '../../../tests/support/documents.ts'

function draw(card: ShareCard & { name?: string }): Promise<Buffer> {
  const data = { name: 'Plumbline', ...card, colours, hasWeight: true }
  return documents.renderDocument('share-card', data, { format: 'png' })
}

test('every public page has a card, and no card is without its page', () => {
  expect(Object.keys(shareCards).toSorted()).toEqual([...sitePaths].toSorted())
})

/** Whether anything but plain paper is within 70 pixels of the right edge. */
async function isDrawnAtTheEdge(png: Buffer): Promise<boolean> {
  const edge = sharp(png).extract({ left: 1130, top: 0, width: 70, height: 630 })
  const { data, info } = await edge.raw().toBuffer({ resolveWithObject: true })
  return data.some((value, index) => value !== data[index % info.channels])
}

test.for([
  ['odd words', { eyebrow: '<script>', title: `"><text>& ${'W'.repeat(190)}`, note: "'/>" }],
  ['markup', { eyebrow: '#panic()', title: '#read("/etc/passwd") *a* $b$ @c \\', note: '= a' }],
  ['no words', { eyebrow: '', title: '', note: '' }],
  ['a long name', { eyebrow: '', title: '', note: 'A note', name: `Söhne & ${'W'.repeat(52)}` }],
  ['words in other letters', { eyebrow: '漢字', title: '漢字 🙂', note: 'кот' }],
  [
    'too many words',
    { eyebrow: 'Long '.repeat(50), title: 'Long words '.repeat(90), note: 'Long '.repeat(50) },
  ],
] as const)('%s stay within the picture', async ([, card]) => {
  const png = await draw(card)
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(await isDrawnAtTheEdge(png)).toBe(false)
})

test('leaves out characters that no face has', async () => {
  const card = { eyebrow: 'A', title: 'Two words', note: 'B' }
  const other = { eyebrow: '漢 A', title: 'Two 漢字 words 🙂', note: 'B\u200b' }
  expect((await draw(other)).equals(await draw(card))).toBe(true)
})
