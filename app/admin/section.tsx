/** Titled parts of a screen. */
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react'
import { classNames } from '../ui/class-names.ts'

/** Title of a screen without a tab. It takes the focus, which a tab would keep. */
export function ViewTitle({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 className="text-xl" ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}

interface SectionProps {
  title: ReactNode
  /** Ref of the title, if it is to take the focus. */
  heading?: Ref<HTMLHeadingElement>
  /** Gap between the parts, and other classes. */
  className?: string
  children: ReactNode
}

/** A part of a screen or a dialog, named by its title. */
export function Section({ title, heading, className = 'gap-3', children }: SectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={classNames('grid min-w-0 grid-cols-1 content-start', className)}
    >
      <h3 className="text-lg break-words" id={id} ref={heading} tabIndex={heading ? -1 : undefined}>
        {title}
      </h3>
      {children}
    </section>
  )
}

/** Short texts or links, one below the other. */
export function Lines({ children }: { children: readonly ReactNode[] }) {
  return (
    <ul className="grid gap-1 text-sm">
      {children.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one report never move
        <li key={index}>{child}</li>
      ))}
    </ul>
  )
}
