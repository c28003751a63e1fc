/** What every entry of the reference pages says of itself: what it rests on, and how firmly. */

import type { Jurisdiction } from './references.ts'

/**
 * - `confirmed`: read in a stored copy of the official text, or two independent accounts agree
 * - `one-account`: rests on one account
 * - `not-confirmed`: shown with the day on which it was last looked for, and relied on by nothing
 *   until a named person has opened it
 */
export type Standing = 'confirmed' | 'one-account' | 'not-confirmed'

/** An address that a reader can open. */
export interface SourceLink {
  /** As a reader would cite it. */
  label: string
  url: string
}

export interface Sourced {
  standing: Standing
  links: readonly [SourceLink, ...SourceLink[]]
}

/** Where a rule holds. `UK` is Great Britain and Northern Ireland together. */
export type Place = Exclude<Jurisdiction, 'International'> | 'US'

/** Something that moved: a text, a date, a regulator's reading. */
export interface LawChange extends Sourced {
  /** Anchor on the page and name in the feed; never used again for something else. */
  id: string
  place: Place
  /** ISO date of the day from which it counts. */
  on: string
  title: string
  /** What is different since, in plain words. */
  text: string
  /** Ids of the questions that it touches. */
  questions: readonly string[]
}

/** A date of law. */
export interface CalendarEntry extends Sourced {
  /** Part of the event's name in calendars: it stays when the date moves. */
  id: string
  place: Place
  /** ISO date. Null where none is fixed: on the page only, as undated. */
  on: string | null
  /** The dates it had before, oldest first: each move raises the event's sequence. */
  formerly?: readonly string[]
  title: string
  text: string
  /** The people it binds, in words. */
  who?: string
  /** The only people it concerns; absent: everybody there. */
  only?: 'platforms' | 'products' | 'public-bodies' | 'generators'
  /** How firm the date is: "In force", "Fixed", "Announced". */
  certainty: string
}

/** A judgment, settlement or action of a regulator, told in five lines. */
export interface LegalCase extends Sourced {
  id: string
  name: string
  /** Court or body, and reference. */
  body: string
  place: Place
  /** Of a court or body that binds less than all of `place`. */
  country?: string
  /** ISO date. */
  on: string
  /** What it decided, in one line. */
  point: string
  facts: string
  decides: string
  leavesOpen: string
  questions: readonly string[]
}

/** What one country asks beside the law of the Union or the kingdom. */
export interface CountryRules {
  id: string
  name: string
  rules: readonly (Sourced & { subject: CountrySubject; text: string })[]
}

export type CountrySubject = 'workforce' | 'retention' | 'claims'

/** What to keep for one question. */
export interface EvidenceRecord {
  question: string
  documents: readonly string[]
  fields: readonly string[]
  owner: string
  retention: string
  cadence: string
}

/** One framework's items and the questions that answer them. */
export interface Crosswalk extends Sourced {
  id: string
  title: string
  about: string
  rows: readonly CrosswalkRow[]
}

export interface CrosswalkRow {
  item: string
  questions: readonly string[]
  /** What no question asks, or only in part; null where nothing is missing. */
  gap: string | null
}

/** A fault that we printed and have put right, and what the right of it rests on. */
export interface Correction {
  links: readonly [SourceLink, ...SourceLink[]]
  id: string
  /** ISO date of the correction. */
  on: string
  /** Where it stood. */
  where: string
  was: string
  is: string
}

/** A change to a page of reference whose entries bear no date of their own. */
export interface PageRevision {
  id: string
  /** The address of the page. */
  page: string
  /** ISO date. */
  on: string
  text: string
}

/** The sequence of an entry's calendar event (RFC 5545, 3.8.7.4): one more for each move. */
export const sequenceOf = ({ formerly = [] }: CalendarEntry) => formerly.length

/** Entries with a date, oldest first. */
export function listDated<Entry extends { on: string | null }>(
  entries: readonly Entry[],
): (Entry & { on: string })[] {
  return entries
    .flatMap((entry) => (entry.on === null ? [] : [{ ...entry, on: entry.on }]))
    .toSorted((one, other) => one.on.localeCompare(other.on))
}
