import { legalReferences } from '../../content/legal-references.ts'
import type { UserType } from '../../content/question.ts'
import {
  type PlannedAction,
  planActions,
  shortestWayToNextBand,
  type WayToNextBand,
} from '../../domain/quickscore/action-plan.ts'
import {
  type Answers,
  type Band,
  type BreakdownItem,
  bandOf,
  scoreAnswers,
} from '../../domain/quickscore/scoring.ts'
import type { SubmissionResult } from '../../domain/quickscore/submission.ts'
import { questionsFor } from './questions.ts'

export interface Report {
  overallScore: number
  band: Band
  breakdown: BreakdownItem[]
  counted: number
  total: number
  plan: PlannedAction[]
  way: WayToNextBand
}

/**
 * What the results screen shows. Scores, bands and flags are those that the server worked out and
 * stored; counts and plan come from the same rules here, and so need no second request.
 */
export function createReport(
  userType: UserType,
  answers: Answers,
  result: SubmissionResult,
): Report {
  const questions = questionsFor[userType]
  const score = scoreAnswers(questions, answers)
  const plan = planActions(questions, answers, legalReferences)
  return {
    overallScore: result.score,
    band: result.band,
    breakdown: score.breakdown.map((item) => withStored(item, result)),
    counted: score.counted,
    total: score.total,
    plan,
    way: shortestWayToNextBand(questions, answers, plan),
  }
}

function withStored(item: BreakdownItem, result: SubmissionResult): BreakdownItem {
  const score = Math.round(result.domain_scores[item.domain])
  const hasLowCoverage = result.domain_flags[item.domain].includes('lowCoverage')
  return { ...item, score, status: bandOf(score), hasLowCoverage }
}
