/** What went out in seven days and what will, who waits, what was read and what led to QuickScore. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { IssuePlan, IssueRecord } from '../../../domain/newsletter/issues.ts'
import type { ListedPost } from '../../../domain/posts/editing.ts'
import type { ReadWeek } from '../../../domain/posts/views.ts'
import type { Lead, LeadSource } from '../leads/use-lead-change.ts'
import { messageSource } from '../messages/message-source.ts'
import { usePlans } from '../newsletter/issues/plan-form.tsx'
import { issuesKey, issuesPath } from '../newsletter/issues/use-issues.ts'
import { messages, quickscore } from '../nouns.ts'
import { assessmentSource } from '../quickscore/assessments.ts'
import { useSession } from '../session/session.tsx'
import { postSource } from './post-source.ts'

/** What goes out, or went. */
export interface Entry {
  /** Tells any two apart, and stays when the time changes. */
  key: string
  kind: 'post' | 'newsletter'
  state: 'out' | 'planned' | 'failed'
  /** Of the post; null where it is deleted. */
  postId: number | null
  title: string
  /** ISO 8601, UTC. */
  at: string
}

/** From one instant until before another: ISO 8601, UTC. */
interface Period {
  from: string
  before: string
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

function weeksAround(now: number): Period {
  const at = (ms: number) => new Date(ms).toISOString()
  return { from: at(now - WEEK_MS), before: at(now + WEEK_MS) }
}

export function useWeek() {
  const [period] = useState(() => weeksAround(Date.now()))
  const { entries, isPending, isError } = useEntries(period)
  return {
    plan: {
      isPending,
      isError,
      out: entries.filter(({ state }) => state === 'out').toReversed(),
      planned: entries.filter(({ state }) => state !== 'out'),
    },
    waiting: useWaitingLeads(),
    read: useRead(),
  }
}

/** In the order of time. */
function useEntries(period: Period) {
  const posts = usePosts(period)
  const issues = useIssues(period)
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
    isError: parts.some((part) => part.isError && !part.data),
  }
}

function usePosts({ from, before }: Period) {
  const { call } = useSession()
  const query = new URLSearchParams({ out_from: from, out_before: before, sort: 'goes_out' })
  return useQuery({
    queryKey: [postSource.noun, 'entries', from, before],
    queryFn: ({ signal }) => call<ListedPost[]>('GET', `${postSource.path}?${query}`, { signal }),
  })
}

function useIssues({ from, before }: Period) {
  const { call } = useSession()
  // The list asks for days in UTC: they hold the whole period, and more.
  const query = new URLSearchParams({ since: from.slice(0, 10), until: before.slice(0, 10) })
  return useQuery({
    queryKey: [issuesKey, 'entries', from, before],
    queryFn: ({ signal }) => call<IssueRecord[]>('GET', `${issuesPath}?${query}`, { signal }),
  })
}

const ofPost = ({ id, title, published_at }: ListedPost): Entry => ({
  key: `post-${id}`,
  kind: 'post',
  state: (published_at ?? '') > new Date().toISOString() ? 'planned' : 'out',
  postId: id,
  title,
  at: published_at ?? '',
})

const ofIssue = ({ id, post_id, subject, created_at }: IssueRecord): Entry => ({
  key: `issue-${id}`,
  kind: 'newsletter',
  state: 'out',
  postId: post_id,
  title: subject,
  at: created_at,
})

const ofPlan = (plan: IssuePlan & { title: string }): Entry => ({
  key: `plan-${plan.id}`,
  kind: 'newsletter',
  state: plan.failure === null ? 'planned' : 'failed',
  postId: plan.post_id,
  title: plan.subject || plan.title,
  at: plan.send_at ?? '',
})

export interface WaitingLead extends Pick<Lead, 'id' | 'name' | 'company'> {
  kind: 'message' | 'assessment'
  /** Of the list in which it opens. */
  list: string
  created_at: string
}

/** Who has waited longest comes first. */
function useWaitingLeads() {
  const found = [useOldest(messageSource), useOldest(assessmentSource)]
  const kinds = [
    { kind: 'message', list: messages.path },
    { kind: 'assessment', list: quickscore.path },
  ] as const
  const leads: WaitingLead[] = kinds.flatMap(({ kind, list }, index) =>
    (found[index]?.data?.data ?? []).map(({ id, name, company, created_at }) => {
      return { id, name, company, created_at, kind, list }
    }),
  )
  return {
    isPending: found.some((one) => one.isPending),
    isError: found.some((one) => one.isError),
    total: found.reduce((sum, { data }) => sum + (data?.meta?.total ?? 0), 0),
    leads: leads.toSorted((one, other) => one.created_at.localeCompare(other.created_at)),
  }
}

function useOldest({ noun, path, listPath = path }: LeadSource) {
  const { call } = useSession()
  const query = new URLSearchParams({
    handled: 'false',
    sort: 'created_at',
    per_page: '3',
  })
  return useQuery({
    queryKey: [noun, 'waiting-longest'],
    queryFn: ({ signal }) =>
      call<(Lead & { created_at: string })[]>('GET', `${listPath}?${query}`, { signal }),
  })
}

function useRead() {
  const { call } = useSession()
  return useQuery({
    queryKey: [postSource.noun, 'read-week'],
    queryFn: async ({ signal }) =>
      (await call<ReadWeek>('GET', `${postSource.path}/read-week`, { signal })).data,
  })
}
