import { useQuery } from '@tanstack/react-query'
import { calendarWords as words } from '../../../../content/en/admin/calendar.ts'
import { toastTitles } from '../../../../content/en/admin/words.ts'
import type { IssuePlan, IssueRecord } from '../../../../domain/newsletter/issues.ts'
import type { ListedPost } from '../../../../domain/posts/editing.ts'
import { fill } from '../../../../domain/wording.ts'
import { readRefusal } from '../../../api-client.ts'
import { toast } from '../../../ui/toast.tsx'
import { useAction } from '../../list/use-records.ts'
import { formatMoment } from '../../local-time.ts'
import { usePlans } from '../../newsletter/issues/plan-form.tsx'
import {
  issuesKey,
  issuesPath,
  plansKey,
  sendingPathOf,
} from '../../newsletter/issues/use-issues.ts'
import { useSession } from '../../session/session.tsx'
import { postSource } from '../post-source.ts'
import { boundsOf } from './month.ts'

/** What goes out, or went. */
export interface Entry {
  /** Tells any two apart, and stays when the time changes. */
  key: string
  kind: 'post' | 'newsletter'
  state: 'out' | 'planned' | 'failed'
  /** Of the post; null where it is deleted. */
  postId: number | null
  /** Of the post, for a change of its time. */
  version: number | undefined
  title: string
  /** ISO 8601, UTC. */
  at: string
}

/** From one instant until before another: ISO 8601, UTC. */
export interface Period {
  from: string
  before: string
}

export const useMonth = (month: string) => useEntries(boundsOf(month), words.fetchFailed)

/** In the order of time. `failure` is said in a toast; without one nothing is. */
export function useEntries(period: Period, failure?: string) {
  const meta = failure === undefined ? undefined : { failure }
  const posts = usePosts(period, meta)
  const issues = useIssues(period, meta)
  const plans = usePlans()
  const parts = [posts, issues, plans]
  const entries = [
    ...(posts.data?.data ?? []).map(ofPost),
    ...(issues.data?.data ?? []).map(ofIssue),
    ...(plans.data?.data ?? []).map(ofPlan),
  ]
  return {
    entries: entries
      .filter(({ at }) => at >= period.from && at < period.before)
      .toSorted((one, other) => one.at.localeCompare(other.at)),
    isPending: parts.some((part) => part.isPending),
    error: parts.find((part) => part.isError && !part.data)?.error ?? null,
    retry: () => Promise.all(parts.map((part) => part.refetch())),
  }
}

type Meta = { failure: string } | undefined

function usePosts({ from, before }: Period, meta: Meta) {
  const { call } = useSession()
  const query = new URLSearchParams({ out_from: from, out_before: before, sort: 'goes_out' })
  return useQuery({
    queryKey: [postSource.noun, 'entries', from, before],
    queryFn: ({ signal }) => call<ListedPost[]>('GET', `${postSource.path}?${query}`, { signal }),
    meta,
  })
}

function useIssues({ from, before }: Period, meta: Meta) {
  const { call } = useSession()
  // The list asks for days in UTC: they hold the whole period, and more.
  const query = new URLSearchParams({ since: from.slice(0, 10), until: before.slice(0, 10) })
  return useQuery({
    queryKey: [issuesKey, 'entries', from, before],
    queryFn: ({ signal }) => call<IssueRecord[]>('GET', `${issuesPath}?${query}`, { signal }),
    meta,
  })
}

const ofPost = ({ id, version, title, published_at }: ListedPost): Entry => ({
  key: `post-${id}`,
  kind: 'post',
  state: (published_at ?? '') > new Date().toISOString() ? 'planned' : 'out',
  postId: id,
  version,
  title,
  at: published_at ?? '',
})

const ofIssue = ({ id, post_id, subject, created_at }: IssueRecord): Entry => ({
  key: `issue-${id}`,
  kind: 'newsletter',
  state: 'out',
  postId: post_id,
  version: undefined,
  title: subject,
  at: created_at,
})

const ofPlan = (plan: IssuePlan & { title: string }): Entry => ({
  key: `plan-${plan.id}`,
  kind: 'newsletter',
  state: plan.failure === null ? 'planned' : 'failed',
  postId: plan.post_id,
  version: undefined,
  title: plan.subject || plan.title,
  at: plan.send_at,
})

interface Move {
  entry: Entry
  at: string
}

/** `onMoved` gets what was moved, also where it now is in another month. */
export function useMove(onMoved: (move: Move) => void) {
  return useAction<Move>({
    ask: ({ entry: { kind, postId, version }, at }) =>
      kind === 'newsletter'
        ? ['POST', `${sendingPathOf(postId ?? 0)}/move`, { body: { send_at: at } }]
        : [
            'POST',
            `${postSource.path}/change`,
            { body: { posts: [{ id: postId ?? 0, version }], publish_at: at } },
          ],
    done: (_, { entry: { title }, at }) => fill(words.moved, { title, time: formatMoment(at) }),
    failed: words.moveFailed,
    shown: { noun: postSource.noun, shownBy: [plansKey, issuesKey] },
    onDone: (_, move) => onMoved(move),
    onError: (error) => {
      const { code } = readRefusal(error)
      if (code !== 'version_conflict' && code !== 'not_scheduled') return
      toast({ title: toastTitles.error, description: words.stale, variant: 'destructive' })
    },
  })
}
