import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  issueListWords,
  issueTestWords,
  sendWords,
  issueProgressWords as words,
} from '../../../../content/en/admin/newsletter-issues.ts'
import type { IssuePreview, IssueRecord, IssueWords } from '../../../../domain/newsletter/issues.ts'
import { readRefusal } from '../../../api-client.ts'
import type { FieldErrors } from '../../form/form-kind.ts'
import { useAction } from '../../list/use-records.ts'
import { postSource } from '../../posts/post-source.ts'
import { useSession } from '../../session/session.tsx'
import { follow, useAnswer, useRowsByPage } from '../../session/use-answer.ts'

/** First part of the keys under which answers are kept. */
export const issuesKey = 'newsletter-issues'

export const plansKey = 'newsletter-plans'

export const issuesPath = '/api/admin/newsletter-issues'

export const sendingPathOf = (postId: number) => `${postSource.path}/${postId}/newsletter`

const isMoving = ({ status }: Pick<IssueRecord, 'status'>) => status === 'sending'

const perPage = 3

/** The newest issues, as many pages as were asked for; asked for again while one is being sent. */
export function useIssueList() {
  return useRowsByPage<IssueRecord>([issuesKey, 'list'], issuesPath, perPage, {
    isMoving,
    failure: issueListWords.fetchFailed,
  })
}

/** How far an issue has come, beginning with what is known of it. */
export function useIssue(known: IssueRecord) {
  const { data = known, ...query } = useAnswer<IssueRecord>(
    [issuesKey, known.id],
    `${issuesPath}/${known.id}`,
    {
      initialData: known,
      ...follow(isMoving),
      gcTime: 0,
      meta: { failure: words.fetchFailed },
    },
  )
  return { data, ...query }
}

const steps = {
  sending: ['pause', words.paused],
  paused: ['resume', words.resumed],
  filed: ['send-again', words.filedSent],
  sent: ['', ''],
} as const

/** Pauses an issue that is being sent, lets a paused one go on, or sends what was written to files. */
export function useStep() {
  return useAction<IssueRecord>({
    ask: ({ id, status }) => ['POST', `${issuesPath}/${id}/${steps[status][0]}`],
    done: (_issue, { status }) => steps[status][1],
    failed: words.turnFailed,
    // After a refusal too: it may have ended, or somebody else may have been first.
    shown: { noun: issuesKey },
  })
}

/** The message as it would be sent now, whenever the dialog is opened. */
export function useIssuePreview(postId: number, words: IssueWords) {
  const { call } = useSession()
  return useQuery({
    queryKey: ['newsletter-preview', postId, words],
    queryFn: async ({ signal }) => {
      const path = `${sendingPathOf(postId)}/preview`
      const { data } = await call<IssuePreview>('POST', path, { body: words, signal })
      if (!data) throw new Error('The answer holds no preview')
      return data
    },
    // What was shown stays until the new one is there.
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: 0,
    meta: { failure: sendWords.fetchFailed },
  })
}

export function useSendTest(postId: number, words: IssueWords) {
  return useAction<{ email: string }>({
    ask: ({ email }) => {
      const body = { ...words, email: email.trim() }
      return ['POST', `${sendingPathOf(postId)}/test`, { body }]
    },
    done: issueTestWords.sent,
    failed: issueTestWords.failed,
    marksFields: true,
  })
}

/** What the person can put right is said at the field. */
export function findTestFaults(error: Error): FieldErrors {
  const { code, errors = {} } = readRefusal(error)
  return code === 'too_many_tests' ? { email: issueTestWords.tooMany } : errors
}
