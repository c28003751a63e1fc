/**
 * The frame of a specimen: a small page of what a client gets, generated from the site's own
 * content by the real functions, and labelled as a specimen.
 *
 * Props: `label` ("Specimen"); `title` (with `titleHidden` where the heading above says it) and
 * `text` about the content; `link` to the full version.
 */
import type { ReactNode } from 'react'
import type { Link } from '../../../content/en/page.ts'
import { classNames } from '../../ui/class-names.ts'

interface SpecimenSheetProps {
  label: string
  title: string
  titleHidden?: boolean
  text?: string
  link?: Link
  className?: string
  children: ReactNode
}

export function SpecimenSheet({
  label,
  title,
  titleHidden = false,
  text,
  link,
  className,
  children,
}: SpecimenSheetProps) {
  return (
    <figure
      aria-label={`${label}: ${title}`}
      className={classNames(
        'grid min-w-0 content-start gap-4 border border-rule border-t-4 border-t-ink bg-surface p-4 sm:p-6',
        className,
      )}
    >
      <figcaption className="grid gap-1">
        <span className="text-sm font-semibold text-brass">{label}</span>
        {!titleHidden && <span className="font-serif text-lg">{title}</span>}
        {text && <span className="text-sm text-muted">{text}</span>}
      </figcaption>
      {children}
      {link && (
        <p className="self-end text-sm">
          <a href={link.href}>{link.text}</a>
        </p>
      )}
    </figure>
  )
}
