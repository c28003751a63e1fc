/** The report of a stored assessment: the basis of board paper, mail and work pack. */
import { harmWeights } from '../../content/en/duties/harm.ts'
import { duties } from '../../content/en/duties/index.ts'
import { meantForAll, practiceStops, weightWords } from '../../content/en/quickscore/law-words.ts'
import { questionBank } from '../../content/en/quickscore/question-bank.ts'
import { answerOptions, reportWords } from '../../content/en/quickscore/words.ts'
import type { PlannedAction } from '../../domain/quickscore/action-plan.ts'
import {
  type AskedQuestion,
  listQuestions,
  type UserType,
} from '../../domain/quickscore/questions.ts'
import {
  createReport,
  type ReportedAssessment,
  respondentOf,
} from '../../domain/quickscore/report.ts'
import { labelWeight } from '../../domain/quickscore/report-sentences.ts'
import { fill, points } from '../../domain/wording.ts'

/** Questions by role, built once. */
export const questionsOf: Readonly<Record<UserType, readonly AskedQuestion[]>> = {
  vendor: listQuestions(questionBank, 'vendor'),
  buyer: listQuestions(questionBank, 'buyer'),
}

/** Our tables of the law, as `createReport` takes them. */
export const ourLaw = { duties, harm: harmWeights, stops: practiceStops, meantForAll }

export type StoredReport = ReturnType<typeof reportOn>

/** The report as of the day of the answers, on which the plan begins. */
export function reportOn(assessment: ReportedAssessment) {
  const questions = questionsOf[assessment.user_type]
  const respondent = respondentOf(assessment)
  const report = createReport({ questions, ...ourLaw }, respondent, assessment)
  return { questions, report, on: respondent.on }
}

/** "Duty in force": how the law weighs on a step. */
export const sayWeight = (action: PlannedAction): string => labelWeight(action, weightWords)

/** "+6.3 points"; empty for a practice, which has no points to gain. */
export const sayGain = ({ gain, value }: Pick<PlannedAction, 'gain' | 'value'>): string =>
  value === null ? '' : fill(reportWords.plan.gain, { points: points(gain) })

/** "Partly / in progress"; empty for an unknown value. */
export const sayAnswer = (value: number | null | undefined): string =>
  answerOptions.find((option) => option.value === value)?.label ?? ''
