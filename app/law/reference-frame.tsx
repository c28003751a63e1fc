/**
 * The frame of a page of reference: what it is, on which day it was last compared, in which other
 * forms it can be had, and the way to the other pages.
 *
 * Props: `page` (its words); `href`, its address; `files`, other forms of the same; children are its
 * numbered sections.
 */
import type { ReactNode } from 'react'
import { comparedOn } from '../../content/law/links.ts'
import {
  type ReferencePage,
  referencePages,
  referenceWords as words,
} from '../../content/law/words.ts'
import type { Link } from '../../content/page.ts'
import { fill, longDate } from '../../domain/wording.ts'
import { type MetaArguments, pageMeta } from '../site/page-meta.ts'
import { describeBreadcrumbs } from '../site/structured-data.ts'

interface ReferenceFrameProps {
  page: ReferencePage
  href: string
  files?: readonly Link[]
  children: ReactNode
}

export function ReferenceFrame({ page, href, files = [], children }: ReferenceFrameProps) {
  return (
    <>
      <section aria-labelledby="page-title" className="page">
        <div className="grid gap-6 py-12 lg:py-16">
          <p className="axis-tick text-sm font-medium text-brass">{page.eyebrow}</p>
          <h1 className="max-w-[22ch]" id="page-title">
            {page.title}
          </h1>
          <p className="max-w-measure text-lg text-muted">{page.lead}</p>
          <p className="text-sm text-muted figures">
            <time dateTime={comparedOn}>
              {fill(words.compared, { date: longDate(comparedOn) })}
            </time>{' '}
            {words.notAdvice}
          </p>
          <Files files={[...files, { text: words.feed, href: page.feed }]} />
          <Navigation href={href} />
        </div>
      </section>
      {children}
    </>
  )
}

function Files({ files }: { files: readonly Link[] }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 text-sm print:hidden">
      <span className="text-muted">{words.downloads}</span>
      {files.map(({ text, href }) => (
        <a
          className="inline-flex min-h-11 items-center text-action underline decoration-1 underline-offset-4 hover:decoration-2"
          href={href}
          key={href}
        >
          {text}
        </a>
      ))}
    </p>
  )
}

function Navigation({ href: current }: { href: string }) {
  return (
    <nav aria-label={words.navigation} className="border-y border-rule print:hidden">
      <ul className="flex flex-wrap gap-x-6 text-sm">
        {referencePages.map(({ text, href }) => (
          <li key={href}>
            <a
              aria-current={href === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center text-action underline decoration-1 underline-offset-4 hover:decoration-2 aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:no-underline"
              href={href}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What such a page says of itself; its feed is announced to readers of feeds. */
export function referenceMeta(page: ReferencePage, args: MetaArguments, href: string) {
  return [
    ...pageMeta(page.meta, args, {
      structuredData: (origin) => [describeBreadcrumbs(origin, [{ text: page.title, href }])],
    }),
    {
      tagName: 'link' as const,
      rel: 'alternate',
      type: 'application/rss+xml',
      title: words.feed,
      href: page.feed,
    },
  ]
}
