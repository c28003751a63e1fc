/** Items of the past and next seven days, leads waiting, reads, and what led to QuickScore. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { weekWords as words } from '../../../content/en/admin/week.ts'
import type { IssueRecord } from '../../../domain/newsletter/issues.ts'
import type { ListedPost } from '../../../domain/posts/editing.ts'
import type { ReadWeek } from '../../../domain/posts/views.ts'
import { type Counted, count, fill, formatShortDate } from '../../../domain/wording.ts'
import type { Lead, LeadSource } from '../leads/use-lead.ts'
import { recordAddress } from '../list/use-records.ts'
import { formatMoment } from '../local-time.ts'
import { messageSource } from '../messages/message-source.ts'
import { issuesKey, issuesPath } from '../newsletter/issues/issues.ts'
import { usePlans } from '../newsletter/issues/plan-form.tsx'
import { messages, posts, quickscore } from '../nouns.ts'
import { assessmentSource } from '../quickscore/list.tsx'
import { useSession } from '../session/session.tsx'
import { useAnswer } from '../session/use-answer.ts'
import { postSource } from './post-source.ts'

interface Item {
  key: string
  title: string
  /** Address that opens the item; null if it is deleted. */
  to: string | null
  detail: string
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

export function useWeek() {
  const { out, planned } = useEntries()
  const waiting = useWaiting()
  const { data, ...found } = useAnswer<ReadWeek>(
    [postSource.noun, 'read-week'],
    `${postSource.path}/read-week`,
  )
  const { views = 0, articles = [], starts = [] } = data ?? {}
  const note = fill(words.read.note, { views: count(views, words.read.count) })
  const read = articles.map(presentArticle(words.read.count))
  const led = starts.map(presentArticle(words.starts.count))
  return {
    isReady: data !== undefined && !out.isPending && !waiting.isPending,
    views,
    out,
    planned,
    waiting,
    parts: [
      out,
      planned,
      waiting,
      partOf({ ...words.read, note }, read, [{ data, ...found }]),
      partOf(words.starts, led, [{ data, ...found }]),
    ],
  }
}

interface PartWords {
  title: string
  none: string
  /** Text for the items that are not shown. */
  rest?: string
  note?: string
}

type Found = { isPending: boolean; isError: boolean; data: unknown }

export type WeekPart = ReturnType<typeof partOf<PartWords>>

/** `total` is the number of `items`; the caller overrides it if there are more. */
const partOf = <Words extends PartWords>(
  words: Words,
  items: readonly Item[],
  found: readonly Found[],
) => ({
  ...words,
  items,
  total: items.length,
  isPending: found.some((one) => one.isPending),
  isError: found.some((one) => one.isError && !one.data),
})

/** A post or newsletter. */
interface Entry {
  kind: 'post' | 'newsletter'
  state: 'out' | 'planned' | 'failed'
  id: number
  /** Null if the post is deleted. */
  post_id: number | null
  title: string
  /** ISO 8601, UTC. */
  at: string
}

/** Posts and newsletters of the last seven days, and of the next. */
function useEntries() {
  const [{ from, before }] = useState(() => weeksAround(Date.now()))
  // The screen may have been open for hours: a post published since has gone out.
  const now = new Date().toISOString()
  const going = new URLSearchParams({ out_from: from, out_before: before, sort: 'goes_out' })
  const articles = useAnswer<ListedPost[]>(
    [postSource.noun, 'entries', from, before],
    `${postSource.path}?${going}`,
  )
  // The list is filtered by days in UTC, which cover the whole period and more.
  const days = new URLSearchParams({ since: from.slice(0, 10), until: before.slice(0, 10) })
  const issues = useAnswer<IssueRecord[]>(
    [issuesKey, 'entries', from, before],
    `${issuesPath}?${days}`,
  )
  const plans = usePlans()
  const entries = [
    ...(articles.data ?? []).map(({ id, title, published_at }): Entry => {
      const at = published_at ?? ''
      return { kind: 'post', state: at > now ? 'planned' : 'out', id, post_id: id, title, at }
    }),
    ...(issues.data ?? []).map(({ id, post_id, subject: title, created_at: at }): Entry => {
      return { kind: 'newsletter', state: 'out', id, post_id, title, at }
    }),
    ...(plans.data ?? []).map(({ id, post_id, failure, subject, title, send_at }): Entry => {
      const state = failure === null ? 'planned' : 'failed'
      return { kind: 'newsletter', state, id, post_id, title: subject || title, at: send_at ?? '' }
    }),
  ]
    .filter(({ at }) => at >= from && at < before)
    .toSorted((one, other) => one.at.localeCompare(other.at))
  const isOut = ({ state }: Entry) => state === 'out'
  const found = [articles, issues, plans]
  const out = entries.filter(isOut).toReversed()
  const planned = entries.filter((entry) => !isOut(entry))
  return {
    out: partOf(words.out, out.map(presentEntry), found),
    planned: partOf(words.planned, planned.map(presentEntry), found),
  }
}

function weeksAround(now: number) {
  const at = (ms: number) => new Date(ms).toISOString()
  return { from: at(now - WEEK_MS), before: at(now + WEEK_MS) }
}

const presentEntry = ({ kind, state, id, post_id, title, at }: Entry): Item => ({
  // A planned newsletter and a sent one are different records, which may have the same id.
  key: `${kind}-${state}-${id}`,
  title,
  to: post_id === null ? null : recordAddress(posts.path, post_id),
  detail: fill(state === 'failed' ? words.failedEntry : words.entry, {
    kind: words.kinds[kind],
    time: formatMoment(at),
  }),
})

/** Unhandled leads, those that have waited longest first. */
function useWaiting() {
  const found = [
    { kind: 'message', list: messages.path, ...useOldest(messageSource) },
    { kind: 'assessment', list: quickscore.path, ...useOldest(assessmentSource) },
  ] as const
  const items = found
    .flatMap(({ kind, list, data }) =>
      (data?.data ?? []).map(({ id, name, company, created_at }) => {
        const values = { kind: words.leadKinds[kind], date: formatShortDate(created_at) }
        const template = company ? words.lead : words.leadAlone
        const detail = fill(template, { ...values, company: company ?? '' })
        const key = `${kind}-${id}`
        return { key, title: name, to: recordAddress(list, id), detail, created_at }
      }),
    )
    .toSorted((one, other) => one.created_at.localeCompare(other.created_at))
  const total = found.reduce((sum, { data }) => sum + (data?.meta?.total ?? 0), 0)
  return { ...partOf(words.waiting, items, found), total }
}

function useOldest({ noun, path, listPath = path }: LeadSource) {
  const { call } = useSession()
  const query = new URLSearchParams({ handled: 'false', sort: 'created_at', per_page: '3' })
  return useQuery({
    queryKey: [noun, 'waiting-longest'],
    queryFn: ({ signal }) => call<Lead[]>('GET', `${listPath}?${query}`, { signal }),
  })
}

const presentArticle =
  (noun: Counted) =>
  ({ id, title, count: amount }: ReadWeek['articles'][number]): Item => ({
    key: String(id),
    title,
    to: recordAddress(posts.path, id),
    detail: count(amount, noun),
  })
