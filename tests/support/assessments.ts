import { bankVersion, questionBank } from '../../content/en/quickscore/question-bank.ts'
import type { AssessmentRecord } from '../../domain/quickscore/assessment.ts'
import { listQuestions, type UserType } from '../../domain/quickscore/questions.ts'
import { scoreAnswers } from '../../domain/quickscore/scoring.ts'

const values: Record<string, number> = { Y: 1, P: 0.5, N: 0, '-': -1 }

/** A stored assessment; `letters` are its answers in screen order, the others are absent. */
export function assess(
  userType: UserType,
  letters: string,
  change: Partial<AssessmentRecord> = {},
): AssessmentRecord {
  const questions = listQuestions(questionBank, userType)
  const row = letters.replaceAll(' ', '')
  const given = questions.slice(0, row.length).map(({ id }, at) => [id, values[row[at] ?? ''] ?? 0])
  const answers: Record<string, number> = { ...Object.fromEntries(given), ...change.answers }
  const { overallScore: score, band, domainScores } = scoreAnswers(questions, answers)
  return {
    id: 7,
    handled: false,
    handled_at: null,
    assignee: null,
    due_on: null,
    name: 'Ada Fairweather',
    email: 'ada@example.com',
    company: 'Example & Co',
    user_type: userType,
    score,
    band,
    applicability: {},
    domain_scores: domainScores,
    bank_version: bankVersion,
    created_at: '2026-11-20T09:00:00.000Z',
    ...change,
    answers,
  }
}
