/**
 * Tabs as WAI-ARIA describes them: one stop for Tab, arrow keys, Home and End inside. Only the
 * panel that is chosen is mounted.
 *
 * Props: `label`; `tabs` (id, label, Panel); `current` (an id); `onChoose`.
 */
import { type ComponentType, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { classNames } from '../ui/class-names.ts'

export interface Tab {
  id: string
  label: string
  Panel: ComponentType
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  current: Tab
  onChoose: (id: string) => void
}

export function Tabs({ label, tabs, current, onChoose }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  // On a phone not all of them fit; the edge of the next one shows that there are more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is chosen
  useEffect(() => {
    const chosen = list.current?.querySelector('[aria-selected="true"]')
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  const move = (event: KeyboardEvent) => {
    // From the tab that has the focus: a second key may come before the first has been rendered.
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
    const from = buttons.indexOf(document.activeElement as HTMLElement)
    const index = indexAfter(event.key, from, tabs.length)
    const target = index === null ? undefined : tabs[index]
    if (!target) return
    event.preventDefault()
    buttons[index ?? 0]?.focus()
    if (index !== from) onChoose(target.id)
  }
  return (
    <>
      <div
        aria-label={label}
        className="flex scroll-px-8 overflow-x-auto border-b-2 border-ink"
        onKeyDown={move}
        ref={list}
        role="tablist"
      >
        {tabs.map((tab) => (
          <button
            aria-controls={tab === current ? `${id}-panel` : undefined}
            aria-selected={tab === current}
            className={classNames(
              'min-h-11 border-x border-t-4 px-5 font-semibold whitespace-nowrap -outline-offset-4',
              tab === current
                ? 'border-x-rule border-t-action bg-surface text-ink'
                : 'border-transparent text-muted hover:text-ink',
            )}
            id={`${id}-${tab.id}`}
            key={tab.id}
            onClick={() => onChoose(tab.id)}
            role="tab"
            tabIndex={tab === current ? 0 : -1}
            type="button"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div aria-labelledby={`${id}-${current.id}`} id={`${id}-panel`} role="tabpanel">
        <current.Panel key={current.id} />
      </div>
    </>
  )
}

/** Where a key leads from `index`, round both ends; null for a key that leads nowhere. */
export function indexAfter(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
