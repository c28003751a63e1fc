import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { duties } from '../../content/en/duties/index.ts'
import { lawCalendar } from '../../content/en/law/calendar.ts'
import { legalCases } from '../../content/en/law/cases.ts'
import { lawChanges } from '../../content/en/law/changes.ts'
import { countryRules } from '../../content/en/law/countries.ts'
import { crosswalks } from '../../content/en/law/crosswalk.ts'
import stored from '../../content/en/law/reviews.json' with { type: 'json' }
import { legalReferences } from '../../content/en/legal-references/index.ts'
import { milestones } from '../../content/en/milestones.ts'
import { aboutPage } from '../../content/en/pages/about.ts'
import { analysts } from '../../content/en/pages/audiences/analysts.ts'
import { hrtechVendors } from '../../content/en/pages/audiences/hrtech-vendors.ts'
import { regulators } from '../../content/en/pages/audiences/regulators.ts'
import { taTeams } from '../../content/en/pages/audiences/ta-teams.ts'
import { homePage } from '../../content/en/pages/home.ts'
import { newsletterPage } from '../../content/en/pages/newsletter.ts'
import { privacyPolicy } from '../../content/en/pages/privacy-policy.ts'
import { servicePage } from '../../content/en/pages/service.ts'
import { termsOfService } from '../../content/en/pages/terms-of-service.ts'
import { starters } from '../../content/en/quickscore/starters/index.ts'
import {
  type HashedRow,
  judgeReviews,
  type Review,
  type Reviewed,
  type ReviewRow,
  reviewOf,
  reviewSchema,
} from '../../domain/law/review.ts'

/** Where sentences of law stand that are neither provision, duty nor draft. */
const texts = {
  ...{ homePage, servicePage, aboutPage, taTeams, hrtechVendors, analysts, regulators },
  ...{ newsletterPage, privacyPolicy, termsOfService, milestones },
  ...{ lawChanges, lawCalendar, legalCases, countryRules, crosswalks },
}

/** Where `stored` is imported from, for the command that writes it. */
export const reviewsFile = join(import.meta.dirname, '../../content/en/law/reviews.json')
export const reviews: readonly Review[] = reviewSchema.array().parse(stored)

/** Every provision, duty, draft and sentence of law, each with its hash. */
export function listReviewRows(): HashedRow[] {
  const rows = [
    ...Object.entries(legalReferences).map(([id, reference]): ReviewRow => {
      const { instrument, pinpoint, summary, status, date, url } = reference
      const text = `${instrument}, ${pinpoint}: ${summary} (${status} ${date})`
      return { place: `provision ${id}`, text, source: url, confidence: status }
    }),
    ...duties.map(
      ({ id, references, strength, status, conditions, since, ...duty }): ReviewRow => ({
        place: `duty ${id}`,
        text: `Question ${duty.question}, ${duty.role}: ${strength} since ${since}. Where: ${JSON.stringify(conditions)}`,
        source: references.join(', '),
        confidence: status,
      }),
    ),
    ...starters.map(
      ({ id, title, lead, lines }): ReviewRow => ({
        place: `draft ${id}`,
        text: [title, lead, ...lines.map((line) => JSON.stringify(line))].join('\n'),
        source: [...new Set(lines.flatMap(({ basis }) => basis))].join(', '),
        confidence: 'draft',
      }),
    ),
    ...Object.entries(texts).flatMap(([name, value]) => collect(value, name)),
  ]
  return rows.map((row) => ({ ...row, hash: hashOf(row) }))
}

function hashOf({ place, text, source }: ReviewRow): string {
  return createHash('sha256')
    .update(JSON.stringify([place, text, source]))
    .digest('hex')
}

/** Whatever names its sources is a sentence of law, with all the words that it has. */
function collect(value: unknown, place: string): ReviewRow[] {
  if (typeof value !== 'object' || value === null) return []
  if ('sources' in value || 'links' in value) {
    const { sources, links, ...rest } = value as { sources?: unknown; links?: unknown }
    const source = [sources, links].filter(Boolean).map((named) => JSON.stringify(named))
    return [{ place, text: wordsOf(rest).join(' '), source: source.join(' '), confidence: '' }]
  }
  return Object.entries(value).flatMap(([key, inner]) => {
    const id = typeof inner === 'object' && inner !== null && 'id' in inner ? inner.id : key
    return collect(inner, `${place}.${String(id)}`)
  })
}

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : []
}

let judged: ReturnType<typeof judgeReviews> | null = null

/** Worked out once: both sides stand in the sources. */
export function readReviews() {
  judged ??= judgeReviews(listReviewRows(), reviews)
  return judged
}

/** Who accepted the text that stands there now, else `otherwise`; null where it was refused. */
export function findReviewed(place: string, otherwise: Reviewed | null = null): Reviewed | null {
  return reviewOf(readReviews(), place, otherwise)
}

/** By the ids of provisions. */
export function listReviewedProvisions(): Record<string, Reviewed> {
  const found = Object.keys(legalReferences).flatMap((id) => {
    const reviewed = findReviewed(`provision ${id}`)
    return reviewed ? [[id, reviewed] as const] : []
  })
  return Object.fromEntries(found)
}
