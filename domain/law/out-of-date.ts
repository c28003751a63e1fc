/** Content that may be out of date: references not compared lately, articles older than the law. */
import type { Checks } from '../checks.ts'
import type { LegalReferences } from './references.ts'
import type { LawChange } from './sourced.ts'

/** Days after which a reference has to be compared with its official text again. */
const COMPARED_FOR_DAYS = 90
const DAY_MS = 24 * 60 * 60 * 1000

/** References last compared more than 90 days before `today` (ISO date), oldest first. */
export function listStale(references: LegalReferences, today: string): Checks['stale_references'] {
  const since = new Date(Date.parse(today) - COMPARED_FOR_DAYS * DAY_MS).toISOString().slice(0, 10)
  return Object.entries(references)
    .filter(([, { comparedOn }]) => comparedOn < since)
    .map(([id, { instrument, pinpoint, url, comparedOn }]) => ({
      id,
      name: `${instrument}, ${pinpoint}`,
      url,
      compared_on: comparedOn,
    }))
    .toSorted((one, other) => one.compared_on.localeCompare(other.compared_on))
}

interface Cited {
  /** Last edit, ISO 8601. */
  updated_at: string
  /** Every address that it links to. */
  links: readonly string[]
}

/**
 * Changes that took effect between an article's last edit and `today`, and whose law it cites: it
 * links to the same provision or to the whole text that contains the provision.
 */
export function findNewer(
  changes: readonly LawChange[],
  { updated_at, links }: Cited,
  today: string,
): LawChange[] {
  const day = updated_at.slice(0, 10)
  return changes.filter(
    ({ on, links: sources }) =>
      on > day &&
      on <= today &&
      sources.some(({ url }) => links.some((link) => citesSame(link, url))),
  )
}

function citesSame(link: string, source: string): boolean {
  const [linkPage, linkPlace] = link.split('#')
  const [page, place] = source.split('#')
  return linkPage === page && (!linkPlace || !place || linkPlace === place)
}
