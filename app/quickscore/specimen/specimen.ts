import { specimen } from '../../../content/en/quickscore/specimen.ts'
import type { Respondent } from '../../../domain/law/reading.ts'
import { planReport } from '../report/report.ts'

/** The respondent of the specimen. */
export const specimenRespondent: Respondent = {
  userType: specimen.user_type,
  answers: specimen.answers,
  applicability: {
    ...specimen.applicability,
    places: [...specimen.applicability.places],
    practices: [...specimen.applicability.practices],
  },
  on: specimen.created_at.slice(0, 10),
}

export const specimenReport = planReport(specimenRespondent, [])
