/**
 * Types of a fresh installation's initial records; the words are in the files beside this one.
 * Staff can edit and delete these records like any others.
 */
import type { SourceId } from '../sources.ts'

export interface StarterRegion {
  name: string
  /** Upper case, at most five letters. */
  code: string
}

export interface StarterCategory {
  name: string
  /** As generated from the name by the admin area. */
  slug: string
  description: string
}

export interface StarterPost {
  /** Sources of its statements of law; the links in the text lead there. */
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
