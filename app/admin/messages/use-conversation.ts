import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { replyWords, conversationWords as words } from '../../../content/admin/messages.ts'
import type { MessageDetails, ReplyBody } from '../../../domain/messages/conversation.ts'
import { createKeyRing } from '../../idempotency-key.ts'
import type { DraftKind } from '../form/kept-drafts.ts'
import { type Action, useAction } from '../list/use-action.ts'
import { mailSource } from '../mail/mail-source.ts'
import { useSession } from '../session/session.tsx'
import { messageSource } from './message-source.ts'

/** How often an answer on its way is looked at. */
const POLL_MS = 2_000

const detailsKey = `${messageSource.noun}-details`
const keyOf = (id: number) => [detailsKey, id]

/** A message with its answers and notes; asked for again while an answer is on its way. */
export function useConversation(id: number) {
  const { call } = useSession()
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => {
      const { data } = await call<MessageDetails>('GET', `${messageSource.path}/${id}`, { signal })
      if (!data) throw new Error('The answer holds no message')
      return data
    },
    gcTime: 0,
    // A failure ends it: it has been said, and would be said again every two seconds.
    refetchInterval: ({ state: { data, status } }) =>
      status === 'success' && data?.replies.some((reply) => reply.status === 'pending')
        ? POLL_MS
        : false,
    meta: { failure: words.fetchFailed },
  })
}

/** One step of the conversation, below the message's own address; its answer is the message then. */
function useStep<Wanted>(id: number, { ask, onDone, ...step }: Action<Wanted, MessageDetails>) {
  const client = useQueryClient()
  return useAction<Wanted, MessageDetails>({
    ...step,
    ask: (wanted) => {
      const [method, path, options] = ask(wanted)
      return [method, `${messageSource.path}/${id}${path}`, options]
    },
    onDone: (details, wanted) => {
      client.setQueryData(keyOf(id), details)
      return onDone?.(details, wanted)
    },
  })
}

export function useAddNote(id: number) {
  return useStep<string>(id, {
    ask: (text) => ['POST', '/notes', { body: { text } }],
    done: words.noteAdded,
    failed: words.noteFailed,
  })
}

export function useDeleteNote(id: number) {
  return useStep<number>(id, {
    ask: (note) => ['DELETE', `/notes/${note}`],
    done: words.noteDeleted,
    failed: words.deleteNoteFailed,
  })
}

/** The same words sent twice, as after a lost answer, are one reply. */
export function useSendReply(id: number, onSent: (details: MessageDetails) => void) {
  const [nameAttempt] = useState(createKeyRing)
  return useStep<ReplyBody>(id, {
    ask: (body) => {
      const idempotencyKey = nameAttempt(JSON.stringify(body))
      return ['POST', '/replies', { body, idempotencyKey }]
    },
    done: replyWords.sent,
    failed: replyWords.failed,
    shown: messageSource,
    onDone: (details) => details && onSent(details),
  })
}

export function useSendReplyAgain() {
  return useAction({
    ask: (mailId: number) => ['POST', `${mailSource.path}/${mailId}/send-again`],
    done: words.sendingAgain,
    failed: words.sendAgainFailed,
    shown: { noun: detailsKey },
  })
}

const replyDraftSchema = z.object({ subject: z.string(), text: z.string() })
export type ReplyDraft = z.output<typeof replyDraftSchema>

/** What is typed is kept in the browser until it is sent or discarded. */
export const replyDrafts: DraftKind<ReplyDraft> = {
  draftPrefix: 'plumbline-reply-draft-',
  draftSchema: replyDraftSchema,
}
