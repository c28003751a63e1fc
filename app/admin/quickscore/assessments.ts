import {
  assessmentCsvColumns,
  assessmentLeadWords,
  assessmentWords,
} from '../../../content/en/admin/quickscore.ts'
import { writeCsv } from '../../../domain/csv.ts'
import type { Applicability } from '../../../domain/law/applicability.ts'
import { assessmentCells, type ListedAssessment } from '../../../domain/quickscore/assessment.ts'
import type { DomainId } from '../../../domain/quickscore/questions.ts'
import type { Answers } from '../../../domain/quickscore/scoring.ts'
import type { LeadSource } from '../leads/use-lead-change.ts'

/** One stored assessment, as the API presents it to staff. */
export interface Assessment extends ListedAssessment {
  answers: Answers
  /** What was said of where they hire and what their tools do. */
  applicability: Applicability
  /** 0 to 100, unrounded. */
  domain_scores: Record<DomainId, number>
  bank_version: string
}

export const assessmentSource: LeadSource = {
  noun: 'quickscore-assessments',
  path: '/api/admin/quickscore-assessments',
  listPath: '/api/quickscore-assessments',
  fetchFailed: assessmentWords.fetchFailed,
  shownBy: ['waiting'],
  words: assessmentLeadWords,
  draftPrefix: 'plumbline-assessment-reply-draft-',
}

export const writeAssessmentsCsv = (assessments: readonly Assessment[]): string =>
  writeCsv(assessmentCsvColumns, assessments.map(assessmentCells))
