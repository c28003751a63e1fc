import fc from 'fast-check'
import { harmWeights } from '../../content/en/duties/harm.ts'
import { duties } from '../../content/en/duties/index.ts'
import { meantForAll, practiceStops } from '../../content/en/quickscore/law-words.ts'
import { questionBank } from '../../content/en/quickscore/question-bank.ts'
import {
  type Applicability,
  agencyServices,
  countries,
  hiringFor,
  hiringPlaces,
  otherUses,
  practices,
  rejections,
  yesNo,
} from '../../domain/law/applicability.ts'
import type { Respondent } from '../../domain/law/reading.ts'
import { listQuestions, userTypes } from '../../domain/quickscore/questions.ts'
import { createReport, type Report } from '../../domain/quickscore/report.ts'

export const on = '2026-11-23'

/** The product's report for a respondent, with all questions and duties. */
export function reportTo(respondent: Respondent): Report {
  const questions = listQuestions(questionBank, respondent.userType)
  return createReport(
    { questions, duties, harm: harmWeights, stops: practiceStops, meantForAll },
    respondent,
  )
}

export interface Made extends Partial<Pick<Respondent, 'userType' | 'applicability'>> {
  answers?: Record<string, number | undefined>
  /** Answer to every question that is not in `answers`. */
  rest?: number
}

export function reportOf({ userType = 'buyer', applicability = {}, answers, rest = 0 }: Made) {
  const ids = listQuestions(questionBank, userType).map(({ id }) => id)
  const all = Object.entries({ ...Object.fromEntries(ids.map((id) => [id, rest])), ...answers })
  const given = all.filter((entry): entry is [string, number] => entry[1] !== undefined)
  return reportTo({ userType, applicability, answers: Object.fromEntries(given), on })
}

const said = fc.record(
  {
    places: fc.subarray([...hiringPlaces]),
    countries: fc.subarray([...countries]),
    ranks: fc.constantFrom(...yesNo),
    rejects: fc.constantFrom(...rejections),
    uses: fc.subarray([...otherUses]),
    hiresFor: fc.constantFrom(...hiringFor),
    agencyServices: fc.subarray([...agencyServices]),
    publicBody: fc.constantFrom(...yesNo),
    ownTool: fc.constantFrom(...yesNo),
    servesCandidates: fc.constantFrom(...yesNo),
    ownPurposes: fc.constantFrom(...yesNo),
    practices: fc.subarray([...practices, 'unsure'] as const),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Applicability>

/** Any respondent: random answers and applicability. */
export const anybody: fc.Arbitrary<Respondent> = fc.record({
  userType: fc.constantFrom(...userTypes),
  applicability: said,
  answers: fc.dictionary(
    fc.constantFrom(...questionBank.map(({ id }) => id)),
    fc.constantFrom(1, 0.5, 0, -1),
    { minKeys: 1, maxKeys: 27, size: 'max' },
  ),
  on: fc.constant(on),
})
