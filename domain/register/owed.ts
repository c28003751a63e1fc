/** Legal duties of one tool, by the rules and order of the respondent's plan, for its facts. */
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

/** The question bank and the tables of law, as far as a tool needs them. */
export type ToolLaw = Omit<Asked, 'meantForAll'>

/**
 * The respondent with a tool's facts: what the tool does, and where, replaces the answers given for
 * all tools; facts about the firm stay the respondent's.
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
 * D1 asks about all tools. Only a No counts, and only for a tool that ranks: a Yes would exclude
 * facts that are unknown for this tool.
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

/** Rows in the order of the plan; none if only other countries' law applies. */
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
  // Duties that depend on a fact not asked for are added to the first row, with their "if".
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

/** A duty ahead whose condition the tool may not meet counts as dependent, not as dated. */
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
    depends: rows.filter(({ timing }) => timing.kind === 'depends').length,
    /** By date, the earliest first. */
    ahead: listMarks(rows),
  }
}

/** Papers that the tool needs: the works council only where law of the EU applies. */
export function listPapers(facts: ToolFacts, asker: Respondent): PaperId[] {
  const { applicability } = respondentFor(facts, asker)
  return paperIds.filter((id) => id !== 'council' || isReadIn('EU', applicability))
}

/** Needed papers whose state is missing or unsure. */
export const listMissing = (facts: ToolFacts, asker: Respondent): PaperId[] =>
  listPapers(facts, asker).filter((id) => facts[id] === 'missing' || facts[id] === 'unsure')

export const isForbidden = (facts: ToolFacts, asker: Respondent): boolean => {
  const { applicability } = respondentFor(facts, asker)
  return listTicked(applicability).length > 0 && isReadIn('EU', applicability)
}
