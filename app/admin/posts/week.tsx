/** The week at a glance, to be folded; it stays as staff left it in this browser. */
import { useState } from 'react'
import { Link } from 'react-router'
import { weekWords as words } from '../../../content/en/admin/week.ts'
import type { ReadWeek } from '../../../domain/posts/views.ts'
import {
  type Counted,
  count,
  fill,
  formatNumber,
  formatShortDate,
  formOrNone,
} from '../../../domain/wording.ts'
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx'
import { Fold } from '../fold.tsx'
import { recordAddress } from '../list/use-records.ts'
import { formatMoment } from '../local-time.ts'
import { posts } from '../nouns.ts'
import { type Entry, useWeek, type WaitingLead } from './use-week.ts'

/** So many are shown of each; the rest is counted. */
const shown = 3

export function Week() {
  const { plan, waiting, read } = useWeek()
  const [isOpen, setOpen] = useFolding()
  const week = read.data
  const isReady = !plan.isPending && !waiting.isPending && week !== undefined
  return (
    <Fold
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      open={isOpen}
      title={
        <>
          {words.title}
          {isReady && (
            <span className="font-normal text-muted figures max-sm:basis-full">
              {fill(words.summary, {
                out: say(words.out.count, plan.out.length),
                planned: say(words.planned.count, plan.planned.length),
                waiting: say(words.waiting.count, waiting.total),
                views: say(words.read.count, week.views),
              })}
            </span>
          )}
        </>
      }
    >
      <div className="grid gap-x-8 gap-y-6 pt-1 pb-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
        <Part {...words.out} found={plan} items={plan.out.map(presentEntry)} />
        <Part {...words.planned} found={plan} items={plan.planned.map(presentEntry)} />
        <Part
          {...words.waiting}
          found={waiting}
          items={waiting.leads.map(presentLead)}
          total={waiting.total}
        />
        <Part
          {...words.read}
          found={read}
          items={(week?.articles ?? []).map(presentArticle(words.read.count))}
          note={fill(words.read.note, { views: count(week?.views ?? 0, words.read.count) })}
        />
        <Part
          {...words.starts}
          found={read}
          items={(week?.starts ?? []).map(presentArticle(words.starts.count))}
        />
      </div>
    </Fold>
  )
}

const say = (noun: Counted & { none: string }, amount: number) =>
  fill(formOrNone(noun, amount), { count: formatNumber(amount) })

const storageKey = 'plumbline-week'

/** Open where its parts stand in one row, folded on smaller screens, until staff say otherwise. */
function useFolding() {
  const [isOpen, setOpen] = useState(() => {
    const kept = keptFolding()
    return kept === null ? window.matchMedia('(min-width: 80rem)').matches : kept === 'open'
  })
  // A browser tells of the first drawing too.
  const change = (open: boolean) => {
    if (open === isOpen) return
    setOpen(open)
    try {
      localStorage.setItem(storageKey, open ? 'open' : 'folded')
    } catch {
      // Without storage it is open or folded for this visit alone.
    }
  }
  return [isOpen, change] as const
}

function keptFolding(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

interface Item {
  key: string
  title: string
  /** Where it opens; null for what is deleted. */
  to: string | null
  detail: string
}

interface PartProps {
  title: string
  none: string
  /** What is said of those that are not shown. */
  rest?: string
  note?: string
  items: readonly Item[]
  /** Where there are more than `items`. */
  total?: number
  found: { isPending: boolean; isError: boolean }
}

function Part({ title, none, rest, note, items, total = items.length, found }: PartProps) {
  return (
    <section className="grid min-w-0 content-start gap-2 text-sm">
      <h3 className="font-sans text-sm font-semibold tracking-normal">{title}</h3>
      {found.isError && <p className="text-muted">{words.failed}</p>}
      {found.isPending && (
        <SkeletonRegion label={words.loading}>
          <Skeleton className="h-24 w-full" />
        </SkeletonRegion>
      )}
      {!found.isError && !found.isPending && (
        <>
          {items.length === 0 && <p className="text-muted">{none}</p>}
          <ul className="grid gap-2">
            {items.slice(0, shown).map(({ key, title, to, detail }) => (
              <li className="min-w-0" key={key}>
                <span className="line-clamp-2 break-words" title={title}>
                  {to === null ? title : <PartLink text={title} to={to} />}
                </span>
                <span className="text-muted figures">{detail}</span>
              </li>
            ))}
          </ul>
          {rest && total > shown && (
            <p className="text-muted">{fill(rest, { count: formatNumber(total - shown) })}</p>
          )}
          {note && items.length > 0 && <p className="text-muted">{note}</p>}
        </>
      )}
    </section>
  )
}

const PartLink = ({ to, text }: { to: string; text: string }) => (
  <Link className="text-action underline decoration-1 underline-offset-4" to={to}>
    {text}
  </Link>
)

function presentEntry({ key, kind, state, postId, title, at }: Entry): Item {
  const template = state === 'failed' ? words.failedEntry : words.entry
  return {
    key,
    title,
    to: postId === null ? null : recordAddress(posts.path, postId),
    detail: fill(template, { kind: words.kinds[kind], time: formatMoment(at) }),
  }
}

function presentLead({ id, name, company, kind, list, created_at }: WaitingLead): Item {
  const values = { kind: words.leadKinds[kind], date: formatShortDate(created_at) }
  return {
    key: `${kind}-${id}`,
    title: name,
    to: recordAddress(list, id),
    detail: company ? fill(words.lead, { ...values, company }) : fill(words.leadAlone, values),
  }
}

const presentArticle =
  (noun: Counted) =>
  ({ id, title, count: amount }: ReadWeek['articles'][number]): Item => ({
    key: String(id),
    title,
    to: recordAddress(posts.path, id),
    detail: count(amount, noun),
  })
