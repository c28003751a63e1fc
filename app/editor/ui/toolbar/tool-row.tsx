/** A row of buttons that is a single Tab stop: the toolbar, and the selection bar. */

import * as RadixTooltip from '@radix-ui/react-tooltip'
import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, type MouseEvent, memo, type Ref, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { hostAround } from '../../../ui/portal-host.ts'
import { useDebounced } from '../debounce.ts'
import { focusText } from '../focus-text.ts'
import type { Task, ToolbarAction } from './actions.ts'
import { ToolbarIcon } from './toolbar-icon.tsx'

const hoverDelayMs = 700
const skipDelayMs = 300

interface ToolRowProps {
  editor: Editor
  label: string
  className: string
  groups: readonly (readonly ToolbarAction[])[]
  onTask: (task: Task) => void
  ref: Ref<HTMLDivElement>
  /** Id of the text that it works on. */
  controls: string
}

/** Renders only when its content changes, not with every letter that is typed. */
export const ToolRow = memo(function ToolRow(props: ToolRowProps) {
  const { editor, label, className, groups, onTask, ref, controls } = props
  const actions = groups.flat()
  const roving = useRovingFocus(actions.map(({ id }) => id))
  const states = useActionStates(editor, actions)

  function press({ run }: ToolbarAction, isByMouse: boolean) {
    if (typeof run === 'string') return onTask(run)
    run(editor)
    if (isByMouse) editor.view.focus()
  }

  function leave(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Escape') return roving.onKeyDown(event)
    // The Escape must not close a dialog around the editor.
    event.preventDefault()
    event.stopPropagation()
    focusText(editor)
  }

  return (
    <RadixTooltip.Provider delayDuration={hoverDelayMs} skipDelayDuration={skipDelayMs}>
      <div
        aria-controls={controls}
        aria-label={label}
        className={className}
        onKeyDown={leave}
        ref={ref}
        role="toolbar"
      >
        {groups.map((group) => (
          <div
            // A rule before each group but the first; at the start of a line the rule is cut off.
            className="relative flex flex-wrap before:absolute before:inset-y-3 before:-left-[0.3125rem] before:border-l before:border-line first:before:hidden in-[.editor-selection]:flex-nowrap max-md:flex-nowrap @max-xl:flex-nowrap"
            key={group[0]?.id}
          >
            {group.map((action) => (
              <ToolbarButton
                action={action}
                isCurrent={action.id === roving.current}
                isEnabled={states[action.id]?.isEnabled ?? true}
                isPressed={states[action.id]?.isPressed}
                key={action.id}
                onFocus={() => roving.setCurrent(action.id)}
                onPress={(isByMouse) => press(action, isByMouse)}
              />
            ))}
          </div>
        ))}
      </div>
    </RadixTooltip.Provider>
  )
})

interface ActionState {
  isEnabled: boolean
  isPressed: boolean | undefined
}

function useActionStates(
  editor: Editor,
  actions: readonly ToolbarAction[],
): Record<string, ActionState> {
  return useDebounced(editor, () => {
    const can = editor.can()
    return Object.fromEntries(
      actions.map(({ id, isEnabled, isPressed }) => [
        id,
        { isEnabled: isEnabled?.(editor, can) ?? true, isPressed: isPressed?.(editor) },
      ]),
    )
  })
}

interface ToolbarButtonProps {
  action: ToolbarAction
  /** Undefined for an action that is neither on nor off. */
  isPressed: boolean | undefined
  isEnabled: boolean
  isCurrent: boolean
  onFocus: () => void
  onPress: (isByMouse: boolean) => void
}

const buttonLook = classNames(
  'grid h-11 min-w-11 place-items-center rounded-xs font-serif text-[1.0625rem] font-medium text-ink lining-nums',
  'data-face:before:leading-none data-face:before:content-[attr(data-face)] data-[action=strike]:before:line-through data-[action=underline]:before:underline',
  '-outline-offset-3 hover:bg-rule aria-disabled:bg-transparent aria-disabled:text-line aria-pressed:bg-ink aria-pressed:text-paper',
  'forced-colors:aria-pressed:forced-color-adjust-none forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText]',
)

/** Stays focusable when disabled: the focus must not vanish when "Undo" has no more to undo. */
function ToolbarButton({ action, isPressed, isEnabled, isCurrent, ...on }: ToolbarButtonProps) {
  const { id, label, shortcut, face } = action
  return (
    <Hint text={shortcut ? `${label} (${shortcutText(shortcut)})` : label}>
      <button
        aria-disabled={!isEnabled || undefined}
        aria-keyshortcuts={shortcut?.replace('Mod', 'Control')}
        aria-label={label}
        aria-pressed={isPressed}
        className={buttonLook}
        data-action={id}
        // Drawn by the style sheet: as text it would be a second name.
        data-face={'text' in face ? face.text : undefined}
        // `detail` counts the clicks of a mouse; a key press leaves it at 0.
        onClick={(event) => isEnabled && on.onPress(event.detail > 0)}
        onFocus={on.onFocus}
        onMouseDown={keepSelection}
        tabIndex={isCurrent ? 0 : -1}
        type="button"
      >
        {'icon' in face && <ToolbarIcon name={face.icon} />}
      </button>
    </Hint>
  )
}

/** Keeps the focus in the text, so that its selection stays. */
function keepSelection(event: MouseEvent): void {
  event.preventDefault()
}

function Hint({ text, children }: { text: string; children: React.ReactNode }) {
  const [around, setAround] = useState<Element | null>(null)
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild ref={(button) => setAround(hostAround(button))}>
        {children}
      </RadixTooltip.Trigger>
      <RadixTooltip.Portal container={around}>
        <RadixTooltip.Content
          className="z-50 bg-ink px-3 py-1.5 text-sm text-paper shadow-lift"
          collisionPadding={8}
          sideOffset={4}
        >
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  )
}

/**
 * One stop of the Tab key for a whole toolbar; the arrow keys, Home and End move within it
 * (WAI-ARIA Authoring Practices, "Toolbar").
 */
function useRovingFocus(ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const target = targetOf(event.key, ids.indexOf(current ?? ''), ids.length)
    if (target === null || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>(`[data-action="${ids[target]}"]`)?.focus()
  }

  return { current, setCurrent, onKeyDown }
}

/** The index that a key leads to from `index`, wrapping at the ends; null for any other key. */
export function targetOf(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}

/** "Mod+B" as the keys of this device are labelled: "Ctrl+B", or "⌘B" on a Mac. */
export function shortcutText(shortcut: string): string {
  const isMac = /mac|iphone|ipad/i.test(navigator.platform)
  if (!isMac) return shortcut.replace('Mod', 'Ctrl')
  return shortcut.replaceAll('+', '').replace('Mod', '⌘').replace('Shift', '⇧').replace('Alt', '⌥')
}
