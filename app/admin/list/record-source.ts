import type { ActivityNoun } from '../../../domain/activity.ts'

/** Where the records of one list come from, and what is said when they do not. */
export interface RecordSource {
  /** First part of the keys under which answers are kept; names the list in the activity record. */
  noun: ActivityNoun
  /** Of the calls that write and delete. */
  path: string
  /** Of the list call, where it is another one. */
  listPath?: string
  fetchFailed: string
  /** First parts of the keys of other answers that show something of these records. */
  shownBy?: readonly string[]
}
