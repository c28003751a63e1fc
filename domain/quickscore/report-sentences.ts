import type { Condition } from '../law/duties.ts'
import type { ReadDuty } from '../law/reading.ts'
import type { Jurisdiction } from '../law/references.ts'
import { type Counted, count, fill, longDate } from '../wording.ts'
import type { LegalWeight, PlannedAction, WayToNextBand } from './action-plan.ts'
import type { Domain, DomainId, UserType } from './questions.ts'
import type { LawNotes } from './report.ts'
import type { Band, BreakdownItem } from './scoring.ts'

/** The words that the sentences of a report are made of; `{name}` in them is filled in here. */
export interface ReportVocabulary {
  words: {
    focus: { belowGreen: string; lowCoverage: string }
    way: { reachable: string; reachableDetail: string }
  }
  bands: Readonly<Record<Band, { label: string }>>
  domains: readonly Domain[]
  shortNames: Readonly<Record<DomainId, string>>
  nouns: Readonly<Record<'step', Counted>>
}

/** "Fairness & Accountability"; empty for an id that names no domain. */
export function nameDomain(domains: readonly Domain[], id: DomainId): string {
  return domains.find((domain) => domain.id === id)?.name ?? ''
}

/** Why a domain is among the Focus Areas: one or two sentences. */
export function describeFocus(
  item: BreakdownItem,
  plan: readonly PlannedAction[],
  { words: { focus }, bands, domains, shortNames }: ReportVocabulary,
): string {
  const open = plan.filter(({ question }) => question.domain === item.domain).length
  const values = {
    domain: nameDomain(domains, item.domain),
    short: shortNames[item.domain],
    band: bands[item.status].label,
    score: item.score,
    open,
  }
  const sentences = []
  if (item.status !== 'green' && item.isScored) sentences.push(fill(focus.belowGreen, values))
  if (item.hasLowCoverage) sentences.push(fill(focus.lowCoverage, values))
  return sentences.join(' ')
}

/** "Eight steps to Green: from 50% to 82%." */
export function sayWay(
  { band, actions, reaches }: Extract<WayToNextBand, { kind: 'reachable' }>,
  score: number,
  { words, bands, nouns }: ReportVocabulary,
): string {
  const steps = count(actions.length, nouns.step)
  return `${fill(words.way.reachable, { steps, band: bands[band].label, score, reaches })} ${words.way.reachableDetail}`
}

/** What was read without an answer, or against one. */
export function listLawNotes(law: LawNotes, words: Readonly<Record<LawRemark, string>>): string[] {
  return lawRemarks.filter((remark) => law[remark]).map((remark) => words[remark])
}

const lawRemarks = ['isReadStrictly', 'mayBeProvider', 'isCheckOpen'] as const
type LawRemark = (typeof lawRemarks)[number]

export interface WeightWords {
  /** `{conditions}` and `{date}` are filled in. */
  weights: Readonly<Record<LegalWeight, string>>
  conditions: Readonly<Record<Condition, string>>
  /** While no place is known; `{places}` is filled in. */
  hires: Readonly<Record<UserType, string>>
  lands: Readonly<Record<Jurisdiction, string>>
}

/** How the law weighs on a row: "Duty in force", "Duty if …", "Duty from 2 December 2027 …". */
export function labelWeight(action: PlannedAction, words: WeightWords): string {
  const { legalWeight, timing } = action
  const say = (one: Condition) =>
    one === 'hires-there' ? sayWhere(action, words) : words.conditions[one]
  return fill(words.weights[legalWeight], {
    conditions: listIfs(action).map(say).join(', and '),
    date: timing.kind === 'ahead' ? longDate(timing.since) : '',
  })
}

/** "if you hire in the EU or the UK": wherever one of its duties of that time would bind. */
function sayWhere({ timing, duties }: PlannedAction, { hires, lands }: WeightWords): string {
  const isMeant = ({ duty, standing, ifs }: ReadDuty) =>
    ifs.includes('hires-there') &&
    (timing.kind === 'ahead' ? duty.since === timing.since : standing === 'asked')
  const meant = duties.filter(isMeant).map(({ duty }) => duty)
  const named = new Set(meant.map(({ jurisdiction }) => jurisdiction))
  const isWithin = (land: Jurisdiction) => named.has('UK') && (land === 'GB' || land === 'NI')
  const places = [...named].filter((land) => !isWithin(land)).map((land) => lands[land])
  return fill(hires[meant[0]?.role ?? 'buyer'], { places: places.toSorted().join(' or ') })
}

/** What it hangs on; of what lies ahead the place, where none is known, and the class of the system. */
function listIfs({ timing, duties }: PlannedAction): readonly Condition[] {
  if (timing.kind !== 'ahead') return duties.find((it) => it.standing === 'asked')?.ifs ?? []
  const ifs = duties.flatMap((it) => (it.duty.since === timing.since ? it.ifs : []))
  const named = ['hires-there', 'high-risk'] as const
  return named.filter((one) => ifs.includes(one))
}
