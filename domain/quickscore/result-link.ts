import type { Applicability } from '../law/applicability.ts'
import type { UserType } from './questions.ts'
import type { Answers } from './scoring.ts'
import type { SubmissionResult } from './submission.ts'

/** What a private link shows: the result as it was after submitting, and until when it does. */
export interface PrivateResult {
  company: string
  user_type: UserType
  answers: Answers
  applicability: Applicability
  result: SubmissionResult
  /** ISO 8601, UTC, as is the next. */
  created_at: string
  expires_at: string
}

const PREFIX = '/quickscore/result/'

/** What can be asked for beside the result itself. */
export type ResultPart = 'delete' | 'revoke' | 'applicability' | 'report.pdf' | 'data.json'

/** The token of a link as `resultPath` makes it. */
export function tokenOf(path: string): string {
  return decodeURIComponent(path.slice(PREFIX.length))
}

/** The path that a private link leads to. */
export function resultPath(token: string, part?: ResultPart): string {
  const path = PREFIX + encodeURIComponent(token)
  return part ? `${path}/${part}` : path
}

/** Where somebody is sent once nothing is left to show. */
export const resultEndPaths = { deleted: `${PREFIX}deleted`, revoked: `${PREFIX}revoked` } as const
