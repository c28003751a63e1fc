/**
 * A dialog that leads anywhere in the admin area: a field with a list, in which the arrow keys move
 * while the focus stays in the field.
 */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { commandPaletteWords as words } from '../../../content/en/admin/command-palette.ts'
import { searchMaxLength } from '../../../domain/list-query.ts'
import { fill } from '../../../domain/wording.ts'
import { StackedDialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { RefreshFailure } from '../list/not-loaded.tsx'
import { type Choice, useChoices } from './use-choices.ts'

export function CommandPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <StackedDialog closeOnBackdrop onClose={onClose} open={open} size="pinned" title={words.title}>
      <PaletteField onClose={onClose} />
    </StackedDialog>
  )
}

function PaletteField({ onClose }: { onClose: () => void }) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { choices, isSearching, hasFailed, searchAgain } = useChoices(typed)
  const isNone = choices.length === 0 && !isSearching && !hasFailed
  const [place, setPlace] = useState(0)
  const current = Math.min(place, choices.length - 1)
  const choose = (choice: Choice | undefined) => {
    if (!choice) return
    onClose()
    choice.go()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowDown: current + 1, ArrowUp: current - 1 }[event.key]
    if (event.key === 'Enter') choose(choices[current])
    else if (next === undefined) return
    else setPlace((next + choices.length) % Math.max(1, choices.length))
    event.preventDefault()
  }
  return (
    <div className="grid gap-3">
      <TextField
        aria-activedescendant={choices[current] && `${id}-${current}`}
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-expanded={choices.length > 0}
        autoComplete="off"
        data-autofocus
        hint={words.keys}
        label={words.label}
        maxLength={searchMaxLength}
        onChange={(event) => {
          setTyped(event.target.value)
          setPlace(0)
        }}
        onKeyDown={onKeyDown}
        placeholder={words.placeholder}
        ref={field}
        role="combobox"
        value={typed}
      />
      <p className="sr-only" role="status">
        {!isSearching && !hasFailed && !isNone && fill(words.found, { count: choices.length })}
        {isNone && words.none}
      </p>
      <Choices choices={choices} current={current} id={id} onChoose={choose} />
      {isNone && <p className="text-muted">{words.none}</p>}
      {hasFailed && (
        <RefreshFailure
          onRetry={() => {
            field.current?.focus()
            searchAgain()
          }}
          text={words.fetchFailed}
        />
      )}
    </div>
  )
}

interface ChoicesProps {
  id: string
  choices: readonly Choice[]
  current: number
  onChoose: (choice: Choice) => void
}

function Choices({ id, choices, current, onChoose }: ChoicesProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <div
      aria-label={words.results}
      className="max-h-[50vh] overflow-y-auto border-t border-rule"
      id={`${id}-list`}
      ref={list}
      role="listbox"
    >
      {choices.map((choice, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the field
        <div
          aria-selected={index === current}
          className="flex min-h-11 cursor-pointer items-baseline justify-between gap-4 border-b border-rule px-3 py-2 hover:bg-wash aria-selected:bg-action-wash forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2"
          id={`${id}-${index}`}
          key={choice.key}
          onClick={() => onChoose(choice)}
          role="option"
          tabIndex={-1}
        >
          <span className="min-w-0 break-words font-semibold">{choice.text}</span>
          <span className="shrink-0 text-sm text-muted">{choice.group}</span>
        </div>
      ))}
    </div>
  )
}
