import {
  assessmentCsvColumns,
  assessmentLeadWords,
  assessmentWords,
} from '../../../content/en/admin/quickscore.ts'
import { questionBank } from '../../../content/en/quickscore/question-bank.ts'
import { writeCsv } from '../../../domain/csv.ts'
import { assessmentCells, type ListedAssessment } from '../../../domain/quickscore/assessment.ts'
import type { LeadSource } from '../leads/use-lead.ts'

export type Assessment = ListedAssessment

export const assessmentSource: LeadSource = {
  noun: 'quickscore-assessments',
  path: '/api/admin/quickscore-assessments',
  listPath: '/api/quickscore-assessments',
  fetchFailed: assessmentWords.fetchFailed,
  beside: '&beside=true',
  shownBy: ['waiting'],
  words: assessmentLeadWords,
  draftPrefix: 'plumbline-assessment-reply-draft-',
}

export const writeAssessmentsCsv = (assessments: readonly Assessment[]): string =>
  writeCsv(assessmentCsvColumns, assessments.map(assessmentCells(questionBank)))
