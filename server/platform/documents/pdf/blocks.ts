/** What a document is made of, in reading order. Lengths are in points, 72 to the inch. */

export type FaceName = 'serif' | 'sans' | 'bold'

export interface PdfSpan {
  text: string
  face?: FaceName
  colour?: string
  /** An absolute address; the span is then a link. */
  link?: string
}

/** A shape that stands beside a word and means the same, for the eye only. */
export interface PdfMark {
  shape: 'disc' | 'triangle' | 'square'
  colour: string
}

export interface PdfStyle {
  face?: FaceName
  size?: number
  /** From one baseline to the next. */
  leading?: number
  colour?: string
  align?: 'left' | 'centre' | 'right'
}

/** Draws within a figure, in its own units, y downwards. */
export interface Pen {
  path(d: string, paint: { fill?: string; stroke?: string; width?: number }): void
  /** Centred on `x`, `y`. It belongs to the picture: the figure's `alt` speaks for it. */
  label(text: string, x: number, y: number, style: { size: number; colour: string }): void
}

export interface PdfHeading {
  kind: 'heading'
  level: 1 | 2 | 3
  text: string
  style?: PdfStyle
}

export interface PdfParagraph {
  kind: 'paragraph'
  spans: readonly PdfSpan[]
  style?: PdfStyle
  mark?: PdfMark
  /** Not parted from what follows by the end of a page. */
  keep?: boolean
}

export interface PdfListItem {
  /** "1", or a shape in its place. */
  label?: string
  mark?: PdfMark
  blocks: readonly PdfBlock[]
}

export interface PdfList {
  kind: 'list'
  items: readonly PdfListItem[]
  /** Room for labels on the left. */
  indent?: number
  labelStyle?: PdfStyle
  /** Drawn above each item. */
  rule?: PdfRule
  padding?: number
  /** Side by side instead of one under the other. */
  columns?: number
  gap?: number
  /** Whether an item may go on over the page. */
  mayBreak?: boolean
}

/** A table of two columns: what is spoken of, and what is to be said of it. */
export interface PdfFacts {
  kind: 'facts'
  rows: readonly { term: string; blocks: readonly PdfBlock[] }[]
  termWidth: number
  termStyle?: PdfStyle
  rule?: PdfRule
  padding?: number
  /** So many rows are not parted by the end of a page, the last as far as its start. */
  together?: number
}

export interface PdfFigure {
  kind: 'figure'
  alt: string
  /** Of the drawing's own units; it is scaled to `width` points, or to the room that there is. */
  view: { width: number; height: number }
  width?: number
  /** How far below its top the next block begins; by default below the figure. */
  advance?: number
  draw(pen: Pen): void
}

export interface PdfRule {
  colour: string
  width: number
}

export type PdfBlock =
  | PdfHeading
  | PdfParagraph
  | PdfList
  | PdfFacts
  | PdfFigure
  /** Side by side, read one after the other; `share` of the room that `width` leaves. */
  | {
      kind: 'columns'
      gap?: number
      /** As of a paragraph. */
      keep?: boolean
      columns: readonly { width?: number; share?: number; blocks: readonly PdfBlock[] }[]
    }
  /** Set off by a rule on its left. */
  | { kind: 'aside'; rule: PdfRule; padding: number; blocks: readonly PdfBlock[] }
  | { kind: 'gap'; height: number }
  | ({ kind: 'rule' } & PdfRule)

export interface PdfDocumentWords {
  /** Shown where a text is in letters that no face has; `ActualText` still holds it. */
  unprintable: string
  /** At the foot of each page. */
  foot: string
  /** `{number}` and `{total}` are filled in. */
  page: string
}

export interface PdfContent {
  title: string
  /** BCP 47. */
  language: string
  author: string
  createdAt: Date
  words: PdfDocumentWords
  blocks: readonly PdfBlock[]
}
