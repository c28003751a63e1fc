/**
 * A numbered section on the axis (frame.css). Put it straight into `main`; it brings its own
 * page-wide container.
 *
 * Props: `title`; `number` ("1"); `eyebrow` (a word beside the number); `lead`; `id` (an anchor);
 * `level` of the heading, 2 by default (1 for a page's own head);
 * `layout` stacked | aside (heading in the left third from 1024 px on, content in the rest);
 * `ground` paper | wash (a tint over the full width, so that long pages change their texture).
 */
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

interface PageSectionProps {
  title: ReactNode
  number?: string
  eyebrow?: ReactNode
  lead?: ReactNode
  id?: string
  level?: 1 | 2
  layout?: 'stacked' | 'aside'
  ground?: 'paper' | 'wash'
  children?: ReactNode
  className?: string
}

export function PageSection(props: PageSectionProps) {
  const { id, level = 2, layout = 'stacked', ground = 'paper', children, className } = props
  const headingId = useId()
  const section = (
    <section
      aria-labelledby={headingId}
      className={classNames('page', level > 1 && 'laid-out-late')}
      id={id}
    >
      <div
        className={classNames(
          'grid gap-2 print:block border-t border-rule py-3 sm:gap-4 sm:py-10 lg:gap-8 lg:py-16 [section:first-child>&]:border-t-0',
          layout === 'aside' && 'lg:grid-cols-12 lg:gap-x-8',
          className,
        )}
      >
        <SectionHead {...props} headingId={headingId} />
        {children && (
          <div className={classNames('min-w-0 print:mt-4', layout === 'aside' && 'lg:col-span-8')}>
            {children}
          </div>
        )}
      </div>
    </section>
  )
  return ground === 'wash' ? <div className="bg-wash">{section}</div> : section
}

function SectionHead({
  title,
  number,
  eyebrow,
  lead,
  level = 2,
  layout,
  headingId,
}: PageSectionProps & { headingId: string }) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <header
      className={classNames(
        'grid content-start gap-x-3 gap-y-1 lg:gap-4',
        // On a phone the title stands beside its number.
        number && 'max-lg:grid-cols-[auto_1fr] max-lg:items-baseline',
        layout === 'aside' && 'lg:col-span-4',
      )}
    >
      {(number || eyebrow) && (
        <p className="axis-tick flex items-baseline gap-3 text-sm text-muted">
          {number && <span className="font-serif text-lg text-brass figures">{number}</span>}
          <span className={number && 'max-lg:hidden'}>{eyebrow}</span>
        </p>
      )}
      <Heading
        className={classNames('max-w-[24ch]', level === 2 && 'max-lg:text-xl')}
        id={headingId}
      >
        {title}
      </Heading>
      {lead && (
        <div
          className={classNames(
            'col-span-full max-w-measure text-muted max-sm:text-sm',
            layout !== 'aside' && 'lg:text-lg',
          )}
        >
          {lead}
        </div>
      )}
    </header>
  )
}
