/**
 * The Newsletter page. The form is in a frame, the provider's or ours: this page neither sees nor
 * sends an address, and needs no framework script.
 */
import { newsletterPage } from '../../../content/en/pages/newsletter.ts'
import { listNewest } from '../../insights/find-picture.ts'
import { LatestArticles } from '../../insights/latest-articles.tsx'
import { menuLink, pageMeta } from '../../page-meta.ts'
import { servicesContext } from '../../ssr/context.ts'
import { describeOrganization } from '../../structured-data.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { TermList } from '../../ui/term-list.tsx'
import { CopyText } from '../copy.tsx'
import { PageOpening } from '../page-opening.tsx'
import { RuledList } from '../ruled-list.tsx'
import { Cited } from '../sources/cited.tsx'
import type { Route } from './+types/page.ts'

export const handle = { styles: 'forms' }

export async function loader({ context }: Route.LoaderArgs) {
  const { newsletter } = context.get(servicesContext)
  return { embed: newsletter.getEmbed(), newest: await listNewest(context) }
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(newsletterPage.meta, args, {
    structuredData: (origin) => [describeOrganization(origin)],
    trail: [menuLink('/newsletter')],
  })
}

export default function Newsletter({ loaderData }: Route.ComponentProps) {
  const { eyebrow, title, lead } = newsletterPage
  return (
    <>
      <PageOpening eyebrow={eyebrow} lead={lead} title={title}>
        <SubscribeFrame {...loaderData.embed} />
      </PageOpening>
      <Benefits />
      <LatestArticles posts={loaderData.newest} />
    </>
  )
}

/** The sign-up form in its frame, first on a phone, beside the facts for subscribers. */
function SubscribeFrame({ frameUrl, scriptUrl }: { frameUrl: string; scriptUrl: string }) {
  const { claim, facts, frame, privacy } = newsletterPage
  return (
    <section
      aria-labelledby="newsletter-claim"
      className="grid gap-8 border-t-4 border-double border-ink pt-4 lg:grid-cols-12 lg:pt-8"
    >
      <div className="grid content-start gap-3 lg:col-span-7">
        <iframe
          className="w-full border border-rule border-t-2 border-t-ink"
          data-newsletter-frame=""
          height="523"
          src={frameUrl}
          title={frame.title}
        />
        <p className="text-sm text-muted">
          <CopyText copy={frame.fallback} />
        </p>
      </div>
      <div className="grid content-start gap-6 lg:col-span-5">
        <div className="grid gap-1">
          <h2 id="newsletter-claim">{claim.title}</h2>
          {claim.note && (
            <p className="text-sm text-muted">
              <CopyText copy={claim.note} />
            </p>
          )}
        </div>
        <TermList terms={facts} />
        <p className="text-sm text-muted">
          <CopyText copy={privacy} />
        </p>
      </div>
      {/* Our script or the provider's. React moves it into the head, once. */}
      <script async src={scriptUrl} />
    </section>
  )
}

/** The four lists of what an issue holds. */
function Benefits() {
  const { title, items } = newsletterPage.benefits
  return (
    <PageSection title={title}>
      <ul className="grid gap-x-8 gap-y-8 md:grid-cols-2 lg:grid-cols-4">
        {items.map(({ title: benefit, text, items: parts }) => (
          <li
            className="grid content-start gap-3 border-t-2 border-ink pt-4 md:row-span-3 md:grid-rows-subgrid"
            key={benefit}
          >
            <h3>{benefit}</h3>
            <p className="max-w-measure">
              <Cited copy={text} />
            </p>
            <RuledList items={parts} size="sm" />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
