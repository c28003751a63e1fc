import { legalReferences } from '../../../content/legal-references/index.ts'
import { domains } from '../../../content/quickscore/question-bank.ts'
import { bandWords, reportWords } from '../../../content/quickscore/words.ts'
import type { UserType } from '../../../domain/quickscore/questions.ts'
import { createReport as createReportOf, type Report } from '../../../domain/quickscore/report.ts'
import type { ReportVocabulary } from '../../../domain/quickscore/report-sentences.ts'
import type { Answers } from '../../../domain/quickscore/scoring.ts'
import type { SubmissionResult } from '../../../domain/quickscore/submission.ts'
import { questionsFor } from '../questions.ts'

export type { Report }

export const vocabulary: ReportVocabulary = { words: reportWords, bands: bandWords, domains }

/** What the results screen shows, from our bank. */
export function createReport(
  userType: UserType,
  answers: Answers,
  result: SubmissionResult,
): Report {
  const asked = { questions: questionsFor[userType], references: legalReferences }
  return createReportOf(asked, answers, result)
}
