import * as RadixTooltip from '@radix-ui/react-tooltip'
import { type MouseEvent, useState } from 'react'
import { hostAround } from '../../../ui/portal-host.ts'
import { shortcutText } from '../shortcut-text.ts'
import type { ToolbarAction } from './actions.ts'
import { ToolbarIcon } from './toolbar-icon.tsx'

interface ToolbarButtonProps {
  action: ToolbarAction
  /** Undefined of what is neither on nor off. */
  isPressed: boolean | undefined
  isEnabled: boolean
  isCurrent: boolean
  onFocus: () => void
  onPress: (isByMouse: boolean) => void
}

/** Stays in reach of the keyboard when it is disabled: focus must not vanish under "Undo". */
export function ToolbarButton({
  action,
  isPressed,
  isEnabled,
  isCurrent,
  ...on
}: ToolbarButtonProps) {
  const { id, label, shortcut, face } = action
  return (
    <Hint text={shortcut ? `${label} (${shortcutText(shortcut)})` : label}>
      <button
        aria-disabled={!isEnabled || undefined}
        aria-keyshortcuts={shortcut?.replace('Mod', 'Control')}
        aria-label={label}
        aria-pressed={isPressed}
        className="editor-button"
        data-action={id}
        // Drawn by the style sheet: as text it would be a second name.
        data-face={'text' in face ? face.text : undefined}
        // A click says how often it was pressed; the keyboard's has no count.
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

/** The text keeps the focus, so that what was selected stays so. */
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
