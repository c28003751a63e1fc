import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { replyWords, conversationWords as words } from '../../../content/admin/messages.ts'
import { toastTitles } from '../../../content/admin/words.ts'
import type { MessageDetails, ReplyBody } from '../../../domain/messages/conversation.ts'
import { createKeyRing } from '../../idempotency-key.ts'
import { toast } from '../../ui/toast.tsx'
import type { DraftKind } from '../form/kept-drafts.ts'
import { useRefresh } from '../list/use-records.ts'
import { mailSource } from '../mail/mail-source.ts'
import { useSession } from '../session/session.tsx'
import { messageSource } from './message-source.ts'

/** How often an answer on its way is looked at. */
const POLL_MS = 2_000

const keyOf = (id: number) => [`${messageSource.noun}-details`, id]

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

interface Step<Wanted> {
  /** Below the message's own address. */
  path: (wanted: Wanted) => string
  method: 'POST' | 'DELETE'
  body?: (wanted: Wanted) => object
  done: string
  failure: string
}

/** One step of the conversation; its answer is the message as it is then. */
function useStep<Wanted>(id: number, step: Step<Wanted>) {
  const { call } = useSession()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wanted: Wanted) =>
      call<MessageDetails>(step.method, `${messageSource.path}/${id}${step.path(wanted)}`, {
        body: step.body?.(wanted),
      }),
    onSuccess: ({ data }) => {
      toast({ title: toastTitles.success, description: step.done })
      client.setQueryData(keyOf(id), data)
    },
    meta: { failure: step.failure },
  })
}

export function useAddNote(id: number) {
  return useStep<string>(id, {
    path: () => '/notes',
    method: 'POST',
    body: (text) => ({ text }),
    done: words.noteAdded,
    failure: words.noteFailed,
  })
}

export function useDeleteNote(id: number) {
  return useStep<number>(id, {
    path: (note) => `/notes/${note}`,
    method: 'DELETE',
    done: words.noteDeleted,
    failure: words.deleteNoteFailed,
  })
}

/** The same words sent twice, as after a lost answer, are one reply. */
export function useSendReply(id: number, onSent: (details: MessageDetails) => void) {
  const { call } = useSession()
  const client = useQueryClient()
  const refresh = useRefresh(messageSource)
  const [nameAttempt] = useState(createKeyRing)
  return useMutation({
    mutationFn: (body: ReplyBody) =>
      call<MessageDetails>('POST', `${messageSource.path}/${id}/replies`, {
        body,
        idempotencyKey: nameAttempt(JSON.stringify(body)),
      }),
    onSuccess: ({ data }) => {
      toast({ title: toastTitles.success, description: replyWords.sent })
      client.setQueryData(keyOf(id), data)
      void refresh()
      if (data) onSent(data)
    },
    meta: { failure: replyWords.failed },
  })
}

export function useSendReplyAgain(id: number) {
  const { call } = useSession()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (mailId: number) => call('POST', `${mailSource.path}/${mailId}/send-again`),
    onSuccess: () => toast({ title: toastTitles.success, description: words.sendingAgain }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(id) }),
    meta: { failure: words.sendAgainFailed },
  })
}

const replyDraftSchema = z.object({ subject: z.string(), text: z.string() })
export type ReplyDraft = z.output<typeof replyDraftSchema>

/** What is typed is kept in the browser until it is sent or discarded. */
export const replyDrafts: DraftKind<ReplyDraft> = {
  draftPrefix: 'plumbline-reply-draft-',
  draftSchema: replyDraftSchema,
}
