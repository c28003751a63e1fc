import type { Condition } from '../law/duties.ts'
import { count, fill, listing } from '../wording.ts'
import type { DutyCount, LegalWeight, PlannedAction, WayToNextBand } from './action-plan.ts'
import type { Domain, DomainId } from './questions.ts'
import type { LawNotes } from './report.ts'
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

/** "Duties in force that you answered No or Partly: 7", and how many more depend on open answers. */
export function summariseDuties(
  { inForce, more }: DutyCount,
  words: { inForce: string; more: string; moreOne: string },
): string[] {
  const counted = fill(words.inForce, { count: inForce })
  if (more === 0) return [counted]
  return [counted, fill(more === 1 ? words.moreOne : words.more, { count: more })]
}

/** What was read without an answer, or against one. */
export function listLawNotes(law: LawNotes, words: Readonly<Record<LawRemark, string>>): string[] {
  return lawRemarks.filter((remark) => law[remark]).map((remark) => words[remark])
}

const lawRemarks = ['isEverywhere', 'isReadStrictly', 'mayBeProvider', 'isCheckOpen'] as const
type LawRemark = (typeof lawRemarks)[number]

export interface WeightWords {
  weights: Readonly<Record<LegalWeight, string>>
  open: { prohibited: string; duty: string; unconfirmed: string }
  conditions: Readonly<Record<Condition, string>>
}

/** How the law weighs on a step: "Duty in force", or "Duty if …" where that is not known. */
export function labelWeight(
  { legalWeight, duties }: PlannedAction,
  { weights, open, conditions }: WeightWords,
): string {
  const isKnown = duties.some(({ standing }) => standing === 'binds')
  if (isKnown || (legalWeight !== 'duty' && legalWeight !== 'prohibited')) {
    return weights[legalWeight]
  }
  if (legalWeight === 'prohibited') return open.prohibited
  const asked = duties.find(({ standing }) => standing === 'asked')
  if (!asked) return open.unconfirmed
  return fill(open.duty, { conditions: asked.ifs.map((one) => conditions[one]).join(', and ') })
}
