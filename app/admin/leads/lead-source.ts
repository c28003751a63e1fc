import type { RecordSource } from '../list/record-source.ts'

/** A list of people to answer: contact messages, or assessments. */
export interface LeadSource extends RecordSource {
  words: {
    replySubject: string
    markHandled: string
    markOpen: string
    markedHandled: string
    markedOpen: string
    markFailed: string
    assigned: string
    unassigned: string
    changedOne: string
    changedMany: string
    changeManyFailed: string
  }
  /** Of the names under which answers that were not sent are kept in the browser. */
  draftPrefix: string
}

/** Whom staff answer and note on. */
export interface Lead {
  id: number
  name: string
  email: string
  company: string | null
  handled: boolean
  handled_at: string | null
  assignee: string | null
  held?: boolean
}
