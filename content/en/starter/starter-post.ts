/**
 * What a fresh installation of the site begins with. Types only; the words are in the files beside
 * this one. Staff edit and delete these records in the admin like any others.
 */
import type { SourceId } from '../sources.ts'

export interface StarterRegion {
  name: string
  /** Capitals, at most five. */
  code: string
}

export interface StarterCategory {
  name: string
  /** As the admin's Generate button makes it from the name. */
  slug: string
  description: string
}

export interface StarterPost {
  /** What its sentences of law rest on; the links in the text lead there. */
  sources: readonly [SourceId, ...SourceId[]]
  title: string
  slug: string
  description: string
  /** HTML in the editor's vocabulary: h2 and h3 only, since the page sets the title as h1. */
  content: string
  /** At most 60 characters, so that result pages do not cut it. */
  metaTitle: string
  /** At most 155 characters, for the same reason. */
  metaDescription: string
  /** ISO 8601, UTC. */
  publishedAt: string
  categorySlugs: readonly string[]
  regionCodes: readonly string[]
}
