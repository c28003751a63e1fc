import type { AssessmentRecord } from './assessment.ts'
import type { Taken } from './comparison.ts'
import type { ReportedAssessment } from './report.ts'
import type { StarterId } from './starters.ts'
import type { Lead } from './submission.ts'

/** The result behind a private link, as submitted, and the link's expiry. */
export interface PrivateResult extends ReportedAssessment {
  /** ISO 8601, UTC. */
  expires_at: string
  /** The assessment that this one retakes, as long as it is stored. */
  earlier: Taken | null
  /** When they subscribed to mail about changes of the law; null if not subscribed. */
  told_since: string | null
}

/** Initial values of a retake, and the result to compare with. */
export interface Retake extends Taken, Pick<AssessmentRecord, 'user_type' | 'applicability'> {
  lead: Lead
}

/** The data sent with a request for a call. */
export interface Talk {
  name: string
  company: string
  email: string
  /** Which assessment it is about, in words. */
  assessment: string
}

const PREFIX = '/quickscore/result/'

/** The plan as files for trackers, spreadsheets, calendars and boards. */
export const packFiles = ['plan.csv', 'plan.xlsx', 'plan.ics', 'board.docx', 'counsel.pdf'] as const
export type PackFile = (typeof packFiles)[number]

/** The files that have content even if no step is listed. */
export const packFilesOfNone = ['plan.xlsx', 'board.docx'] as const

/** Subpaths of a private link. */
export type ResultPart =
  | 'again'
  | 'delete'
  | 'revoke'
  | 'applicability'
  | 'law-news'
  | 'share'
  | 'ask'
  | 'answers'
  | 'register'
  | `register/${string}`
  | 'answers.csv'
  | 'answers.xlsx'
  | 'talk'
  | 'report.pdf'
  | 'data.json'
  | PackFile
  | `${StarterId}.docx`

/** The path that a private link leads to. */
export function resultPath(token: string, part?: ResultPart): string {
  const path = PREFIX + encodeURIComponent(token)
  return part ? `${path}/${part}` : path
}

/** Redirect targets after deleting a result or revoking its link. */
export const resultEndPaths = { deleted: `${PREFIX}deleted`, revoked: `${PREFIX}revoked` } as const
