import { domains } from '../../../content/en/quickscore/question-bank.ts'
import type { AskedQuestion } from '../../../domain/quickscore/questions.ts'
import type { Answers } from '../../../domain/quickscore/scoring.ts'

export interface AnsweredQuestion {
  code: string
  /** Null for a code that is no question of this respondent's. */
  text: string | null
  /** Undefined where nothing was answered. */
  value: number | undefined
}

export interface AnswerGroup {
  /** Null for codes that belong to no domain. */
  domain: string | null
  answers: AnsweredQuestion[]
}

/**
 * Every question that the respondent was asked, by domain, with its answer; then every other code
 * that was stored: those are kept and shown, and never scored.
 */
export function groupAnswers(questions: readonly AskedQuestion[], answers: Answers): AnswerGroup[] {
  const groups = domains.map(({ id, name }): AnswerGroup => {
    const asked = questions.filter(({ domain }) => domain === id)
    return {
      domain: name,
      answers: asked.map((question) => ({
        code: question.id,
        text: question.text,
        value: answers[question.id],
      })),
    }
  })
  const known = new Set(questions.map(({ id }) => id))
  const others = Object.entries(answers)
    .filter(([code]) => !known.has(code))
    .map(([code, value]) => ({ code, text: null, value }))
  return others.length > 0 ? [...groups, { domain: null, answers: others }] : groups
}
