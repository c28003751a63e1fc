/** Where questionnaires are answered. */
import type { DomainId } from '../quickscore/questions.ts'

const PREFIX = '/quickscore/asked/'

export type AskedPage = DomainId | 'review' | 'details' | 'carry' | 'withdraw'

/** The path that a questionnaire's link leads to. */
export function askedPath(token: string, page?: AskedPage): string {
  const path = PREFIX + encodeURIComponent(token)
  return page ? `${path}/${page}` : path
}

/** Where somebody is sent who has withdrawn their answers. */
export const withdrawnPath = `${PREFIX}withdrawn`

/** The token in what somebody pasted, the whole address or the end of it; null where there is none. */
export function tokenIn(pasted: string): string | null {
  return /(?:^|\/quickscore\/asked\/)([\w-]{43})(?:[/?#]|$)/.exec(pasted.trim())?.[1] ?? null
}
