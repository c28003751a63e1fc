import { harmWeights } from '../../../content/en/duties/harm.ts'
import { duties } from '../../../content/en/duties/index.ts'
import { dutyVocabulary } from '../../../content/en/duties/words.ts'
import { nouns } from '../../../content/en/nouns.ts'
import {
  legalWeightWords,
  meantForAll,
  placeWords,
  practiceStops,
} from '../../../content/en/quickscore/law-words.ts'
import { domains } from '../../../content/en/quickscore/question-bank.ts'
import { bandWords, questionWords, reportWords } from '../../../content/en/quickscore/words.ts'
import type { Respondent } from '../../../domain/law/reading.ts'
import {
  type Asked,
  createReport as createReportOf,
  type Report,
} from '../../../domain/quickscore/report.ts'
import type { ReportVocabulary, WeightWords } from '../../../domain/quickscore/report-sentences.ts'
import type { SubmissionResult } from '../../../domain/quickscore/submission.ts'
import { reportAsPlanned } from '../../../domain/quickscore/what-if.ts'
import { questionsFor } from '../questions.ts'

export type { Report }

export const vocabulary: ReportVocabulary = {
  words: reportWords,
  bands: bandWords,
  domains,
  shortNames: questionWords.segments,
  nouns,
}

export const weightWords: WeightWords = {
  weights: legalWeightWords,
  conditions: dutyVocabulary.conditions,
  ...placeWords,
}

/** What the results screen shows, from our bank. */
export function createReport(respondent: Respondent, result: SubmissionResult): Report {
  return createReportOf(askedOf(respondent), respondent, result)
}

/** The same with the planned steps done. */
export function planReport(respondent: Respondent, planned: readonly string[]): Report {
  return reportAsPlanned(askedOf(respondent), respondent, planned)
}

function askedOf({ userType }: Respondent): Asked {
  return {
    questions: questionsFor[userType],
    duties,
    harm: harmWeights,
    stops: practiceStops,
    meantForAll,
  }
}
