/** Paths of the answering pages. */
import type { DomainId } from '../quickscore/questions.ts'

const PREFIX = '/quickscore/asked/'

export type AnswerPage = DomainId | 'review' | 'details' | 'carry' | 'withdraw'

/** The path of a questionnaire's link, or of one of its pages. */
export function answerPath(token: string, page?: AnswerPage): string {
  const path = PREFIX + encodeURIComponent(token)
  return page ? `${path}/${page}` : path
}

/** The page shown after a withdrawal of answers. */
export const withdrawnPath = `${PREFIX}withdrawn`

/** The token in pasted text, either a whole address or only its end; null if there is none. */
export function tokenIn(pasted: string): string | null {
  return /(?:^|\/quickscore\/asked\/)([\w-]{43})(?:[/?#]|$)/.exec(pasted.trim())?.[1] ?? null
}
