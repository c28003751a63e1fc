import type { AssessmentRecord } from './assessment.ts'
import type { Taken } from './comparison.ts'
import type { ReportedAssessment } from './report.ts'
import type { StarterId } from './starters.ts'
import type { Lead } from './submission.ts'

/** What a private link shows: the result as it was after submitting, and until when it does. */
export interface PrivateResult extends ReportedAssessment {
  /** ISO 8601, UTC. */
  expires_at: string
  /** What it was taken again from, as long as that is stored. */
  earlier: Taken | null
  /** Since when they want to be told when the law moves; null where they do not. */
  told_since: string | null
}

/** What somebody begins with who takes it again, and what the new result is compared with. */
export interface Retake extends Taken, Pick<AssessmentRecord, 'user_type' | 'applicability'> {
  lead: Lead
}

/** What a request for a call sends. */
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

/** Those that are not empty where no row is open. */
export const packFilesOfNone = ['plan.xlsx', 'board.docx'] as const

/** What can be asked for beside the result itself. */
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

/** Where somebody is sent once nothing is left to show. */
export const resultEndPaths = { deleted: `${PREFIX}deleted`, revoked: `${PREFIX}revoked` } as const
