/** Where the records of one list come from, and what is said when they do not. */
export interface RecordSource {
  /** First part of the keys under which answers are kept; names the list in the activity record. */
  noun: string
  /** Of the calls that write and delete. */
  path: string
  /** Of the list call, where it is another one. */
  listPath?: string
  fetchFailed: string
  /** What is deleted from it can be put back. */
  hasTrash?: true
  /** First parts of the keys of other answers that show something of these records. */
  shownBy?: readonly string[]
}
