/** What one tool owes by law: the rules and the order of the respondent's own plan, read for its facts. */
import { isElsewhereOnly, listTicked } from '../law/applicability.ts'
import {
  isReadIn,
  isRejecting,
  type ReadDuty,
  type Respondent,
  readDuties,
  settledBy,
} from '../law/reading.ts'
import {
  compareActions,
  listStops,
  type PlannedAction,
  type PlannedStep,
  weigh,
} from '../quickscore/action-plan.ts'
import type { Asked } from '../quickscore/report.ts'
import type { Answers } from '../quickscore/scoring.ts'
import { listMarks } from '../quickscore/timeline.ts'
import { type PaperId, paperIds, type ToolFacts } from './tool.ts'

/** The law of a tool's places, as the bank and the table of duties have it. */
export type ToolLaw = Omit<Asked, 'meantForAll'>

/**
 * The tool in the respondent's place: what the tool does and where is its own, who they are stays
 * theirs. The fact counts above the answer that was given for all tools together.
 */
export function respondentFor(
  { places, ranks, rejects, practices, notice, stages }: ToolFacts,
  { applicability, answers, ...respondent }: Respondent,
): Respondent {
  const { places: theirs, ranks: _, rejects: __, practices: ___, ...whose } = applicability
  const where = places ?? theirs
  const talks = stages.includes('questions') ? ['chat'] : ['none']
  const uses = stages.length > 0 ? talks : whose.uses
  const own = Object.entries({ places: where, ranks, rejects, practices, uses })
  const said = Object.fromEntries(own.filter(([, value]) => value !== undefined))
  return {
    ...respondent,
    applicability: { ...whose, ...said },
    answers: answersFor(answers, { ranks, notice }),
  }
}

/**
 * Of D1, which asks about all tools, only a No counts, and only for a tool that ranks: a Yes
 * would rule out what nobody knows of this one.
 */
function answersFor(
  answers: Answers,
  { ranks, notice }: Pick<ToolFacts, 'ranks' | 'notice'>,
): Answers {
  const { D1: review, ...others } = answers
  return {
    ...others,
    ...(review === 0 && ranks === 'yes' && { D1: 0 }),
    ...(notice === 'missing' && { CT1: 0 }),
  }
}

/** Rows in the one order of the plan; nothing where only other countries' law counts. */
export function listOwed(facts: ToolFacts, asker: Respondent, law: ToolLaw): PlannedAction[] {
  const respondent = respondentFor(facts, asker)
  if (isElsewhereOnly(respondent.applicability)) return []
  const { harm, duties, questions, stops } = law
  const rows = questions.flatMap((question) =>
    splitRow(question, harm[question.id] ?? 1, readDuties(duties, question.id, respondent), facts),
  )
  return [...listStops(stops, { duties, respondent }), ...rows.toSorted(compareActions)]
}

/** One row for what binds now, one for each fact that it depends on, one for each date ahead. */
function splitRow(
  question: PlannedStep,
  harm: number,
  read: readonly ReadDuty[],
  facts: ToolFacts,
): PlannedAction[] {
  const rows = new Map<string, { weighed: ReturnType<typeof weigh>; duties: ReadDuty[] }>()
  for (const duty of read) {
    const weighed = weighFor(duty, facts)
    if (weighed.timing.kind === 'goodPractice') continue
    const key = JSON.stringify(weighed.timing)
    const row = rows.get(key) ?? { weighed, duties: [] }
    row.duties.push(duty)
    rows.set(key, row)
  }
  // What hangs on a fact that nothing asks about is told with the first row, under its "if".
  const [first] = rows.values()
  first?.duties.push(...read.filter(({ standing }) => standing === 'open'))
  return [...rows.values()].map(({ weighed, duties }) => {
    const isForbidding = duties.some(
      ({ duty, standing }) => standing === 'binds' && duty.strength === 'prohibited',
    )
    const legalWeight = isForbidding ? 'prohibited' : weighed.legalWeight
    return { question, value: null, gain: 0, harm, duties, timing: weighed.timing, legalWeight }
  })
}

/** What lies ahead under a condition that this tool may not meet depends on that first. */
function weighFor(duty: ReadDuty, facts: ToolFacts): ReturnType<typeof weigh> {
  const weighed = weigh([duty])
  if (weighed.timing.kind !== 'ahead') return weighed
  const settling = settledBy(duty)
  if (settling) return { legalWeight: 'depends', timing: { kind: 'depends', on: settling } }
  if (!duty.ifs.includes('high-risk') || isLikelyHighRisk(facts)) return weighed
  const on = facts.ranks === 'no' ? null : ('ranks' as const)
  return { legalWeight: 'depends', timing: { kind: 'depends', on } }
}

/** Annex III, point 4(a), names targeted adverts first, then filtering and evaluating. */
const isLikelyHighRisk = ({ ranks, rejects, stages }: ToolFacts) =>
  ranks === 'yes' || isRejecting({ rejects }) || stages.includes('adverts')

export function countOwed(rows: readonly PlannedAction[]) {
  return {
    now: rows.filter(({ timing }) => timing.kind === 'now').length,
    depends: rows.filter(({ timing }) => ['depends', 'unconfirmed'].includes(timing.kind)).length,
    /** By date, the earliest first. */
    ahead: listMarks(rows),
  }
}

/** Whether the tool needs that paper at all: works councils are asked by the law of member states. */
export function listPapers(facts: ToolFacts, asker: Respondent): PaperId[] {
  const { applicability } = respondentFor(facts, asker)
  return paperIds.filter((id) => id !== 'council' || isReadIn('EU', applicability))
}

/** The papers that are not there, or of which nobody knows. */
export const listMissing = (facts: ToolFacts, asker: Respondent): PaperId[] =>
  listPapers(facts, asker).filter((id) => facts[id] === 'missing' || facts[id] === 'unsure')

export const isForbidden = (facts: ToolFacts, asker: Respondent): boolean => {
  const { applicability } = respondentFor(facts, asker)
  return listTicked(applicability).length > 0 && isReadIn('EU', applicability)
}
