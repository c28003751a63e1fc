import type { Condition } from '../law/duties.ts'
import type { ReadDuty } from '../law/reading.ts'
import type { Jurisdiction } from '../law/references.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { fill, longDate } from '../wording.ts'
import type { PlannedAction } from './action-plan.ts'
import type { Domain, DomainId } from './questions.ts'
import type { LawNotes } from './report.ts'

/** "Fairness & Accountability"; empty for an unknown id. */
export function nameDomain(domains: readonly Domain[], id: DomainId): string {
  return domains.find((domain) => domain.id === id)?.name ?? ''
}

/** Notes where the law was read without an answer or against one. */
export function listLawNotes(law: LawNotes, words: Readonly<Record<LawRemark, string>>): string[] {
  return lawRemarks.filter((remark) => law[remark]).map((remark) => words[remark])
}

const lawRemarks = ['isReadStrictly', 'mayBeProvider', 'isCheckOpen'] as const
type LawRemark = (typeof lawRemarks)[number]

type WeightWords = Vocabulary['weights']

/** The legal weight of a row: "Duty in force", "Duty if …", "Duty from 2 December 2027 …". */
export function labelWeight(action: PlannedAction, words: WeightWords): string {
  const { legalWeight, timing } = action
  const say = (one: Condition) =>
    one === 'hires-there' ? sayWhere(action, words) : words.conditions[one]
  const label = fill(words.weights[legalWeight], {
    conditions: listIfs(action).map(say).join(', and '),
    date: timing.kind === 'ahead' ? longDate(timing.since) : '',
  })
  return label.replace(/, $/, '')
}

/** "if you hire in the EU or the UK": every place where a duty of the row's timing would bind. */
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

/** Conditions of a row; for a later date only the place, if unknown, and the system's class. */
function listIfs({ timing, duties }: PlannedAction): readonly Condition[] {
  if (timing.kind !== 'ahead') return duties.find((it) => it.standing === 'asked')?.ifs ?? []
  const ifs = duties.flatMap((it) => (it.duty.since === timing.since ? it.ifs : []))
  const named = ['hires-there', 'high-risk'] as const
  return named.filter((one) => ifs.includes(one))
}
