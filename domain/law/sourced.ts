/** Types of the reference pages' entries, with their sources and standing. */

import type { Jurisdiction } from './references.ts'

/**
 * - `confirmed`: read in a stored copy of the official text, or two independent accounts agree
 * - `one-account`: rests on one account
 * - `not-confirmed`: shown with the day of the last search for it, and not relied on until a named
 *   person has opened it
 */
export type Standing = 'confirmed' | 'one-account' | 'not-confirmed'

/** An address that a reader can open. */
export interface SourceLink {
  /** Citation form. */
  label: string
  url: string
}

export interface Sourced {
  standing: Standing
  links: readonly [SourceLink, ...SourceLink[]]
}

/** Where a rule holds. `UK` is Great Britain and Northern Ireland together. */
export type Place = Exclude<Jurisdiction, 'International'> | 'US'

/** A change of law: of a text, a date or a regulator's interpretation. */
export interface LawChange extends Sourced {
  /** Anchor on the page and id in the feed; never reused. */
  id: string
  place: Place
  /** ISO date from which it applies. */
  on: string
  title: string
  /** The difference in plain words. */
  text: string
  /** Ids of the affected questions. */
  questions: readonly string[]
}

/** A date of law. */
export interface CalendarEntry extends Sourced {
  /** Part of the event's UID in calendars: stays the same when the date moves. */
  id: string
  place: Place
  /** ISO date. Null if none is fixed: then only on the page, as undated. */
  on: string | null
  /** Former dates, oldest first: each move raises the event's sequence. */
  formerly?: readonly string[]
  title: string
  text: string
  /** The people bound, in words. */
  who?: string
  /** The only group concerned; absent: everybody in the place. */
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
  /** Set if the court or body binds less than all of `place`. */
  country?: string
  /** ISO date. */
  on: string
  /** The decision in one line. */
  point: string
  facts: string
  decides: string
  leavesOpen: string
  questions: readonly string[]
}

/** National rules of one country besides EU or UK law. */
export interface CountryRules {
  id: string
  name: string
  rules: readonly (Sourced & { subject: CountrySubject; text: string })[]
}

export type CountrySubject = 'workforce' | 'retention' | 'claims'

/** The records to keep for one question. */
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
  /** What no question covers, or only in part; null for full coverage. */
  gap: string | null
}

/** A published error with its correction and the sources for it. */
export interface Correction {
  links: readonly [SourceLink, ...SourceLink[]]
  id: string
  /** ISO date of the correction. */
  on: string
  /** Where the error was. */
  where: string
  was: string
  is: string
}

/** A change to a page of reference whose entries have no dates. */
export interface PageRevision {
  id: string
  /** The address of the page. */
  page: string
  /** ISO date. */
  on: string
  text: string
}

/** The sequence of an entry's calendar event (RFC 5545, 3.8.7.4): the number of moves. */
export const sequenceOf = ({ formerly = [] }: CalendarEntry) => formerly.length

/** Entries with a date, oldest first. */
export function listDated<Entry extends { on: string | null }>(
  entries: readonly Entry[],
): (Entry & { on: string })[] {
  return entries
    .flatMap((entry) => (entry.on === null ? [] : [{ ...entry, on: entry.on }]))
    .toSorted((one, other) => one.on.localeCompare(other.on))
}
