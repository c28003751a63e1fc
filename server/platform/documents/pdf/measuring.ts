import type {
  PdfBlock,
  PdfDocumentWords,
  PdfFacts,
  PdfHeading,
  PdfList,
  PdfListItem,
  PdfParagraph,
  PdfSpan,
} from './blocks.ts'
import { type Lines, setLines, settle, typeOf } from './lines.ts'
import type { Sheet } from './sheet.ts'

/** A document under way: its sheet, and what has been measured already. */
export interface Work {
  sheet: Sheet
  words: PdfDocumentWords
  set: WeakMap<PdfBlock, Map<number, SetText>>
}

export interface SetText extends Lines {
  /** As they are shown; `actual` where that is not what they say. */
  spans: readonly (PdfSpan & { actual?: string })[]
  /** Left free for the paragraph's mark. */
  markRoom: number
}

/** The lines of a heading or a paragraph, set once for each width. */
export function setText(work: Work, block: PdfHeading | PdfParagraph, width: number): SetText {
  const known = work.set.get(block) ?? new Map<number, SetText>()
  work.set.set(block, known)
  const text = known.get(width) ?? setNewText(work, block, width)
  known.set(width, text)
  return text
}

function setNewText(work: Work, block: PdfHeading | PdfParagraph, width: number): SetText {
  const style = settle(block.style)
  const spans = (block.kind === 'heading' ? [{ text: block.text }] : block.spans).map((span) => {
    const { face } = typeOf(span, style)
    const text = work.sheet.faces.makeLegible(span.text, face, work.words.unprintable)
    const actual = span.text.normalize('NFC')
    const isSame = text === actual.replace(/[^\S\u00a0]+/g, ' ')
    return isSame ? { ...span, text } : { ...span, text, actual }
  })
  const markRoom = block.kind === 'paragraph' && block.mark ? markRoomOf(style.size) : 0
  const measure: Parameters<typeof setLines>[3] = (text, type) => work.sheet.measure(text, type)
  return { ...setLines(spans, style, width - markRoom, measure), spans, markRoom }
}

export const markSizeOf = (size: number) => size * 0.72
const markRoomOf = (size: number) => size * 1.15

/** The height of one block. */
export function measureBlock(work: Work, block: PdfBlock, width: number): number {
  switch (block.kind) {
    case 'heading':
    case 'paragraph': {
      const { lines, leading } = setText(work, block, width)
      return lines.length * leading
    }
    case 'gap':
      return block.height
    case 'rule':
      return 0
    case 'figure':
      return block.advance ?? ((block.width ?? width) / block.view.width) * block.view.height
    case 'columns':
      return Math.max(
        ...shareOut(block, width).map((column) => measureBlocks(work, column.blocks, column.width)),
      )
    case 'aside':
      return measureBlocks(work, block.blocks, width - block.padding)
    case 'list':
      return listRows(block, width).reduce((sum, row) => sum + measureRow(work, block, row), 0)
    case 'facts':
      return block.rows.reduce((sum, row) => sum + measureFact(work, block, row, width), 0)
  }
}

export function measureBlocks(work: Work, blocks: readonly PdfBlock[], width: number): number {
  return blocks.reduce((sum, block) => sum + measureBlock(work, block, width), 0)
}

/** How much must be left on the page for the block at `index` to begin on it. */
export function measureStart(
  work: Work,
  blocks: readonly PdfBlock[],
  index: number,
  width: number,
): number {
  const block = blocks[index]
  if (!block) return 0
  const own = startOf(work, block, width)
  return leadsOn(block) ? own + measureStart(work, blocks, index + 1, width) : own
}

function leadsOn(block: PdfBlock): boolean {
  if (block.kind === 'paragraph' || block.kind === 'columns') return block.keep ?? false
  return block.kind === 'heading' || block.kind === 'gap' || block.kind === 'rule'
}

function startOf(work: Work, block: PdfBlock, width: number): number {
  if (block.kind === 'list') {
    const [row = []] = listRows(block, width)
    return block.mayBreak ? measureRowStart(work, block, row) : measureRow(work, block, row)
  }
  if (block.kind === 'facts') return measureFactsStart(work, block, 0, width)
  return measureBlock(work, block, width)
}

export interface Cell {
  item: PdfListItem
  index: number
  x: number
  /** Of the body, right of the label. */
  width: number
}

/** The items of a list, in rows of as many as stand side by side. */
export function listRows(list: PdfList, width: number): Cell[][] {
  const { items, columns = 1, gap = 0, indent = 0 } = list
  const share = (width - gap * (columns - 1)) / columns
  const cells = items.map((item, index) => {
    return { item, index, x: (index % columns) * (share + gap), width: share - indent }
  })
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, row) => {
    return cells.slice(row * columns, (row + 1) * columns)
  })
}

/** The height of one row of a list. */
export function measureRow(work: Work, { padding = 0 }: PdfList, row: readonly Cell[]): number {
  const heights = row.map(({ item, width }) => measureBlocks(work, item.blocks, width))
  return Math.max(0, ...heights) + 2 * padding
}

/** How much of a row must be left on the page for it to begin there. */
export function measureRowStart(work: Work, { padding = 0 }: PdfList, row: readonly Cell[]) {
  const heights = row.map(({ item, width }) => measureStart(work, item.blocks, 0, width))
  return Math.max(0, ...heights) + padding
}

type FactRow = PdfFacts['rows'][number]

/** How much must be left on the page for the row at `index` to begin there. */
export function measureFactsStart(work: Work, facts: PdfFacts, index: number, width: number) {
  const { rows, together = 1 } = facts
  const last = index === 0 ? together - 1 : index
  const whole = rows.slice(index, last)
  const row = rows[last]
  const start = row ? measureFactStart(work, facts, row, width) : 0
  return whole.reduce((sum, one) => sum + measureFact(work, facts, one, width), start)
}

function measureFactStart(
  work: Work,
  facts: PdfFacts,
  { term, blocks }: FactRow,
  width: number,
): number {
  const { padding = 0, termWidth } = facts
  const left = measureBlock(work, termBlock(facts, term), termWidth)
  return Math.max(left, measureStart(work, blocks, 0, width - termWidth)) + padding
}

function measureFact(work: Work, facts: PdfFacts, { term, blocks }: FactRow, width: number) {
  const { padding = 0, termWidth } = facts
  const left = measureBlock(work, termBlock(facts, term), termWidth)
  return Math.max(left, measureBlocks(work, blocks, width - termWidth)) + 2 * padding
}

/** The term of a row as a paragraph. */
export function termBlock({ termStyle }: PdfFacts, term: string): PdfParagraph {
  return { kind: 'paragraph', spans: [{ text: term }], style: termStyle ?? {} }
}

type Columns = Extract<PdfBlock, { kind: 'columns' }>

/** Columns with their places: fixed widths first, the rest by share. */
export function shareOut({ columns, gap = 0 }: Columns, width: number) {
  const fixed = columns.reduce((sum, column) => sum + (column.width ?? 0), 0)
  const free = width - fixed - gap * (columns.length - 1)
  const shares = columns.reduce((sum, { width: own, share = 1 }) => sum + (own ? 0 : share), 0)
  let x = 0
  return columns.map(({ width: own, share = 1, blocks }) => {
    const column = { x, width: own ?? (free * share) / shares, blocks }
    x += column.width + gap
    return column
  })
}
