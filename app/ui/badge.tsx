/**
 * A short label in a ruled box: a kind, a count, a plan. StateBadge adds a shape, for a state with
 * a meaning (good, bad); StatusMark is the same without a box.
 *
 * Props: `tone` neutral | action | brass | green | amber | red | grey; children.
 */
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { type Tone, ToneShape } from './status-mark.tsx'

export type BadgeTone = 'neutral' | 'action' | 'brass' | 'green' | 'amber' | 'red' | 'grey'

const tones: Record<BadgeTone, string> = {
  neutral: 'border-line text-ink',
  action: 'border-action bg-action-wash text-action',
  brass: 'border-brass text-brass',
  green: 'border-green bg-green-wash text-green',
  amber: 'border-amber bg-amber-wash text-amber',
  red: 'border-red bg-red-wash text-red',
  grey: 'border-grey bg-grey-wash text-grey',
}

interface BadgeProps {
  tone?: BadgeTone
  children: ReactNode
  className?: string
}

export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 whitespace-nowrap border px-2 text-sm font-semibold',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}

/** A state as word, shape and colour. */
export function StateBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <Badge tone={tone}>
      <ToneShape tone={tone} />
      {children}
    </Badge>
  )
}

/** The legal weight of an entry, small beside its text; a long one breaks over several lines. */
export function LawChip({ children }: { children: ReactNode }) {
  return <span className="inline-block border border-line px-2 text-sm text-ink">{children}</span>
}
