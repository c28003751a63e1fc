/** The legal texts, Trust and Accessibility: title and date, then numbered sections that unfold. */

import type { LegalBlock as Block, LegalDocument, LegalSection } from '../../content/en/page.ts'
import { accessibilityPage } from '../../content/en/pages/accessibility.ts'
import { writePrivacyPolicy } from '../../content/en/pages/privacy-policy.ts'
import { termsOfService } from '../../content/en/pages/terms-of-service.ts'
import { writeTrustPage } from '../../content/en/pages/trust.ts'
import { fill, longDate } from '../../domain/wording.ts'
import { pageMeta } from '../page-meta.ts'
import { servicesContext } from '../ssr/context.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { StackedTable } from '../ui/stacked-table.tsx'
import type { Route } from './+types/legal.ts'
import { RuledList } from './ruled-list.tsx'
import { Cited, CitedPage } from './sources/cited.tsx'
import { listSources } from './sources/list-sources.ts'

/** Each gets the name of the service that receives leads; null without one. */
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
  return pageMeta(document.meta, args, { trail: [{ text: document.title, href }] })
}

export default function Legal({ loaderData: { document } }: Route.ComponentProps) {
  return (
    <CitedPage sources={listSources(document)}>
      <article className="page print:block grid gap-x-8 gap-y-4 pt-4 pb-8 lg:grid-cols-12 lg:pt-12">
        <Head document={document} />
        <div className="min-w-0 lg:col-span-8">
          {document.sections.map((section, index) => (
            <Section key={section.id} number={index + 1} section={section} />
          ))}
        </div>
      </article>
    </CitedPage>
  )
}

function Head({ document }: { document: LegalDocument }) {
  const { title, updatedLabel, updatedOn, intro } = document
  return (
    <header className="grid content-start gap-3 lg:col-span-4 lg:gap-6">
      <p className="axis-tick text-sm font-medium text-brass">
        <time dateTime={updatedOn}>{fill(updatedLabel, { date: longDate(updatedOn) })}</time>
      </p>
      <h1 className="text-2xl lg:text-3xl">{title}</h1>
      {intro.map((paragraph) => (
        <p className="max-w-measure text-muted" key={String(paragraph)}>
          <Cited copy={paragraph} />
        </p>
      ))}
    </header>
  )
}

/** The anchor is inside the fold, so that a browser that navigates to it opens the fold. */
function Section({ section, number }: { section: LegalSection; number: number }) {
  const { id, title, blocks } = section
  return (
    <Disclosure
      isWide
      open={number === 1}
      summary={
        <span className="flex grow items-baseline gap-3">
          <span
            aria-hidden="true"
            className="w-6 shrink-0 whitespace-nowrap font-serif text-brass figures"
          >
            {number}
          </span>
          <h2 className="text-lg lg:text-xl">{title}</h2>
        </span>
      }
    >
      <div className="grid scroll-mt-40 gap-6" id={id}>
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a fixed text never move
          <LegalBlock block={block} key={index} />
        ))}
      </div>
    </Disclosure>
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
