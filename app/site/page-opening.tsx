/**
 * The opening of a page: eyebrow on the axis, title, lead, actions.
 *
 * Props: `eyebrow`, `title`, `lead`, `actions` (the first is the main one), as in `Hero`
 * (content/en/page.ts); `next`, below the actions in their column; `figure`, at the right from
 * 1024 px on, else below; children, over the full width.
 */
import type { ReactNode } from 'react'
import type { Copy, Link, ClosingCall as Words } from '../../content/en/page.ts'
import { ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { PageSection } from '../ui/page-section.tsx'
import { Cited } from './sources/cited.tsx'

interface PageOpeningProps {
  eyebrow?: string
  title: string
  lead: Copy
  actions?: readonly Link[]
  next?: ReactNode
  figure?: ReactNode
  children?: ReactNode
}

export function PageOpening({
  eyebrow,
  title,
  lead,
  actions = [],
  next,
  figure,
  children,
}: PageOpeningProps) {
  return (
    <section aria-labelledby="page-title" className="page">
      <div className="grid gap-x-8 gap-y-4 py-4 max-sm:pb-2 sm:py-6 lg:grid-cols-12 lg:items-center lg:gap-y-8 lg:py-16">
        <div
          className={classNames('grid gap-3 lg:gap-6', figure ? 'lg:col-span-8' : 'lg:col-span-10')}
        >
          {eyebrow && <p className="axis-tick text-sm font-medium text-brass">{eyebrow}</p>}
          <h1 className="max-w-[24ch]" id="page-title">
            {title}
          </h1>
          <p className="max-w-measure text-balance text-muted lg:text-lg">
            <Cited copy={lead} />
          </p>
          <Actions actions={actions} />
          {next}
        </div>
        {figure && <div className="lg:col-span-4">{figure}</div>}
        {children && <div className="min-w-0 lg:col-span-12">{children}</div>}
      </div>
    </section>
  )
}

interface ActionsProps {
  actions: readonly Link[]
  /** Shows the second action as a link, so that one button stands out. */
  isSecondQuiet?: boolean
}

/** Actions as buttons: the first is the main one. */
export function Actions({ actions, isSecondQuiet = false }: ActionsProps) {
  if (actions.length === 0) return null
  return (
    <div
      className={classNames('flex flex-wrap gap-y-2 lg:mt-2', isSecondQuiet ? 'gap-x-1' : 'gap-4')}
    >
      {actions.map(({ text, href }, index) => (
        <ButtonLink
          className={classNames(
            'wrap-anywhere',
            // Both fit in one row on a phone of 390 px.
            isSecondQuiet && (index > 0 ? 'max-sm:px-1' : 'max-sm:px-2'),
          )}
          href={href}
          key={text}
          size="lg"
          variant={index === 0 ? 'primary' : isSecondQuiet ? 'quiet' : 'outline'}
        >
          {text}
        </ButtonLink>
      ))}
    </div>
  )
}

export function ClosingCall({ words, number }: { words: Words; number?: string }) {
  return (
    <PageSection
      lead={
        <p>
          <Cited copy={words.text} />
        </p>
      }
      number={number}
      title={words.title}
    >
      <Actions actions={words.actions} />
    </PageSection>
  )
}
