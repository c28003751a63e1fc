/**
 * Fields shared by all AI Act entries, and their two groups of dates, defined once because a change
 * of date would affect dozens of entries.
 */
import type { LegalReference } from '../../../domain/law/references.ts'
import { comparedOn } from './compared-on.ts'

export const aiAct = { jurisdiction: 'EU', instrument: 'EU AI Act', comparedOn } as const

export const fromDecember2027 = { status: 'applies-from', date: '2027-12-02' } as const

export const contestedUntilDecember2027 = {
  status: 'contested',
  date: '2027-12-02',
  formallySince: '2026-08-02',
} as const

/** The text as consolidated on 27 July 2026, with the changes of Regulation (EU) 2026/1744. */
const consolidated = 'https://eur-lex.europa.eu/eli/reg/2024/1689/2026-07-27/eng'

/** Links each entry to the first article in its pinpoint. */
export function linkArticles<K extends string>(
  entries: Readonly<Record<K, Omit<LegalReference, 'url'>>>,
): Record<K, LegalReference> {
  const linked = Object.entries<Omit<LegalReference, 'url'>>(entries).map(([id, entry]) => {
    const article = entry.pinpoint.match(/\d+a?/)?.[0]
    return [id, { ...entry, url: `${consolidated}#art_${article}` }]
  })
  return Object.fromEntries(linked) as Record<K, LegalReference>
}
