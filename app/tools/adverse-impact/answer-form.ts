import { exampleStudy, formWords, sheetWords } from '../../../content/en/adverse-impact.ts'
import {
  addGroup,
  addStage,
  checkDraft,
  createDraft,
  type Draft,
  type DraftError,
  readDraft,
  readSheet,
} from '../../../domain/adverse-impact/draft.ts'
import type { RecordedVacancies } from '../../../domain/adverse-impact/record.ts'
import {
  readScores,
  readVacancies,
  type ScoreRule,
  type SheetError,
  sheetLimits,
} from '../../../domain/adverse-impact/sheets.ts'
import type { Study } from '../../../domain/adverse-impact/study.ts'
import { fill, formatNumber } from '../../../domain/wording.ts'

/** The actions of the form: values of its submit buttons (`do`). */
export const intents = [
  'work-out',
  'add-group',
  'add-stage',
  'read-sheet',
  'example',
  'vacancies',
  'scores',
] as const
export type Intent = (typeof intents)[number]

/** The state that the page shows. */
export interface Answer {
  draft: Draft
  errors: readonly DraftError[]
  study: Study | null
  intent: Intent | null
  vacancies: VacanciesAnswer
  scores: ScoresAnswer
}

export interface VacanciesAnswer {
  focal: string
  other: string
  sheet: string
  error: SheetError | null
  found: RecordedVacancies | null
}

export interface ScoresAnswer {
  sheet: string
  line: string
  rule: ScoreRule
  error: SheetError | null
  /** The pass mark and the number of people exactly on it; null before the calculation. */
  found: { line: number; onTheLine: number } | null
}

const [firstName, secondName] = sheetWords.vacancies.names
const noVacancies = { sheet: '', focal: firstName, other: secondName, error: null, found: null }
const noScores = { sheet: '', line: '', rule: 'line', error: null, found: null } as const

export const firstAnswer: Answer = {
  draft: createDraft(1, 3),
  errors: [],
  study: null,
  intent: null,
  vacancies: noVacancies,
  scores: noScores,
}

export const stageName = (stage: number) => fill(formWords.stageName, { number: stage + 1 })

/** Answers the form, in the browser and, without script, on the server. */
export function answerForm(fields: readonly (readonly [string, unknown])[]): Answer {
  const asked = fields.find(([name]) => name === 'do')?.[1]
  const intent = intents.find((it) => it === asked) ?? 'work-out'
  const draft = readDraft(fields)
  if (intent === 'add-group') return answer(intent, addGroup(draft))
  if (intent === 'add-stage') return answer(intent, addStage(draft))
  if (intent === 'example') return answerStudy(intent, exampleDraft())
  if (intent === 'read-sheet') return answerSheet(draft)
  if (intent === 'vacancies') return { ...firstAnswer, intent, vacancies: answerVacancies(fields) }
  if (intent === 'scores') return answerScores(fields)
  return answerStudy(intent, draft)
}

function answerStudy(intent: Intent, draft: Draft): Answer {
  const { study, errors } = checkDraft(draft, stageName)
  return { ...answer(intent, draft), study, errors: errors ?? [] }
}

const answer = (intent: Intent, draft: Draft): Answer => ({ ...firstAnswer, draft, intent })

function textOf(fields: readonly (readonly [string, unknown])[], wanted: string, most: number) {
  const found = fields.find(([name]) => name === wanted)?.[1]
  return typeof found === 'string' ? found.trim().slice(0, most) : ''
}

function answerVacancies(fields: readonly (readonly [string, unknown])[]): VacanciesAnswer {
  const sheet = textOf(fields, 'vacancies', sheetLimits.length)
  const { value: strata, error, totals = [] } = readVacancies(sheet)
  const focal = textOf(fields, 'focal', 80) || firstName
  const other = textOf(fields, 'other', 80) || secondName
  return { focal, other, sheet, error, found: strata && { focal, other, strata, totals } }
}

function answerScores(fields: readonly (readonly [string, unknown])[]): Answer {
  const sheet = textOf(fields, 'scores', sheetLimits.length)
  const line = textOf(fields, 'line', 20)
  const rule: ScoreRule = textOf(fields, 'rule', 10) === 'median' ? 'median' : 'line'
  const name = rule === 'median' ? sheetWords.scores.median : sheetWords.scores.stage
  const stage = (at: number) => fill(name, { line: at })
  const { value, error } = readScores(sheet, line, stage, rule)
  const scores = { sheet, line, rule, error, found: value }
  return { ...firstAnswer, intent: 'scores', study: value?.study ?? null, scores }
}

function answerSheet(draft: Draft): Answer {
  const read = readSheet(draft.sheet)
  if ('fault' in read) return { ...answer('read-sheet', draft), errors: [read] }
  return answerStudy('read-sheet', { ...read, leavesSmallOut: draft.leavesSmallOut ?? false })
}

function exampleDraft(): Draft {
  const groups = exampleStudy.groups.map(({ name, counts }) => {
    return { name, counts: counts.map(String) }
  })
  return { stages: exampleStudy.stages, groups, sheet: '' }
}

/** "1,250 or 1.25" */
export function sayReadings(typed: DraftError['typed']) {
  const readings = typed?.readings.map(formatNumber)
  return { text: typed?.text ?? '', readings: readings?.join(' or ') ?? '' }
}
