/** A lead, and one hook for each request by which staff handle it. */
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

/** Draft of a reply, kept in the browser until it is sent or discarded. */
export const replyDraftSchema = z.object({ subject: z.string(), text: z.string() })
export type ReplyDraft = z.output<typeof replyDraftSchema>

/** The person that staff answer and note on. */
export type Lead = Pick<
  MessageRecord,
  'id' | 'name' | 'email' | 'company' | 'created_at' | keyof typeof handlingShape
> & { held?: boolean }

export const conversationKey = ({ noun }: LeadSource) => `${noun}-details`

/** A lead with its replies and notes; none if `id` is null. Polled while a reply is being sent. */
export function useConversation<Found extends Lead>(source: LeadSource, id: number | null) {
  return useAnswer<Found & Conversation>([conversationKey(source), id], `${source.path}/${id}`, {
    enabled: id !== null,
    gcTime: 0,
    ...follow(({ replies }) => replies.some(({ status }) => status === 'pending')),
    meta: { failure: words.fetchFailed },
  })
}

/** A request below the lead's own path. The response is the updated lead with conversation. */
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
      // The id of the response, because another lead may be shown by now.
      const queryKey = [conversationKey(source), lead?.id]
      // A request still running has read an older state.
      await client.cancelQueries({ queryKey })
      // If the dialog was closed meanwhile, nothing is cached.
      if (client.getQueryState(queryKey)) client.setQueryData(queryKey, lead)
      return onDone?.(lead, wanted)
    },
  })
}

/** Marks a lead as handled, or holds it as spam. */
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

/** The same change for all picked leads. */
export function useChangeMany(source: LeadSource, question?: string) {
  return useAction<MessageChange & { ids: readonly number[] }, { changed: number }>({
    ask: (body) => ['POST', `${source.path}/change`, { body }],
    question,
    done: ({ changed } = { changed: 0 }) => count(changed, source.words.changed),
    failed: source.words.changeManyFailed,
    shown: source,
  })
}
