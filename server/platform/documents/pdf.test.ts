import { createRequire } from 'node:module'
import { expect, test, vi } from 'vitest'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import type { PdfBlock, PdfContent } from './pdf/blocks.ts'
import { createPress } from './pdf.ts'

// The first document loads fonts and pdfkit; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 20_000 })

const { resolve } = createRequire(import.meta.url)
const latin = resolve('@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff')
const press = createPress({ serif: [latin], sans: [latin], bold: [latin] })

const content = (blocks: readonly PdfBlock[], change: Partial<PdfContent> = {}): PdfContent => ({
  title: 'A title',
  language: 'en-GB',
  author: 'Us',
  createdAt: new Date('2026-11-20T09:00:00Z'),
  words: { unprintable: '(not to be shown)', foot: 'Foot', page: '{number}/{total}' },
  blocks,
  ...change,
})
const print = async (...blocks: PdfBlock[]) => readPdf(await press.print(content(blocks)))
const paragraph = (text: string): PdfBlock => ({ kind: 'paragraph', spans: [{ text }] })
const heading = (text: string): PdfBlock => ({ kind: 'heading', level: 2, text })

test('reads no font before the first document', async () => {
  const broken = createPress({ serif: ['/nowhere.woff'], sans: [], bold: [] })
  await expect(broken.print(content([]))).rejects.toThrow('ENOENT')
})

test('a title may hold whatever XML does not', async () => {
  const title = '<A> & "B" – Ж'
  const { title: shown, metadata } = await readPdf(await press.print(content([], { title })))
  expect(shown).toBe(title)
  expect(metadata).toContain('&lt;A&gt; &amp; "B" – Ж')
})

test('a link over two lines is one link with two places, and no wider than its words', async () => {
  const before = 'word '.repeat(18)
  const { blocks, links } = await print({
    kind: 'paragraph',
    spans: [
      { text: before },
      { text: 'a link that goes on over the line', link: 'https://example.com/' },
      { text: ' and after.' },
    ],
  })
  expect(blocks).toMatchObject([{ text: `${before}a link that goes on over the line and after.` }])
  expect(links).toEqual(['https://example.com/', 'https://example.com/'])
})

test('a heading goes to the next page with what it leads to, and not without', async () => {
  const nearlyFull: PdfBlock[] = [paragraph('Before'), { kind: 'gap', height: 710 }]
  const pagesOf = async (...blocks: PdfBlock[]) =>
    (await print(...nearlyFull, ...blocks)).blocks.map(({ text, page }) => `${text} ${page}`)
  expect(await pagesOf(heading('Head'))).toEqual(['Before 1', 'Head 1'])
  const led = [heading('Head'), { kind: 'gap', height: 2 } as const, paragraph('After')]
  expect(await pagesOf(...led)).toEqual(['Before 1', 'Head 2', 'After 2'])
})

test('a table goes on over the page and stays one table in the reading', async () => {
  const rows = Array.from({ length: 90 }, (_, row) => {
    return { term: `Term ${row}`, blocks: [paragraph(`Fact ${row}`)] }
  })
  const { blocks, pages } = await print({ kind: 'facts', termWidth: 100, rows })
  expect(pages).toBe(2)
  expect(blocks.map(({ text }) => text)).toEqual(
    rows.flatMap(({ term }, row) => [term, `Fact ${row}`]),
  )
})

test('what follows an item that went over the page follows at once', async () => {
  const item = (name: string) => {
    return { blocks: Array.from({ length: 30 }, (_, line) => paragraph(`${name} ${line}`)) }
  }
  const items = [...'abcde'].map(item)
  const { blocks, pages } = await print({ kind: 'list', mayBreak: true, items }, paragraph('After'))
  // 151 lines of 13.8 points, on pages of 748.
  expect(pages).toBe(3)
  expect(blocks.at(-1)).toMatchObject({ text: 'After', page: 3 })
  expect(blocks).toHaveLength(151)
})

test('columns are read one after the other', async () => {
  const { blocks } = await print({
    kind: 'columns',
    columns: [
      { width: 50, blocks: [paragraph('One'), paragraph('Two')] },
      { blocks: [paragraph('Three')] },
    ],
  })
  expect(blocks.map(({ text }) => text)).toEqual(['One', 'Two', 'Three'])
})

test.for([
  ['Ωmega Ж', 'mega …'],
  ['Ω', '(not to be shown)'],
  ['…', '…'],
  ['e\u0301cole \u202eab', 'école ab'],
] as const)('shows of %s what it can, and holds the whole', async ([text, drawn]) => {
  const { blocks } = await print(paragraph(text))
  expect(blocks).toMatchObject([{ drawn: drawn === 'mega …' ? '…mega …' : drawn }])
  expect(blocks[0]?.text).toBe(text.normalize('NFC'))
})
