/** The week at a glance, foldable; this browser remembers whether it is open. */
import { useState } from 'react'
import { Link } from 'react-router'
import { weekWords as words } from '../../../content/en/admin/week.ts'
import { type Counted, fill, formatNumber, formOrNone } from '../../../domain/wording.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Fold } from '../fold.tsx'
import { useWeek, type WeekPart } from './use-week.ts'

/** Items shown of each part; the rest is counted. */
const shown = 3

export function Week() {
  const { isReady, views, out, planned, waiting, parts } = useWeek()
  const [isOpen, setOpen] = useFolding()
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
                out: say(out.count, out.total),
                planned: say(planned.count, planned.total),
                waiting: say(waiting.count, waiting.total),
                views: say(words.read.count, views),
              })}
            </span>
          )}
        </>
      }
    >
      <div className="grid gap-x-8 gap-y-6 pt-1 pb-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
        {parts.map((part) => (
          <Part key={part.title} {...part} />
        ))}
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
  // Browsers fire `toggle` for the first render too.
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

function Part({ title, none, rest, note, items, total, isPending, isError }: WeekPart) {
  return (
    <section className="grid min-w-0 content-start gap-2 text-sm">
      <h3 className="font-sans text-sm font-semibold tracking-normal">{title}</h3>
      {isError && <p className="text-muted">{words.failed}</p>}
      {isPending && <Skeleton className="h-24 w-full" />}
      {!isError && !isPending && (
        <>
          {items.length === 0 && <p className="text-muted">{none}</p>}
          <ul className="grid gap-2">
            {items.slice(0, shown).map(({ key, title, to, detail }) => (
              <li className="min-w-0" key={key}>
                <span className="line-clamp-2 break-words" title={title}>
                  {to === null ? (
                    title
                  ) : (
                    <Link className="text-action underline decoration-1 underline-offset-4" to={to}>
                      {title}
                    </Link>
                  )}
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
