import type { LegalReference, ReferenceStatus } from '../law/references.ts'
import { count, fill, listing, longDate } from '../wording.ts'
import type { PlannedAction, WayToNextBand } from './action-plan.ts'
import type { Domain, DomainId } from './questions.ts'
import type { Band, BreakdownItem } from './scoring.ts'

/** The words that the sentences of a report are made of; `{name}` in them is filled in here. */
export interface ReportVocabulary {
  words: {
    focus: { belowGreen: string; lowCoverage: string }
    way: {
      alreadyGreen: string
      reachable: string
      reachableDetail: string
      unreachable: string
    }
  }
  bands: Readonly<Record<Band, { label: string }>>
  domains: readonly Domain[]
}

/** "Fairness & Accountability"; empty for an id that names no domain. */
export function nameDomain(domains: readonly Domain[], id: DomainId): string {
  return domains.find((domain) => domain.id === id)?.name ?? ''
}

/** Why a domain is among the Focus Areas: one or two sentences. */
export function describeFocus(
  item: BreakdownItem,
  plan: readonly PlannedAction[],
  { words: { focus }, bands, domains }: ReportVocabulary,
): string {
  const open = plan.filter(({ question }) => question.domain === item.domain).length
  const values = {
    domain: nameDomain(domains, item.domain),
    band: bands[item.status].label,
    score: item.score,
    count: count(open, 'answer'),
  }
  const sentences = []
  if (item.status !== 'green' && item.isScored) sentences.push(fill(focus.belowGreen, values))
  if (item.hasLowCoverage) sentences.push(fill(focus.lowCoverage, values))
  return sentences.join(' ')
}

/** What the way to the next band comes to, from `score`. */
export function summariseWay(
  way: WayToNextBand,
  score: number,
  { words, bands, domains }: ReportVocabulary,
): string {
  if (way.kind === 'alreadyGreen') return words.way.alreadyGreen
  const { threshold, reaches } = way
  const band = bands[way.band].label
  if (way.kind === 'unreachable') {
    const names = way.unscored.map((id) => nameDomain(domains, id))
    return fill(words.way.unreachable, { reaches, threshold, band, domains: listing(names) })
  }
  const steps = count(way.actions.length, 'step')
  return `${fill(words.way.reachable, { steps, band, score, reaches })} ${words.way.reachableDetail}`
}

/** "Applies since 25 May 2018", and what else its date speaks of. */
export function describeStatus(
  { status, date, formallySince }: LegalReference,
  words: Readonly<Record<ReferenceStatus, string>>,
): string {
  return fill(words[status], {
    // Law that came into force in steps has a year and no day.
    date: status === 'made' ? date : longDate(date),
    formally: formallySince ? longDate(formallySince) : '',
  })
}
