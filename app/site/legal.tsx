/** The legal texts, and what the site says of its own safety and accessibility: date, contents that stay in view on wide screens, numbered sections. */

import type {
  LegalBlock as Block,
  Copy,
  LegalDocument,
  LegalSection,
} from '../../content/en/page.ts'
import { accessibilityPage } from '../../content/en/pages/accessibility.ts'
import { writePrivacyPolicy } from '../../content/en/pages/privacy-policy.ts'
import { termsOfService } from '../../content/en/pages/terms-of-service.ts'
import { writeTrustPage } from '../../content/en/pages/trust.ts'
import { fill, longDate } from '../../domain/wording.ts'
import { servicesContext } from '../ssr/context.ts'
import { StackedTable } from '../ui/stacked-table.tsx'
import type { Route } from './+types/legal.ts'
import { pageMeta } from './page-meta.ts'
import { RuledList } from './ruled-list.tsx'
import { Cited, CitedPage } from './sources/cited.tsx'
import { listSources } from './sources/list-sources.ts'
import { describeBreadcrumbs } from './structured-data.ts'

/** Each names the receiver of leads. */
const documents: Record<string, (receiver: string | null) => LegalDocument> = {
  '/privacy-policy': writePrivacyPolicy,
  '/terms-of-service': () => termsOfService,
  '/trust': writeTrustPage,
  '/accessibility': () => accessibilityPage,
}

/** `pattern` is the path in routes.ts, without its first slash. */
export function loader({ pattern, context }: Route.LoaderArgs) {
  const href = `/${pattern}`
  const write = documents[href]
  if (!write) throw new Error(`No legal text at ${href}`)
  return { document: write(context.get(servicesContext).leads.nameReceiver()), href }
}

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  if (!loaderData) return []
  const { document, href } = loaderData
  return pageMeta(document.meta, args, {
    structuredData: (origin) => [describeBreadcrumbs(origin, [{ text: document.title, href }])],
  })
}

export default function Legal({ loaderData: { document } }: Route.ComponentProps) {
  const { sections, contentsLabel } = document
  return (
    <CitedPage sources={listSources(document)}>
      <article className="page">
        <Head document={document} />
        <div className="grid gap-x-8 gap-y-12 border-t border-rule py-12 lg:grid-cols-12">
          <Contents label={contentsLabel} sections={sections} />
          <div className="grid gap-12 lg:col-span-8">
            {sections.map((section, index) => (
              <Section key={section.id} number={index + 1} section={section} />
            ))}
          </div>
        </div>
      </article>
    </CitedPage>
  )
}

function Head({ document }: { document: LegalDocument }) {
  const { title, updatedLabel, updatedOn, intro } = document
  return (
    <header className="grid gap-6 py-12 lg:py-20">
      <p className="axis-tick text-sm font-medium text-brass">
        <time dateTime={updatedOn}>{fill(updatedLabel, { date: longDate(updatedOn) })}</time>
      </p>
      <h1>{title}</h1>
      {intro.map((paragraph) => (
        <Lead copy={paragraph} key={String(paragraph)} />
      ))}
    </header>
  )
}

function Lead({ copy }: { copy: Copy }) {
  return (
    <p className="max-w-measure text-lg text-muted">
      <Cited copy={copy} />
    </p>
  )
}

function Contents({ label, sections }: { label: string; sections: readonly LegalSection[] }) {
  return (
    <nav
      aria-label={label}
      className="lg:sticky lg:top-24 lg:col-span-4 lg:self-start print:hidden"
    >
      <p className="mb-2 text-sm font-semibold text-muted">{label}</p>
      <ol className="text-sm">
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a className="menu-link gap-3" href={`#${id}`}>
              <span aria-hidden="true" className="w-5 font-serif text-brass figures">
                {index + 1}
              </span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Section({ section, number }: { section: LegalSection; number: number }) {
  const { id, title, blocks } = section
  return (
    <section aria-labelledby={`${id}-title`} className="laid-out-late" id={id}>
      <h2 className="mb-5 flex items-baseline gap-3 text-xl" id={`${id}-title`}>
        <span aria-hidden="true" className="text-lg text-brass figures">
          {number}
        </span>
        {title}
      </h2>
      <div className="grid gap-5">
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a fixed text never move
          <LegalBlock block={block} key={index} />
        ))}
      </div>
    </section>
  )
}

function LegalBlock({ block }: { block: Block }) {
  if (block.kind === 'list') return <RuledList items={block.items} />
  if (block.kind === 'table') return <LegalTable {...block} />
  return (
    <p className="max-w-measure">
      <Cited copy={block.text} />
    </p>
  )
}

function LegalTable({ caption, columns, rows }: Extract<Block, { kind: 'table' }>) {
  const listed = rows.map((cells) => ({ key: cells[0] ?? '', cells }))
  return <StackedTable caption={caption} columns={columns} label={caption} rows={listed} />
}
