import type { FaceName, PdfSpan, PdfStyle } from './blocks.ts'

/** A piece of one line in one style. */
export interface Piece {
  /** Which of the spans it is from. */
  span: number
  text: string
  x: number
  width: number
}

export interface Lines {
  lines: Piece[][]
  leading: number
}

export interface TypeOf {
  face: FaceName
  size: number
  colour: string
}

export type Measure = (text: string, type: TypeOf) => number

const ink = '#000000'

/** A style with what it leaves open filled in. */
export function settle(style: PdfStyle = {}): Required<PdfStyle> {
  const size = style.size ?? 9.5
  return {
    face: style.face ?? 'sans',
    size,
    leading: style.leading ?? size * 1.45,
    colour: style.colour ?? ink,
    align: style.align ?? 'left',
  }
}

/** How a span is set within a paragraph of `style`. */
export function typeOf(span: PdfSpan, style: Required<PdfStyle>): TypeOf {
  return { face: span.face ?? style.face, size: style.size, colour: span.colour ?? style.colour }
}

/** A stretch without a space, which may run over several spans. */
interface Word {
  parts: { span: number; text: string }[]
  isAfterSpace: boolean
}

/**
 * Sets spans in lines of `width`. Each line but the last ends in its space, so that whoever reads
 * the lines one after the other reads the text.
 */
export function setLines(
  spans: readonly PdfSpan[],
  style: Required<PdfStyle>,
  width: number,
  measure: Measure,
): Lines {
  const types = spans.map((span) => typeOf(span, style))
  const widthOf = (text: string, span: number) => measure(text, types[span] ?? { ...style })
  const partsWidth = (parts: Word['parts']) =>
    parts.reduce((sum, part) => sum + widthOf(part.text, part.span), 0)
  const lines: Word['parts'][] = []
  let line: Word['parts'] = []
  const words = splitWords(spans).flatMap((word) =>
    partsWidth(word.parts) > width ? splitWord(word, width, widthOf) : [word],
  )
  for (const { parts, isAfterSpace } of words) {
    const longer = joinParts(spans, line, parts, isAfterSpace)
    if (line.length > 0 && partsWidth(longer) > width) {
      lines.push(isAfterSpace ? joinParts(spans, line, [], true) : line)
      line = parts.map((part) => ({ ...part }))
    } else line = longer
  }
  lines.push(line)
  return {
    leading: style.leading,
    lines: lines.map((parts) => place(parts, width, style.align, widthOf)),
  }
}

function splitWords(spans: readonly PdfSpan[]): Word[] {
  const words: Word[] = []
  let isOpen = false
  for (const [span, { text }] of spans.entries()) {
    for (const piece of text.split(/( +)/)) {
      if (piece.trim() === '' && piece !== '\u00a0') {
        isOpen = isOpen && piece === ''
        continue
      }
      const last = words.at(-1)
      if (isOpen && last) last.parts.push({ span, text: piece })
      else words.push({ parts: [{ span, text: piece }], isAfterSpace: words.length > 0 })
      isOpen = true
    }
  }
  return words
}

/** A word wider than the line goes over several. */
function splitWord(
  { parts, isAfterSpace }: Word,
  width: number,
  widthOf: (text: string, span: number) => number,
): Word[] {
  const words: Word[] = []
  for (const { span, text } of parts) {
    let part = ''
    for (const character of text) {
      if (part && widthOf(part + character, span) > width) {
        words.push({ parts: [{ span, text: part }], isAfterSpace: false })
        part = ''
      }
      part += character
    }
    words.push({ parts: [{ span, text: part }], isAfterSpace: false })
  }
  if (words[0]) words[0].isAfterSpace = isAfterSpace
  return words
}

/** A space between two spans belongs to the first, unless that is a link: it ends with its words. */
function joinParts(
  spans: readonly PdfSpan[],
  before: Word['parts'],
  after: Word['parts'],
  withSpace: boolean,
): Word['parts'] {
  const joined = before.map((part) => ({ ...part }))
  const [last, first] = [joined.at(-1), after[0]]
  const space = withSpace && last ? ' ' : ''
  if (!last || !first) {
    if (last) last.text += space
    return [...joined, ...after.map((part) => ({ ...part }))]
  }
  const rest = after.slice(1).map((part) => ({ ...part }))
  if (last.span === first.span) last.text += space + first.text
  else if (spans[last.span]?.link) joined.push({ span: first.span, text: space + first.text })
  else {
    last.text += space
    joined.push({ ...first })
  }
  return [...joined, ...rest]
}

function place(
  parts: Word['parts'],
  width: number,
  align: Required<PdfStyle>['align'],
  widthOf: (text: string, span: number) => number,
): Piece[] {
  const widths = parts.map(({ span, text }, index) =>
    widthOf(index === parts.length - 1 ? text.trimEnd() : text, span),
  )
  const free = width - widths.reduce((sum, one) => sum + one, 0)
  let x = align === 'right' ? free : align === 'centre' ? free / 2 : 0
  return parts.map(({ span, text }, index) => {
    const piece = { span, text, x, width: widths[index] ?? 0 }
    x += piece.width
    return piece
  })
}
