import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { replyWords, conversationWords as words } from '../../../content/en/admin/leads.ts'
import type { Conversation, ReplyBody } from '../../../domain/leads.ts'
import { createKeyRing } from '../../idempotency-key.ts'
import type { DraftKind } from '../form/local-drafts.ts'
import { type Action, useAction } from '../list/use-records.ts'
import { mailSource } from '../mail/list.tsx'
import { follow, useAnswer } from '../session/use-answer.ts'
import type { Lead, LeadSource } from './use-lead-change.ts'

/** A record with its answers and notes. */
export type LeadDetails<Found extends Lead = Lead> = Found & Conversation

const keyOf = ({ noun }: LeadSource) => `${noun}-details`

/** A lead with its answers and notes; asked for again while an answer is on its way. */
export function useConversation<Found extends Lead>(source: LeadSource, id: number) {
  return useAnswer<LeadDetails<Found>>([keyOf(source), id], `${source.path}/${id}`, {
    gcTime: 0,
    ...follow(({ replies }) => replies.some(({ status }) => status === 'pending')),
    meta: { failure: words.fetchFailed },
  })
}

/** One step of the conversation, below the lead's own address; its answer is the lead then. */
function useStep<Wanted, Found extends Lead = Lead>(
  source: LeadSource,
  id: number,
  { ask, onDone, ...step }: Action<Wanted, LeadDetails<Found>>,
) {
  const client = useQueryClient()
  return useAction<Wanted, LeadDetails<Found>>({
    ...step,
    ask: (wanted) => {
      const [method, path, options] = ask(wanted)
      return [method, `${source.path}/${id}${path}`, options]
    },
    onDone: (details, wanted) => {
      client.setQueryData([keyOf(source), id], details)
      return onDone?.(details, wanted)
    },
  })
}

export function useAddNote(source: LeadSource, id: number, onAdded: () => void) {
  return useStep<{ text: string }>(source, id, {
    ask: (body) => ['POST', '/notes', { body }],
    done: words.noteAdded,
    failed: words.noteFailed,
    onDone: onAdded,
  })
}

export function useDeleteNote(source: LeadSource, id: number) {
  return useStep<number>(source, id, {
    ask: (note) => ['DELETE', `/notes/${note}`],
    done: words.noteDeleted,
    failed: words.deleteNoteFailed,
  })
}

/** The same words sent twice, as after a lost answer, are one reply. */
export function useSendReply<Found extends Lead>(
  source: LeadSource,
  id: number,
  marks: Pick<ReplyBody, 'handled' | 'to_files'>,
  onSent: (details: LeadDetails<Found>) => void,
) {
  const [nameAttempt] = useState(createKeyRing)
  return useStep<ReplyDraft, Found>(source, id, {
    ask: (typed) => {
      const body = { ...typed, ...marks }
      const idempotencyKey = nameAttempt(JSON.stringify(body))
      return ['POST', '/replies', { body, idempotencyKey }]
    },
    done: marks.to_files ? replyWords.filed : replyWords.sent,
    failed: replyWords.failed,
    marksFields: true,
    shown: source,
    onDone: (details) => details && onSent(details),
  })
}

export function useSendReplyAgain(source: LeadSource) {
  return useAction({
    ask: (mailId: number) => ['POST', `${mailSource.path}/${mailId}/send-again`],
    done: words.sendingAgain,
    failed: words.sendAgainFailed,
    shown: { noun: keyOf(source) },
  })
}

const replyDraftSchema = z.object({ subject: z.string(), text: z.string() })
export type ReplyDraft = z.output<typeof replyDraftSchema>

/** What is typed is kept in the browser until it is sent or discarded. */
export const replyDraftsOf = ({ draftPrefix }: LeadSource): DraftKind<ReplyDraft> => ({
  draftPrefix,
  draftSchema: replyDraftSchema,
})
