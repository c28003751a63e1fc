/** The plan as files that others take in: trackers, spreadsheets, calendars. Words are those of the screen. */
import { createHash } from 'node:crypto'
import { brand } from '../../content/firm.ts'
import { dutySources, lawVocabulary } from '../../content/quickscore/law-words.ts'
import { domains } from '../../content/quickscore/question-bank.ts'
import { effortWords } from '../../content/quickscore/words.ts'
import { calendarWords, planColumns, sheetWords } from '../../content/quickscore/work-pack-words.ts'
import { writeCsv } from '../../domain/csv.ts'
import { type Citation, describeStatus, tellDuties } from '../../domain/law/duty-sentences.ts'
import type { PlannedAction } from '../../domain/quickscore/action-plan.ts'
import type { AssessmentRecord } from '../../domain/quickscore/assessment.ts'
import { nameDomain } from '../../domain/quickscore/report-sentences.ts'
import { dueDates, layOut } from '../../domain/quickscore/timeline.ts'
import { sayDue } from '../../domain/quickscore/verdict.ts'
import { fill, longDate, points } from '../../domain/wording.ts'
import { reportOn, sayAnswer, sayWeight } from './stored-report.ts'

export interface PackRequest {
  assessment: AssessmentRecord
  /** What addresses say of steps that are planned: "A1.B3". Empty: none was chosen. */
  planned: string
  /** What links begin with. */
  origin: string
}

interface PackedStep {
  action: PlannedAction
  /** From 1, in the order of the plan. */
  number: number
  /** ISO dates of the first and the last day; what is due now has the day of the answers for both. */
  from: string
  last: string
  /** "due now", "due now if it binds you", "12 days too late"; else empty. */
  due: string
  basis: string
  citations: Citation[]
  isPlanned: boolean
}

function packSteps({ assessment, planned }: PackRequest): PackedStep[] {
  const { report, on } = reportOn(assessment)
  const timeline = layOut(report.list, on)
  const chosen = new Set(planned.split('.'))
  return report.list.map((action, index) => {
    const told = tellDuties(action.duties, assessment.applicability, dutySources)
    const { from, last, ...dated } = dueDates(timeline, action)
    // Where a duty binds, that no law asks for it would be false.
    const isBound = action.duties.some(({ standing }) => standing === 'binds')
    const goodPractice = isBound ? undefined : action.question.goodPractice
    const lines = told.map(({ label, jurisdiction, citations, note }) => {
      const names = citations.map(({ name }) => name).join('; ')
      return [`${label} (${jurisdiction}): ${names}.`, note].filter(Boolean).join(' ')
    })
    return {
      action,
      number: index + 1,
      from,
      last,
      due: sayDue(dated, lawVocabulary),
      basis: [...(goodPractice ? [goodPractice] : []), ...lines].join('\n'),
      citations: told.flatMap(({ citations }) => citations),
      isPlanned: chosen.has(action.question.id),
    }
  })
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Null for a practice, which has no points to gain. */
const pointsOf = ({ gain, value }: PlannedAction) => (value === null ? null : Number(points(gain)))

/** RFC 4180; no cell starts a formula. Jira and Planner find their fields by the names. */
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

/** A whole day's event from the first to the last day of each step; of the planned ones, if any. */
export async function writePlanCalendar(asked: PackRequest): Promise<string> {
  const { default: ical, ICalEventTransparency } = await import('ical-generator')
  const { assessment, origin } = asked
  const { created_at: createdAt } = assessment
  const calendar = ical({
    name: fill(calendarWords.name, { date: longDate(createdAt) }),
    prodId: { company: brand.name, product: 'QuickScore plan', language: 'EN' },
  })
  const steps = packSteps(asked)
  const planned = steps.filter(({ isPlanned }) => isPlanned)
  for (const step of planned.length > 0 ? planned : steps) {
    const { id, topic, owner, nextStep, evidence } = step.action.question
    calendar.createEvent({
      id: `${nameOf(assessment)}-${id}@${new URL(origin).hostname}`,
      stamp: new Date(createdAt),
      start: new Date(step.from),
      // The first day after it.
      end: new Date(Date.parse(step.last) + DAY_MS),
      // A whole day is the day in UTC, wherever the server stands.
      timezone: 'UTC',
      allDay: true,
      summary: fill(calendarWords.summary, { id, topic, owner }),
      description: [nextStep, step.due, evidence, step.basis].filter(Boolean).join('\n'),
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return `${calendar.toString()}\r\n`
}

/** Names an assessment in calendars, and says nothing of it: not even how many there are. */
function nameOf({ id, created_at }: AssessmentRecord): string {
  return createHash('sha256').update(`${id} ${created_at}`).digest('hex').slice(0, 20)
}

/** Plan, answers and references, a sheet each; dates are dates, and the plan has a filter row. */
export async function writePlanSheet(asked: PackRequest): Promise<Buffer> {
  const { default: writeSheets } = await import('write-excel-file/node')
  const steps = packSteps(asked)
  const sheets = [
    { name: sheetWords.plan.name, ...layPlan(steps) },
    { name: sheetWords.answers.name, ...layAnswers(asked.assessment) },
    { name: sheetWords.references.name, ...layReferences(steps) },
  ]
  // A row of filters over each sheet, of which the library knows nothing.
  const filters = (xml: string, _: unknown, { sheetIndex }: { sheetIndex: number }) => {
    const { data = [], widths = [] } = sheets[sheetIndex] ?? {}
    const last = String.fromCharCode(64 + widths.length)
    return xml.replace('</sheetData>', `</sheetData><autoFilter ref="A1:${last}${data.length}"/>`)
  }
  return writeSheets(
    sheets.map(({ name, data, widths }) => ({
      sheet: name,
      data,
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: 1,
    })),
    {
      features: [
        { files: { transform: { 'xl/worksheets/sheet{id}.xml': { transform: filters } } } },
      ],
    },
  ).toBuffer()
}

type Cell = string | number | Date | null

const dateFormat = 'd mmm yyyy'

function lay(columns: readonly string[], rows: readonly (readonly Cell[])[]) {
  const head = columns.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
  return [head, ...rows.map((row) => row.map(layCell))]
}

/** Texts are typed as text, so that nothing runs as a formula. */
function layCell(value: Cell) {
  const look = { wrap: true, alignVertical: 'top' as const }
  if (value === null) return null
  if (value instanceof Date) return { value, type: Date, format: dateFormat, ...look }
  if (typeof value === 'number') return { value, type: Number, ...look }
  return { value, type: String, ...look }
}

function layPlan(steps: readonly PackedStep[]) {
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
  const widths = [6, 7, 24, 50, 12, 18, 26, 8, 20, 46, 70, 13, 13, 16, 13, 8, 9]
  return { data: lay(sheetWords.plan.columns, rows), widths }
}

function layAnswers(assessment: AssessmentRecord) {
  const { questions } = reportOn(assessment)
  const rows = questions.map(({ id, topic, domain, text }): Cell[] => [
    id,
    topic,
    nameDomain(domains, domain),
    text,
    sayAnswer(assessment.answers[id]) || sheetWords.answers.open,
  ])
  return { data: lay(sheetWords.answers.columns, rows), widths: [10, 24, 34, 70, 24] }
}

function layReferences(steps: readonly PackedStep[]) {
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
  return { data: lay(sheetWords.references.columns, rows), widths: [44, 18, 70, 44, 50, 24] }
}
