/** The plan as files for trackers, spreadsheets and calendars, in the words of the screen. */
import { dutySources, lawVocabulary } from '../../content/en/quickscore/law-words.ts'
import { domains } from '../../content/en/quickscore/question-bank.ts'
import { effortWords } from '../../content/en/quickscore/words.ts'
import {
  calendarWords,
  planColumns,
  sheetWords,
} from '../../content/en/quickscore/work-pack-words.ts'
import { writeCsv } from '../../domain/csv.ts'
import {
  type Citation,
  describeStatus,
  sayTold,
  tellDuties,
} from '../../domain/law/duty-sentences.ts'
import type { PlannedAction } from '../../domain/quickscore/action-plan.ts'
import type { AssessmentRecord } from '../../domain/quickscore/assessment.ts'
import { nameDomain } from '../../domain/quickscore/report-sentences.ts'
import { dueDates, layOut } from '../../domain/quickscore/timeline.ts'
import { sayDue } from '../../domain/quickscore/verdict.ts'
import { fill, longDate, points } from '../../domain/wording.ts'
import { writeCalendar } from '../platform/calendar.ts'
import { writeWorkbook } from '../platform/documents/office.ts'
import type { Cell, Sheet } from '../platform/documents/workbook.ts'
import { nameOutside } from '../platform/plain-name.ts'
import { reportOn, sayAnswer, sayWeight } from './stored-report.ts'

export interface PackRequest {
  assessment: AssessmentRecord
  /** Planned steps as in the address: "A1.B3"; empty if none was chosen. */
  planned: string
  /** Origin of links. */
  origin: string
}

type PackedStep = ReturnType<typeof packSteps>[number]

function packSteps({ assessment, planned }: PackRequest) {
  const { report, on } = reportOn(assessment)
  const timeline = layOut(report.list, on)
  const chosen = new Set(planned.split('.'))
  return report.list.map((action, index) => {
    const told = tellDuties(action.duties, assessment.applicability, dutySources)
    const { from, last, ...dated } = dueDates(timeline, action)
    // `goodPractice` says that no law asks for the step, which is false if a duty binds.
    const isBound = action.duties.some(({ standing }) => standing === 'binds')
    const goodPractice = isBound ? undefined : action.question.goodPractice
    return {
      action,
      /** From 1, in the order of the plan. */
      number: index + 1,
      /** The first and the last day; for a step due now, both are the day of the answers. */
      from,
      last,
      /** "due now", "due now if it binds you", "12 days too late"; else empty. */
      due: sayDue(dated, lawVocabulary),
      basis: [...(goodPractice ? [goodPractice] : []), ...told.map(sayTold)].join('\n'),
      citations: told.flatMap(({ citations }) => citations),
      isPlanned: chosen.has(action.question.id),
    }
  })
}

/** Null for a practice, which has no points to gain. */
const pointsOf = ({ gain, value }: PlannedAction) => (value === null ? null : Number(points(gain)))

/** RFC 4180; no cell starts a formula. Jira and Planner recognise the column names. */
export function writePlanCsv(asked: PackRequest): string {
  const rows = packSteps(asked).map((step) => {
    const { question, value } = step.action
    const { id, topic, nextStep, owner, effort, evidence, firstHour, whyWeAsk } = question
    return [
      `${id} ${topic}`,
      `${id} ${topic}`,
      [nextStep, firstHour, whyWeAsk].filter(Boolean).join('\n'),
      // Labels have no spaces in Jira.
      `QuickScore ${question.domain}`,
      owner,
      step.from,
      step.last,
      step.due,
      nextStep,
      owner,
      effortWords[effort],
      sayWeight(step.action),
      pointsOf(step.action) ?? '',
      sayAnswer(value),
      evidence,
      step.basis,
      step.isPlanned ? sheetWords.planned : '',
    ]
  })
  return writeCsv(planColumns, rows)
}

/**
 * An all-day event for each step, from its first to its last day; only planned steps, if any. Null
 * without steps: a calendar needs an event (RFC 5545, 3.6).
 */
export function writePlanCalendar(asked: PackRequest): Promise<string> | null {
  const { assessment, origin } = asked
  const { id: assessmentId, created_at: stamp } = assessment
  const prefix = nameOutside(`${assessmentId} ${stamp}`)
  const steps = packSteps(asked)
  const planned = steps.filter(({ isPlanned }) => isPlanned)
  const events = (planned.length > 0 ? planned : steps).map(
    ({ action: { question }, from, last, due, basis }) => {
      const { id, topic, owner, nextStep, evidence } = question
      const summary = fill(calendarWords.summary, { id, topic, owner })
      const description = [nextStep, due, evidence, basis].filter(Boolean).join('\n')
      return { id: `${prefix}-${id}`, stamp, from, last, summary, description }
    },
  )
  if (events.length === 0) return null
  const name = fill(calendarWords.name, { date: longDate(stamp) })
  return writeCalendar({ name, product: 'QuickScore plan', origin }, events)
}

/** Plan, answers and references, a sheet each; the plan has a filter row. */
export function writePlanSheet(asked: PackRequest): Promise<Buffer> {
  const steps = packSteps(asked)
  return writeWorkbook([layPlan(steps), layAnswers(asked.assessment), layReferences(steps)])
}

function layPlan(steps: readonly PackedStep[]): Sheet {
  const rows = steps.map((step): Cell[] => {
    const { question, value } = step.action
    return [
      step.number,
      question.id,
      question.topic,
      question.nextStep,
      question.owner,
      effortWords[question.effort],
      sayWeight(step.action),
      pointsOf(step.action),
      sayAnswer(value),
      question.evidence,
      step.basis,
      new Date(step.from),
      new Date(step.last),
      step.due || null,
      null,
      null,
      step.isPlanned ? sheetWords.planned : null,
    ]
  })
  const widths = [5, 6, 17, 38, 11, 12, 20, 7, 12, 36, 52, 12, 12, 12, 10, 6, 8]
  return { ...sheetWords.plan, rows, widths }
}

function layAnswers(assessment: AssessmentRecord): Sheet {
  const { questions } = reportOn(assessment)
  const rows = questions.map(({ id, topic, domain, text }): Cell[] => [
    id,
    topic,
    nameDomain(domains, domain),
    text,
    sayAnswer(assessment.answers[id]) || sheetWords.answers.open,
  ])
  const { name, columns } = sheetWords.answers
  return { name, columns, rows, widths: [10, 24, 34, 70, 24] }
}

function layReferences(steps: readonly PackedStep[]): Sheet {
  const { references, jurisdictions, statuses } = dutySources
  const byId = new Map<string, { citation: Citation; steps: string[] }>()
  for (const { action, citations } of steps) {
    for (const citation of citations) {
      const known = byId.get(citation.id) ?? { citation, steps: [] }
      if (!known.steps.includes(action.question.id)) known.steps.push(action.question.id)
      byId.set(citation.id, known)
    }
  }
  const rows = [...byId.values()].map(({ citation, steps: ids }): Cell[] => {
    const reference = references[citation.id]
    const place = reference ? jurisdictions[reference.jurisdiction] : ''
    const status = reference ? describeStatus(reference, statuses) : ''
    return [citation.name, place, citation.summary, status, citation.url, ids.join(', ')]
  })
  return { ...sheetWords.references, rows, widths: [40, 16, 60, 40, 50, 18] }
}
