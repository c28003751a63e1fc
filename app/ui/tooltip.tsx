/**
 * A note on hover (after 700 ms; 300 ms of grace between neighbours), on focus and on tap.
 *
 * Tooltip: `content` (the note, plain words); `children` (what is hovered: an icon or a word; the
 * trigger is a button, 44 px); `label` names the trigger when the children are only a drawing.
 * The note is also in the trigger's name, so that nothing depends on its being open.
 * TooltipProvider: once around a screen that uses tooltips; the grace period needs a shared one.
 */
import * as RadixTooltip from '@radix-ui/react-tooltip'
import { type ReactNode, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { hostAround } from './portal-host.ts'

const hoverDelayMs = 700
const skipDelayMs = 300

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={hoverDelayMs} skipDelayDuration={skipDelayMs}>
      {children}
    </RadixTooltip.Provider>
  )
}

interface TooltipProps {
  content: string
  children: ReactNode
  label?: string
  className?: string
}

export function Tooltip({ content, children, label, className }: TooltipProps) {
  const [open, setOpen] = useState(false)
  const [host, setHost] = useState<HTMLElement | null>(null)
  const wasOpen = useRef(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const show = (isOpen: boolean) => {
    setHost(hostAround(trigger.current))
    setOpen(isOpen)
  }
  return (
    <RadixTooltip.Root onOpenChange={show} open={open}>
      <RadixTooltip.Trigger
        className={classNames(
          'inline-flex min-h-11 min-w-11 items-center justify-center gap-2',
          className,
        )}
        onClick={(event) => {
          // Radix closes on click, which would leave touch screens with no way to open.
          event.preventDefault()
          show(!wasOpen.current)
        }}
        onPointerDown={() => {
          wasOpen.current = open
        }}
        ref={trigger}
        type="button"
      >
        {children}
        <span className="sr-only">{label ? `${label}: ${content}` : content}</span>
      </RadixTooltip.Trigger>
      <RadixTooltip.Portal container={host}>
        <RadixTooltip.Content
          className="z-50 max-w-xs text-balance bg-ink px-3 py-2 text-sm text-paper shadow-lift"
          collisionPadding={16}
          sideOffset={4}
        >
          {content}
          <RadixTooltip.Arrow className="fill-ink" />
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  )
}
