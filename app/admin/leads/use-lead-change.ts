import { conversationWords } from '../../../content/en/admin/leads.ts'
import type { MessageChange } from '../../../domain/messages/message.ts'
import { fill, formatShortDate } from '../../../domain/wording.ts'
import { type RecordSource, useAction } from '../list/use-records.ts'

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

/** The person that staff answer and note on. */
export interface Lead {
  id: number
  name: string
  email: string
  company: string | null
  handled: boolean
  handled_at: string | null
  assignee: string | null
  due_on: string | null
  created_at: string
  held?: boolean
}

/** Marks a lead as handled or not. Answers with the lead as it is then. */
export function useMark<Found extends Lead>(source: LeadSource, onChanged: (lead: Found) => void) {
  return useChange<Found, { id: number; handled: boolean }>(source, {
    change: ({ handled }) => ({ handled }),
    describe: ({ handled }) => (handled ? source.words.markedHandled : source.words.markedOpen),
    failure: source.words.markFailed,
    onChanged,
  })
}

/** Gives a lead to somebody, or with an empty name to nobody, and says when to come back to it. */
export function useAssign<Found extends Lead>(
  source: LeadSource,
  lead: Found,
  onChanged: (lead: Found) => void,
) {
  return useChange<Found, { id: number; assignee: string; due_on: string }>(source, {
    change: ({ assignee, due_on }) => ({ assignee: assignee || null, due_on: due_on || null }),
    describe({ assignee, due_on }) {
      const { dueSet, dueCleared } = conversationWords
      const hasMoved = due_on !== (lead.due_on ?? '')
      if (hasMoved) return due_on ? fill(dueSet, { day: formatShortDate(due_on) }) : dueCleared
      return assignee ? fill(source.words.assigned, { name: assignee }) : source.words.unassigned
    },
    failure: source.words.markFailed,
    onChanged,
  })
}

/** The same change for all that are picked. */
export function useChangeMany(source: LeadSource) {
  return useAction<MessageChange & { ids: readonly number[] }, { changed: number }>({
    ask: (body) => ['POST', `${source.path}/change`, { body }],
    done: ({ changed: count } = { changed: 0 }) =>
      count === 1 ? source.words.changedOne : fill(source.words.changedMany, { count }),
    failed: source.words.changeManyFailed,
    shown: source,
  })
}

interface ChangeRules<Found, Wanted> {
  change: (wanted: Wanted) => MessageChange
  describe: (wanted: Wanted) => string
  failure: string
  onChanged: (lead: Found) => void
}

export function useChange<Found, Wanted extends { id: number }>(
  source: LeadSource,
  rules: ChangeRules<Found, Wanted>,
) {
  return useAction<Wanted, Found>({
    ask: (wanted) => ['PATCH', `${source.path}/${wanted.id}`, { body: rules.change(wanted) }],
    done: (_lead, wanted) => rules.describe(wanted),
    failed: rules.failure,
    shown: source,
    onDone: (lead) => lead && rules.onChanged(lead),
  })
}
