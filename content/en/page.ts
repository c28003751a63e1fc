/**
 * Types for the words of the public pages.
 *
 * - `Words` are a run of text. A plain string, or a list of strings, links and strong words read one
 *   after the other: `['Write to ', { text: 'us', href: '/contact' }, '.']`. The strings include
 *   their spaces; nothing is added between the parts.
 * - A `Statement` is words on what a law, a regulator or a standard says, or with a figure of our
 *   own. It names entries of `sources.ts`, or the figure's note of `claims.ts`; a screen may show
 *   them as notes.
 * - `Copy` is either. Paragraphs, list items, leads and answers are `Copy`; titles, labels and
 *   messages are plain strings and never state law.
 * - `{name}` inside a string is filled in by the screen.
 */
import type { FigureId } from '../../domain/firm.ts'
import type { SourceId } from './sources.ts'

export interface Link {
  text: string
  /** A route of ours with query and anchor, `#anchor` on the same page, `mailto:` or `https:`. */
  href: string
}

/** The two or three key words of a list item. */
export interface Strong {
  strong: string
}

export type Words = string | readonly (string | Link | Strong)[]

/** The source of a statement, or the note of a firm's figure. */
export type NoteId = SourceId | FigureNote

/** The note of a firm's figure, with or without evidence in the firm's record. */
export type FigureNote = 'ownFigure' | `evidence:${FigureId}`

export interface Statement {
  words: Words
  sources: readonly [NoteId, ...NoteId[]]
}

export type Copy = Words | Statement

/** For `<title>` (at most 60 characters) and the description (at most 155). */
export interface PageMeta {
  title: string
  description: string
}

export interface Hero {
  /** A few words above the heading. */
  eyebrow: string
  title: string
  lead: Copy
  actions: readonly Link[]
}

/** A short text under its own heading: a card, a pain point, a differentiator. */
export interface Point {
  title: string
  text: Copy
}

/** A point with a list of its contents. */
export interface DetailedPoint extends Point {
  items: readonly Copy[]
}

export interface QuestionAndAnswer {
  question: string
  answer: Copy
}

export interface Faq {
  title: string
  items: readonly QuestionAndAnswer[]
}

export interface ClosingCall {
  title: string
  text: Copy
  actions: readonly Link[]
}

/** Text alternative of a drawing. */
export interface FigureWords {
  title: string
  description: string
  caption: string
}

export type LegalBlock =
  | { kind: 'paragraph'; text: Copy }
  | { kind: 'list'; items: readonly Copy[] }
  | {
      kind: 'table'
      caption: string
      columns: readonly string[]
      rows: readonly (readonly string[])[]
    }

export interface LegalSection {
  /** Anchor on the page. */
  id: string
  title: string
  blocks: readonly LegalBlock[]
}

export interface LegalDocument {
  meta: PageMeta
  title: string
  /** ISO date. */
  updatedOn: string
  updatedLabel: string
  intro: readonly Copy[]
  sections: readonly LegalSection[]
}
