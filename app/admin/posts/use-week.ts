/** What went out in seven days and what will, who waits, what was read and what led to QuickScore. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReadWeek } from '../../../domain/posts/views.ts'
import type { Lead, LeadSource } from '../leads/use-lead-change.ts'
import { messageSource } from '../messages/message-source.ts'
import { messages, quickscore } from '../nouns.ts'
import { assessmentSource } from '../quickscore/assessments.ts'
import { useSession } from '../session/session.tsx'
import { type Period, useEntries } from './calendar/use-month.ts'
import { postSource } from './post-source.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

function weeksAround(now: number): Period {
  const at = (ms: number) => new Date(ms).toISOString()
  return { from: at(now - WEEK_MS), before: at(now + WEEK_MS) }
}

export function useWeek() {
  const [period] = useState(() => weeksAround(Date.now()))
  const { entries, isPending, error } = useEntries(period)
  return {
    plan: {
      isPending,
      isError: error !== null,
      out: entries.filter(({ state }) => state === 'out').toReversed(),
      planned: entries.filter(({ state }) => state !== 'out'),
    },
    waiting: useWaitingLeads(),
    read: useRead(),
  }
}

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
