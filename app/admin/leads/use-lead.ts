/** A person to answer, and what staff do about them: one call each. */
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { conversationWords as words } from '../../../content/en/admin/leads.ts'
import type { messageLeadWords } from '../../../content/en/admin/messages.ts'
import type { Conversation, handlingShape } from '../../../domain/leads.ts'
import type { MessageChange, MessageRecord } from '../../../domain/messages/message.ts'
import { count } from '../../../domain/wording.ts'
import type { DraftKind } from '../form/local-drafts.ts'
import { type Action, type RecordSource, useAction } from '../list/use-records.ts'
import { follow, useAnswer } from '../session/use-answer.ts'

/** A list of people to answer: contact messages, or assessments. */
export interface LeadSource extends RecordSource, DraftKind<ReplyDraft> {
  words: typeof messageLeadWords
}

/** An answer, kept in the browser until it is sent or discarded. */
export const replyDraftSchema = z.object({ subject: z.string(), text: z.string() })
export type ReplyDraft = z.output<typeof replyDraftSchema>

/** The person that staff answer and note on. */
export type Lead = Pick<
  MessageRecord,
  'id' | 'name' | 'email' | 'company' | 'created_at' | keyof typeof handlingShape
> & { held?: boolean }

export const conversationKey = ({ noun }: LeadSource) => `${noun}-details`

/**
 * A lead with its answers and notes, none where `id` is null; asked for again while an answer is on
 * its way.
 */
export function useConversation<Found extends Lead>(source: LeadSource, id: number | null) {
  return useAnswer<Found & Conversation>([conversationKey(source), id], `${source.path}/${id}`, {
    enabled: id !== null,
    gcTime: 0,
    ...follow(({ replies }) => replies.some(({ status }) => status === 'pending')),
    meta: { failure: words.fetchFailed },
  })
}

/** A call below the lead's own address. Its answer is the lead with its conversation, as they are then. */
export function useStep<Wanted>(
  source: LeadSource,
  id: number,
  action: Action<Wanted, Lead & Conversation>,
) {
  const client = useQueryClient()
  const { ask, onDone, ...step } = action
  return useAction<Wanted, Lead & Conversation>({
    ...step,
    ask: (wanted) => {
      const [method, path, options] = ask(wanted)
      return [method, `${source.path}/${id}${path}`, options]
    },
    onDone: async (lead, wanted) => {
      // By its own number: another one may be shown by now.
      const queryKey = [conversationKey(source), lead?.id]
      // What is on its way was read before.
      await client.cancelQueries({ queryKey })
      // It may have been closed; then nothing is kept of it.
      if (client.getQueryState(queryKey)) client.setQueryData(queryKey, lead)
      return onDone?.(lead, wanted)
    },
  })
}

/** Marks one, or puts it aside. */
export function useLeadChange(
  source: LeadSource,
  id: number,
  done: (change: MessageChange) => string,
  failed: string = source.words.markFailed,
) {
  return useStep<MessageChange>(source, id, {
    ask: (body) => ['PATCH', '', { body }],
    done: (_lead, change) => done(change),
    failed,
    shown: source,
  })
}

/** The same change for all that are picked. */
export function useChangeMany(source: LeadSource, question?: string) {
  return useAction<MessageChange & { ids: readonly number[] }, { changed: number }>({
    ask: (body) => ['POST', `${source.path}/change`, { body }],
    question,
    done: ({ changed } = { changed: 0 }) => count(changed, source.words.changed),
    failed: source.words.changeManyFailed,
    shown: source,
  })
}
