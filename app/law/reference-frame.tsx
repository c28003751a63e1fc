/**
 * The frame of a page of reference: opening and navigation first; at the end the date of the last
 * comparison and other formats.
 *
 * Props: `page` (its words); `files`, other formats; `filter`, kept in links to the other filtered
 * pages; children are the numbered sections.
 */
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { comparedOn } from '../../content/en/law/links.ts'
import {
  type ReferencePage,
  referencePages,
  referenceWords as words,
} from '../../content/en/law/words.ts'
import type { Link } from '../../content/en/page.ts'
import { lawReviewer } from '../../content/firm.ts'
import type { ProvisionFilter } from '../../domain/law/provisions.ts'
import { fill, longDate } from '../../domain/wording.ts'
import { announceFeed, type MetaArguments, pageMeta } from '../page-meta.ts'
import { describeReviewedPage } from '../structured-data.ts'
import { addressOf } from './filter-links.tsx'

interface ReferenceFrameProps {
  page: ReferencePage
  files?: readonly Link[]
  filter?: ProvisionFilter | undefined
  children: ReactNode
}

export function ReferenceFrame({ page, files = [], filter, children }: ReferenceFrameProps) {
  return (
    <>
      <section aria-labelledby="page-title" className="page">
        <div className="grid gap-3 pt-4 pb-3 lg:gap-6 lg:pt-12">
          <p className="axis-tick text-sm font-medium text-brass">{page.eyebrow}</p>
          <h1 className="max-w-[24ch] text-2xl lg:text-3xl" id="page-title">
            {page.title}
          </h1>
          <p className="max-w-measure text-balance text-muted lg:text-lg">{page.lead}</p>
          <Navigation filter={filter} />
        </div>
      </section>
      {children}
      <section aria-label={words.about} className="page">
        <div className="border-t border-rule py-6">
          <p className="text-sm text-muted figures">
            <time dateTime={comparedOn}>
              {fill(words.compared, { date: longDate(comparedOn) })}
            </time>{' '}
            {words.notAdvice}
            {lawReviewer && ` ${fill(words.reviewer, { name: lawReviewer })}`}
          </p>
          <Files files={[...files, { text: words.feed, href: page.feed }]} />
        </div>
      </section>
    </>
  )
}

/** Links to other formats of the page. */
export function Files({ files }: { files: readonly Link[] }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 text-sm print:hidden">
      <span className="text-muted">{words.downloads}</span>
      {files.map(({ text, href }) => (
        <a className="menu-link text-action underline" href={href} key={href}>
          {text}
        </a>
      ))}
    </p>
  )
}

/** One line of links that scrolls on a phone; public/site.js scrolls to the current one. */
export const slidingLine =
  'flex gap-x-6 max-lg:overflow-x-auto max-lg:pr-12 max-lg:[mask-image:linear-gradient(90deg,#000_85%,transparent)] lg:flex-wrap'

function Navigation({ filter }: Pick<ReferenceFrameProps, 'filter'>) {
  const { pathname } = useLocation()
  return (
    <nav aria-label={words.navigation} className="min-w-0 border-y border-rule print:hidden">
      <ul className={slidingLine}>
        {referencePages.map(({ text, href }) => (
          <li className="whitespace-nowrap" key={href}>
            <a
              aria-current={href === pathname ? 'page' : undefined}
              className="menu-link"
              href={filter ? addressOf(href, filter) : href}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Metadata of a page of reference, with its feed. */
export function referenceMeta(page: ReferencePage, args: MetaArguments) {
  const self = { text: page.title, href: args.location.pathname }
  return [
    ...pageMeta(page.meta, args, {
      structuredData: (origin) =>
        lawReviewer ? [describeReviewedPage(origin, self, lawReviewer)] : [],
      trail: [self],
    }),
    announceFeed(words.feed, page.feed),
  ]
}
