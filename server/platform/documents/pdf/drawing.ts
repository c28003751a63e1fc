import type { PdfBlock, PdfFacts, PdfFigure, PdfHeading, PdfList, PdfParagraph } from './blocks.ts'
import { type Piece, settle, typeOf } from './lines.ts'
import {
  type Cell,
  listRows,
  markSizeOf,
  measureBlocks,
  measureFactsStart,
  measureRow,
  measureRowStart,
  measureStart,
  type SetText,
  setText,
  shareOut,
  termBlock,
  type Work,
} from './measuring.ts'
import type { Element, Sheet } from './sheet.ts'

/** Where on the page, and under which element of the structure. */
export interface Place {
  x: number
  width: number
  parent: Element
}

/**
 * Draws blocks one under the other and tags them. A block that does not fit goes to the next page
 * as far as it is kept whole: paragraphs, figures and columns are, lists and tables are not.
 */
export function drawBlocks(work: Work, blocks: readonly PdfBlock[], place: Place): void {
  for (const [index, block] of blocks.entries()) {
    work.sheet.makeRoom(measureStart(work, blocks, index, place.width))
    drawBlock(work, block, place)
  }
}

function drawBlock(work: Work, block: PdfBlock, place: Place) {
  const { sheet } = work
  switch (block.kind) {
    case 'heading':
      return drawHeading(work, block, place)
    case 'paragraph':
      return sheet.nest(place.parent, 'P', {}, (element) => drawText(work, block, place, element))
    case 'gap':
      if (!sheet.isAtTop) sheet.y += block.height
      return
    case 'rule':
      return sheet.drawRule(place.x, place.width, block)
    case 'figure':
      return drawFigure(work, block, place)
    case 'columns':
      return drawSideBySide(sheet, shareOut(block, place.width), ({ x, width, blocks }) =>
        drawBlocks(work, blocks, { x: place.x + x, width, parent: place.parent }),
      )
    case 'aside':
      return drawAside(work, block, place)
    case 'list':
      return drawList(work, block, place)
    case 'facts':
      return drawFacts(work, block, place)
  }
}

/** All from the same height; the pen is left below the lowest. Only one alone may end on another page. */
function drawSideBySide<T>(sheet: Sheet, parts: readonly T[], draw: (part: T) => void): void {
  const top = sheet.y
  const { page } = sheet.document
  let bottom = top
  for (const part of parts) {
    sheet.y = top
    draw(part)
    bottom = sheet.document.page === page ? Math.max(bottom, sheet.y) : sheet.y
  }
  sheet.y = bottom
}

function drawHeading(work: Work, block: PdfHeading, place: Place): void {
  const { sheet } = work
  if (block.level <= 2) sheet.document.outline.addItem(block.text)
  sheet.nest(place.parent, `H${block.level}`, {}, (element) =>
    drawText(work, block, place, element),
  )
}

/** Spans in their order; a link or a text that cannot be shown as it is gets an element of its own. */
function drawText(
  work: Work,
  block: PdfHeading | PdfParagraph,
  { x, width }: Place,
  element: Element,
): void {
  const { sheet } = work
  const text = setText(work, block, width)
  const left = x + text.markRoom
  if (block.kind === 'paragraph' && block.mark) {
    const size = markSizeOf(settle(block.style).size)
    const at = left + (text.lines[0]?.[0]?.x ?? 0) - text.markRoom
    sheet.drawMark(block.mark, at, sheet.y + text.leading / 2, size)
  }
  for (const [index, { link, actual, text: shown }] of text.spans.entries()) {
    const draw = () => drawSpan(work, block, text, index, left)
    if (link) {
      sheet.nest(element, 'Link', actual ? { actual } : {}, (inner) => {
        inner.add(draw)
        const to = { url: link, text: actual ?? shown }
        for (const one of placesOf(text, index, left, sheet.y)) sheet.link(inner, one, to)
      })
      underline(work, block, text, index, left)
    } else if (actual) sheet.nest(element, 'Span', { actual }, (inner) => inner.add(draw))
    else element.add(draw)
  }
  sheet.y += text.lines.length * text.leading
}

function piecesOf({ lines }: SetText, span: number): [piece: Piece, line: number][] {
  return lines.flatMap((pieces, line) =>
    pieces.filter((piece) => piece.span === span).map((piece): [Piece, number] => [piece, line]),
  )
}

function drawSpan(
  { sheet }: Work,
  block: PdfHeading | PdfParagraph,
  text: SetText,
  index: number,
  left: number,
): void {
  const span = text.spans[index]
  if (!span) return
  const type = typeOf(span, settle(block.style))
  for (const [piece, line] of piecesOf(text, index)) {
    // Capitals, about 0.7 of the size, stand in the middle of the line.
    const baseline = sheet.y + (line + 0.5) * text.leading + type.size * 0.35
    sheet.write(piece.text, type, left + piece.x, baseline)
  }
}

function placesOf(text: SetText, index: number, left: number, top: number) {
  return piecesOf(text, index).map(([piece, line]) => ({
    x: left + piece.x,
    y: top + line * text.leading,
    width: piece.width,
    height: text.leading,
  }))
}

function underline(
  { sheet }: Work,
  block: PdfHeading | PdfParagraph,
  text: SetText,
  index: number,
  left: number,
): void {
  const style = settle(block.style)
  const colour = text.spans[index]?.colour ?? style.colour
  sheet.decorate(() => {
    const { document } = sheet
    document.lineWidth(0.5).strokeColor(colour)
    for (const { x, y, width } of placesOf(text, index, left, sheet.y)) {
      const below = y + text.leading / 2 + style.size * 0.53
      document
        .moveTo(x, below)
        .lineTo(x + width, below)
        .stroke()
    }
  })
}

function drawFigure({ sheet }: Work, figure: PdfFigure, { x, width, parent }: Place): void {
  const { alt, view } = figure
  const scale = (figure.width ?? width) / view.width
  const left = x + (width - view.width * scale) / 2
  const [top, height] = [sheet.y, view.height * scale]
  const bbox: [number, number, number, number] = [
    left,
    top,
    left + view.width * scale,
    top + height,
  ]
  sheet.nest(parent, 'Figure', { alt, bbox }, (element) => {
    element.add(() => figure.draw(sheet.penAt(left, top, scale)))
  })
  sheet.y += figure.advance ?? height
}

type Aside = Extract<PdfBlock, { kind: 'aside' }>

function drawAside(work: Work, { rule, padding, blocks }: Aside, { x, width, parent }: Place) {
  const { sheet } = work
  const height = measureBlocks(work, blocks, width - padding)
  sheet.decorate(() => {
    const middle = x + rule.width / 2
    sheet.document.lineWidth(rule.width).strokeColor(rule.colour)
    sheet.document
      .moveTo(middle, sheet.y)
      .lineTo(middle, sheet.y + height)
      .stroke()
  })
  drawBlocks(work, blocks, { x: x + padding, width: width - padding, parent })
}

function drawList(work: Work, list: PdfList, place: Place): void {
  const { sheet } = work
  const numbering = list.items.some(({ label }) => label) ? 'Decimal' : 'None'
  const attributes = { O: 'List', ListNumbering: numbering }
  sheet.nest(place.parent, 'L', { attributes }, (parent) => {
    for (const row of listRows(list, place.width)) {
      const height = list.mayBreak ? measureRowStart(work, list, row) : measureRow(work, list, row)
      sheet.makeRoom(height)
      drawSideBySide(sheet, row, (cell) => drawItem(work, list, cell, { ...place, parent }))
    }
    if (list.rule && (list.columns ?? 1) === 1) sheet.drawRule(place.x, place.width, list.rule)
  })
}

function drawItem(work: Work, list: PdfList, cell: Cell, place: Place): void {
  const { sheet } = work
  const { item, width } = cell
  const { indent = 0, padding = 0 } = list
  const x = place.x + cell.x
  if (list.rule) sheet.drawRule(x, width + indent, list.rule)
  sheet.y += padding
  sheet.nest(place.parent, 'LI', {}, (element) => {
    const { label, mark } = item
    if (label) drawLabel(work, list, label, { x, width: indent || width, parent: element })
    if (mark) {
      const { size, leading } = settle(list.labelStyle)
      sheet.drawMark(mark, x, sheet.y + leading / 2, markSizeOf(size))
    }
    sheet.nest(element, 'LBody', {}, (parent) =>
      drawBlocks(work, item.blocks, { x: x + indent, width, parent }),
    )
  })
  sheet.y += padding
}

function drawLabel(work: Work, list: PdfList, label: string, place: Place): void {
  const { sheet } = work
  const block: PdfParagraph = {
    kind: 'paragraph',
    spans: [{ text: label }],
    style: list.labelStyle ?? {},
  }
  const top = sheet.y
  sheet.nest(place.parent, 'Lbl', {}, (element) => drawText(work, block, place, element))
  sheet.y = top
}

function drawFacts(work: Work, facts: PdfFacts, place: Place): void {
  const { sheet } = work
  sheet.nest(place.parent, 'Table', {}, (table) => {
    for (const [index, row] of facts.rows.entries()) {
      sheet.makeRoom(measureFactsStart(work, facts, index, place.width))
      sheet.nest(table, 'TR', {}, (parent) => drawFact(work, facts, row, { ...place, parent }))
    }
  })
}

function drawFact(
  work: Work,
  facts: PdfFacts,
  { term, blocks }: PdfFacts['rows'][number],
  { x, width, parent }: Place,
): void {
  const { sheet } = work
  const { termWidth, padding = 0, rule } = facts
  if (rule) sheet.drawRule(x, width, rule)
  const top = sheet.y + padding
  sheet.y = top
  sheet.nest(parent, 'TH', { scope: 'Row' }, (element) =>
    drawText(work, termBlock(facts, term), { x, width: termWidth, parent }, element),
  )
  const below = sheet.y
  const pageBefore = sheet.document.page
  sheet.y = top
  sheet.nest(parent, 'TD', {}, (element) =>
    drawBlocks(work, blocks, { x: x + termWidth, width: width - termWidth, parent: element }),
  )
  if (sheet.document.page === pageBefore) sheet.y = Math.max(sheet.y, below)
  sheet.y += padding
}
