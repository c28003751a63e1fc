import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  issueConfirmWords,
  issueTestWords,
  sendWords,
} from '../../../../content/en/admin/newsletter-issues.ts'
import type { IssuePreview, IssueRecord } from '../../../../domain/newsletter/issues.ts'
import type { IssueWords } from '../../../../domain/newsletter/plans.ts'
import { readRefusal } from '../../../api-client.ts'
import { useAction } from '../../list/use-action.ts'
import { useSession } from '../../session/session.tsx'
import { issuesKey, plansKey, sendingPathOf } from './use-issues.ts'

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
  return useAction<string>({
    ask: (email) => ['POST', `${sendingPathOf(postId)}/test`, { body: { ...words, email } }],
    done: issueTestWords.sent,
    failed: issueTestWords.failed,
  })
}

/** What the person can put right is said at the field. */
export function findTestFault(error: Error | null): string | null {
  const { code, errors } = readRefusal(error)
  return code === 'too_many_tests' ? issueTestWords.tooMany : (errors?.email ?? null)
}

/**
 * Sends the post if it is still the version that was looked at. `onSent` is also told of the issue
 * of the person who was first.
 */
export function useSendPost(
  postId: number,
  words: IssueWords,
  onSent: (issue: IssueRecord) => void,
) {
  return useAction<number, IssueRecord>({
    ask: (version) => ['POST', `${sendingPathOf(postId)}/send`, { body: { ...words, version } }],
    done: issueConfirmWords.done,
    failed: issueConfirmWords.failed,
    // After a refusal too: the post, or the list, is not what the preview shows.
    shown: { noun: issuesKey, shownBy: ['newsletter-preview', plansKey] },
    onDone: (issue) => issue && onSent(issue),
    onError: (error) => {
      const { code, data } = readRefusal(error)
      if (code === 'already_sent') onSent(data as IssueRecord)
    },
  })
}

export function isChanged(error: Error | null): boolean {
  return readRefusal(error).code === 'version_conflict'
}
