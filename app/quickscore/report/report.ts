import { harmWeights } from '../../../content/en/duties/harm.ts'
import { duties } from '../../../content/en/duties/index.ts'
import { meantForAll, practiceStops } from '../../../content/en/quickscore/law-words.ts'
import type { Respondent } from '../../../domain/law/reading.ts'
import {
  type Asked,
  createReport as createReportOf,
  type Report,
  type Stored,
} from '../../../domain/quickscore/report.ts'
import { reportAsPlanned } from '../../../domain/quickscore/what-if.ts'
import { questionsFor } from '../questions.ts'

export type { Report }

/** The report of the results screen, with our question bank and duties. */
export function createReport(respondent: Respondent, stored: Stored): Report {
  return createReportOf(askedOf(respondent), respondent, stored)
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
