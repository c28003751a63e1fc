/**
 * A state as word, shape and colour together, never by colour alone.
 *
 * Props: `tone` green (disc) | amber (triangle) | red (square) | grey (ring); children are the
 * word; `size` md | lg. ToneShape is the drawing alone, decorative.
 */
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Tone = 'green' | 'amber' | 'red' | 'grey'

const colours: Record<Tone, string> = {
  green: 'text-green',
  amber: 'text-amber',
  red: 'text-red',
  grey: 'text-grey',
}

interface StatusMarkProps {
  tone: Tone
  children: ReactNode
  size?: 'md' | 'lg'
  className?: string
}

export function StatusMark({ tone, children, size = 'md', className }: StatusMarkProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-2 font-semibold',
        colours[tone],
        size === 'lg' && 'text-lg',
        className,
      )}
    >
      <ToneShape className={size === 'lg' ? 'size-4' : 'size-3'} tone={tone} />
      {children}
    </span>
  )
}

export function ToneShape({ tone, className }: { tone: Tone; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={classNames('shrink-0 fill-current', colours[tone], className ?? 'size-3')}
      viewBox="0 0 12 12"
    >
      {tone === 'green' && <circle cx="6" cy="6" r="5.5" />}
      {tone === 'amber' && <path d="M6 .5l6 11H0z" />}
      {tone === 'red' && <path d="M.5.5h11v11H.5z" />}
      {tone === 'grey' && (
        <circle className="fill-none stroke-current" cx="6" cy="6" r="4.5" strokeWidth="2" />
      )}
    </svg>
  )
}
