import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { mediaWords as words } from '../../../content/admin/media.ts'
import { classNames } from '../../ui/class-names.ts'
import { indexAfter } from '../tabs.tsx'

/** All of them first; the ids are those of the API's filter. */
const kinds = [
  ['', words.tabs.all],
  ['image', words.tabs.image],
  ['video', words.tabs.video],
  ['document', words.tabs.document],
] as const

interface MediaKindTabsProps {
  /** The filter as it stands; '' for all. */
  current: string
  onChoose: (kind: string) => void
  children: ReactNode
}

/** Tabs over one panel: what is in it changes, the search above does not. */
export function MediaKindTabs({ current, onChoose, children }: MediaKindTabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const from = kinds.findIndex(([kind]) => kind === current)
    const index = indexAfter(event.key, from, kinds.length)
    if (index === null) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus()
    const [kind] = kinds[index] ?? kinds[0]
    if (kind !== current) onChoose(kind)
  }
  return (
    <>
      <div
        aria-label={words.kinds}
        className="flex overflow-x-auto border-b border-rule"
        onKeyDown={move}
        ref={list}
        role="tablist"
      >
        {kinds.map(([kind, label]) => (
          <button
            aria-controls={`${id}-panel`}
            aria-selected={kind === current}
            className={classNames(
              'min-h-11 border-b-4 px-4 text-sm font-semibold whitespace-nowrap -outline-offset-4',
              kind === current
                ? 'border-action text-ink'
                : 'border-transparent text-muted hover:text-ink',
            )}
            id={`${id}-${kind || 'all'}`}
            key={kind}
            onClick={() => onChoose(kind)}
            role="tab"
            tabIndex={kind === current ? 0 : -1}
            type="button"
          >
            {label}
          </button>
        ))}
      </div>
      <div aria-labelledby={`${id}-${current || 'all'}`} id={`${id}-panel`} role="tabpanel">
        {children}
      </div>
    </>
  )
}
