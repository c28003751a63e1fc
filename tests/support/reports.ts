import { harmWeights } from '../../content/en/duties/harm.ts'
import { duties } from '../../content/en/duties/index.ts'
import { meantForAll, practiceStops } from '../../content/en/quickscore/law-words.ts'
import { questionBank } from '../../content/en/quickscore/question-bank.ts'
import type { Respondent } from '../../domain/law/reading.ts'
import { listQuestions } from '../../domain/quickscore/questions.ts'
import { createReport, type Report } from '../../domain/quickscore/report.ts'
import { scoreAnswers } from '../../domain/quickscore/scoring.ts'

/** What the product would report to a respondent, by all its questions and duties. */
export function reportTo(respondent: Respondent): Report {
  const questions = listQuestions(questionBank, respondent.userType)
  const scored = scoreAnswers(questions, respondent.answers)
  return createReport(
    { questions, duties, harm: harmWeights, stops: practiceStops, meantForAll },
    respondent,
    {
      score: scored.overallScore,
      band: scored.band,
      domain_scores: scored.domainScores,
      domain_flags: scored.domainFlags,
      bank_version: '',
    },
  )
}
