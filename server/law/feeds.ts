/** A feed for each reference page: its changes, newest first, from the content files. */

import { legalCases } from '../../content/en/law/cases.ts'
import { lawChanges } from '../../content/en/law/changes.ts'
import { corrections } from '../../content/en/law/corrections.ts'
import { fundamentalRightsPage } from '../../content/en/law/fundamental-rights.ts'
import { comparedOn } from '../../content/en/law/links.ts'
import { pageRevisions } from '../../content/en/law/revisions.ts'
import {
  casesPage,
  changesPage,
  correctionsPage,
  countriesPage,
  crosswalkPage,
  evidencePage,
  lawPage,
  placeWords,
  type ReferencePage,
  referenceWords,
  standingWords,
  unitedStatesPage,
} from '../../content/en/law/words.ts'
import { legalReferences } from '../../content/en/legal-references/index.ts'
import { brand } from '../../content/firm.ts'
import type { LegalReferences } from '../../domain/law/references.ts'
import type { Sourced, SourceLink } from '../../domain/law/sourced.ts'
import { fill, longDate } from '../../domain/wording.ts'
import { htmlOfLines, writeRssFeed } from '../platform/xml.ts'

interface FeedItem {
  /** Part of the item's GUID; never reused for another item. */
  id: string
  /** ISO date. */
  on: string
  title: string
  lines: readonly string[]
  anchor?: string
  categories: readonly string[]
}

interface Feed {
  page: ReferencePage
  href: string
  items: readonly FeedItem[]
}

interface Origin {
  /** Origin of absolute links. */
  origin: string
}

const sayLink = ({ label, url }: SourceLink) => `${label}: ${url}`

export function listSources({ standing, links }: Sourced): string[] {
  const sources = links.map(sayLink)
  if (standing === 'confirmed') return sources
  return [`${fill(standingWords[standing], { date: longDate(comparedOn) })}.`, ...sources]
}

const references: LegalReferences = legalReferences

const movedProvisions = Object.entries(references).flatMap(([id, { history = [], ...reference }]) =>
  history.map(({ date, change }) => ({
    id: `${id}-${date}`,
    on: date,
    title: `${reference.instrument}, ${reference.pinpoint}`,
    lines: [change, reference.url],
    anchor: id,
    categories: [reference.jurisdiction],
  })),
)

const revisionsOf = (page: ReferencePage, href: string) =>
  pageRevisions
    .filter((revision) => revision.page === href)
    .map(({ id, on, text }) => {
      const title = fill(referenceWords.revised, { page: page.title })
      return { id, on, title, lines: [text], categories: [] }
    })

const feeds: readonly Feed[] = [
  { page: lawPage, href: '/law', items: movedProvisions },
  {
    page: changesPage,
    href: '/law/changes',
    items: lawChanges.map((change) => ({
      ...change,
      lines: [change.text, ...listSources(change)],
      anchor: change.id,
      categories: [placeWords[change.place], ...change.questions],
    })),
  },
  {
    page: casesPage,
    href: '/law/cases',
    items: legalCases.map((it) => ({
      id: it.id,
      on: it.on,
      title: it.name,
      lines: [it.body, it.facts, it.decides, it.leavesOpen, ...listSources(it)],
      anchor: it.id,
      categories: [placeWords[it.place], ...it.questions],
    })),
  },
  {
    page: correctionsPage,
    href: '/corrections',
    items: corrections.map(({ id, on, where, was, is, links }) => ({
      id,
      on,
      title: where,
      lines: [`${was} → ${is}`, ...links.map(sayLink)],
      anchor: id,
      categories: [],
    })),
  },
  ...(
    [
      [countriesPage, '/law/countries'],
      [unitedStatesPage, '/law/united-states'],
      [fundamentalRightsPage, '/law/fundamental-rights'],
      [crosswalkPage, '/law/crosswalk'],
      [evidencePage, '/evidence'],
    ] as const
  ).map(([page, href]) => ({ page, href, items: revisionsOf(page, href) })),
]

/** Feeds by their address. */
export const lawFeeds = new Map(feeds.map((feed) => [feed.page.feed, feed]))

export function writeLawFeed({ origin }: Origin, { page, href, items }: Feed): string {
  const address = origin + href
  // The feed of law changes was the first; its items keep the GUIDs that readers know.
  const part = href === '/law/changes' ? 'law' : href.slice(1)
  return writeRssFeed({
    title: `${page.title} | ${brand.name}`,
    lead: page.lead,
    link: address,
    address: origin + page.feed,
    changedAt: comparedOn,
    items: items
      .toSorted((one, other) => other.on.localeCompare(one.on))
      .map(({ id, on, title, lines, anchor, categories }) => ({
        title,
        link: anchor ? `${address}#${anchor}` : address,
        guid: {
          '@isPermaLink': 'false',
          '#text': `tag:${new URL(origin).hostname},2026:${part}/${id}`,
        },
        pubDate: new Date(on).toUTCString(),
        description: htmlOfLines(lines.flatMap((line) => line.split('\n'))),
        category: categories,
      })),
  })
}
