/**
 * Tabs over one panel, as in WAI-ARIA: a single stop for Tab; arrow keys, Home and End inside.
 *
 * Props: `label`; `tabs` (id, label, `note`: how much is waiting in it); `current` (an id);
 * `onChoose`; `look` page | section; children (the panel).
 */
import * as RadixTabs from '@radix-ui/react-tabs'
import { type ReactNode, useEffect, useRef } from 'react'

interface TabsProps {
  label: string
  tabs: readonly { id: string; label: string; note?: ReactNode }[]
  current: string
  onChoose: (id: string) => void
  look: 'page' | 'section'
  children: ReactNode
}

const listLook = {
  page: 'flex scroll-px-8 overflow-x-auto border-b-2 border-ink print:hidden',
  section: 'flex overflow-x-auto border-b border-rule',
}

const sharedTabLook =
  'min-h-11 font-semibold whitespace-nowrap -outline-offset-4 data-[state=active]:text-ink data-[state=inactive]:border-transparent data-[state=inactive]:text-muted data-[state=inactive]:hover:text-ink forced-colors:data-[state=active]:forced-color-adjust-none forced-colors:data-[state=active]:bg-[Highlight] forced-colors:data-[state=active]:text-[HighlightText]'

const tabLook = {
  page: `${sharedTabLook} border-x border-t-4 px-5 data-[state=active]:border-x-rule data-[state=active]:border-t-action data-[state=active]:bg-surface`,
  section: `${sharedTabLook} border-b-4 px-4 text-sm data-[state=active]:border-action`,
}

export function Tabs({ label, tabs, current, onChoose, look, children }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const place = tabs.findIndex(({ id }) => id === current)
  const notes = tabs.filter(({ note }) => note).length
  // On a phone not all tabs fit: the current one scrolls into view, with the edge of its neighbour.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a count that arrives makes the tabs wider, and is read nowhere in here
  useEffect(() => {
    if ((list.current?.getBoundingClientRect().bottom ?? 0) < 0) return
    list.current?.children[place]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [place, notes])
  return (
    <RadixTabs.Root onValueChange={onChoose} value={current}>
      <RadixTabs.List aria-label={label} className={listLook[look]} ref={list}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger className={tabLook[look]} key={tab.id} value={tab.id}>
            {tab.label}
            {tab.note}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {/* The content of the panel has its own Tab stops. */}
      <RadixTabs.Content tabIndex={undefined} value={current}>
        {children}
      </RadixTabs.Content>
    </RadixTabs.Root>
  )
}
