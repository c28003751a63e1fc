/**
 * A part of a page under the heading that names it.
 *
 * Props: `title`, `titleId`, `titleClass`; the rest is the section's own.
 */
import type { ComponentProps, ReactNode } from 'react'

type TitledSectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: ReactNode
  titleId: string
  titleClass?: string | undefined
}

export function TitledSection(props: TitledSectionProps) {
  const { title, titleId, titleClass = 'text-xl', children, ...section } = props
  return (
    <section {...section} aria-labelledby={titleId}>
      <h2 className={titleClass || undefined} id={titleId}>
        {title}
      </h2>
      {children}
    </section>
  )
}
