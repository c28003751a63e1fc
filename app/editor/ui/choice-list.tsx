import { useLayoutEffect, useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import type { ToolbarAction } from './toolbar/actions.ts'
import { ToolbarIcon } from './toolbar/toolbar-icon.tsx'

export interface Choice {
  id: string
  label: string
  detail?: string
  face?: ToolbarAction['face']
  /** A note that cannot be chosen. */
  isNote?: boolean
}

interface ChoiceListProps<Offered extends Choice> {
  id: string
  label: string
  className: string
  choices: readonly Offered[]
  /** Index of the active choice; below 0: none. */
  index: number
  onChoose: (choice: Offered) => void
  onPoint?: (index: number) => void
  /** Positions the list; returns the cleanup. */
  mount?: (list: HTMLElement) => () => void
  tabIndex?: number
}

/** List of choices whose keys are handled where the focus is: in a field, or in the text. */
export function ChoiceList<Offered extends Choice>(props: ChoiceListProps<Offered>) {
  const { id, label, className, choices, index, onChoose, onPoint, mount, tabIndex } = props
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (list.current ? mount?.(list.current) : undefined), [mount])
  useLayoutEffect(() => {
    const option = choices[index] && list.current?.children[index]
    option?.scrollIntoView({ block: 'nearest' })
  }, [index, choices])
  return (
    <div
      aria-label={label}
      className={className}
      id={id}
      ref={list}
      role="listbox"
      tabIndex={tabIndex}
    >
      {choices.map((choice, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are taken where the focus is
        <div
          aria-disabled={choice.isNote}
          aria-selected={place === index}
          className={classNames(
            'group flex min-h-11 items-center gap-3 rounded-xs px-2 py-1',
            choice.isNote ? 'cursor-default text-muted' : optionLook,
          )}
          id={`${id}-${place}`}
          key={choice.id}
          onClick={() => onChoose(choice)}
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => place !== index && onPoint?.(place)}
          role="option"
          tabIndex={-1}
        >
          {choice.face && <Face face={choice.face} />}
          <span className="min-w-0">
            <span className={choice.isNote ? 'block' : 'block truncate'}>{choice.label}</span>
            {choice.detail && (
              <span className="block truncate text-sm text-muted group-aria-selected:text-inherit">
                {choice.detail}
              </span>
            )}
          </span>
        </div>
      ))}
    </div>
  )
}

const optionLook =
  'cursor-pointer aria-selected:bg-ink aria-selected:text-paper forced-colors:aria-selected:forced-color-adjust-none forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText]'

function Face({ face }: { face: ToolbarAction['face'] }) {
  if ('icon' in face) return <ToolbarIcon name={face.icon} />
  // Drawn by the style sheet: as text it would be part of the option's name.
  return (
    <span
      aria-hidden="true"
      className="w-5 shrink-0 text-center font-serif lining-nums whitespace-nowrap before:content-[attr(data-face)]"
      data-face={face.text}
    />
  )
}
