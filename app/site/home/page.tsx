/** Home: its sections in order. Its static parts are in server-parts.tsx. */
import { specifiedDeadline } from '../../../content/en/milestones.ts'
import { homePage } from '../../../content/en/pages/home.ts'
import { listNewest } from '../../insights/find-picture.ts'
import { ServerPart } from '../../islands/server-part.tsx'
import { pageMeta } from '../../page-meta.ts'
import { servicesContext } from '../../ssr/context.ts'
import { describeOrganization } from '../../structured-data.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { answerContactPost, type ContactPost } from '../contact/contact-action.ts'
import { ContactForm, DirectAddress } from '../contact/contact-form.tsx'
import { postContactForm } from '../contact/use-contact-form.ts'
import { CopyText } from '../copy.tsx'
import { CitedPage } from '../sources/cited.tsx'
import { listSources } from '../sources/list-sources.ts'
import type { Route } from './+types/page.ts'

// Not in the browser's build: only interactive parts are in a script.
const parts = import.meta.env.SSR ? (await import('./server-parts.tsx')).ServerParts : null

export const handle = { interactive: 'late', styles: 'forms' }

export async function loader({ request, context }: Route.LoaderArgs) {
  return {
    head: describeHead(new URL(request.url).origin),
    now: context.get(servicesContext).clock.now().getTime(),
    newest: await listNewest(context),
    sources: listSources([specifiedDeadline.after, homePage]),
    contact: homePage.contact,
  }
}

function describeHead(origin: string) {
  const place = { location: { pathname: '/' }, matches: [{ loaderData: { origin } }] }
  return pageMeta(homePage.meta, place, {
    structuredData: (origin) => [describeOrganization(origin)],
  })
}

export const action = answerContactPost

export const clientAction = postContactForm

/** Built by the loader, so that neither its words nor its code are in the script. */
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? []

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  const { now, newest, sources, contact } = loaderData
  return (
    <CitedPage sources={sources}>
      <ServerPart id="home-opening">{parts && <parts.Hero />}</ServerPart>
      <ServerPart id="home-body">{parts && <parts.Body newest={newest} now={now} />}</ServerPart>
      <Contact number={newest.length > 0 ? '9' : '8'} post={actionData} words={contact} />
    </CitedPage>
  )
}

interface ContactProps {
  number: string
  /** Passed as a prop, so that Home's other words stay out of the script. */
  words: typeof homePage.contact
  post: ContactPost | undefined
}

/** The end of the page: the contact form and the direct address. */
function Contact({ number, words, post }: ContactProps) {
  const { label, title, text, directLabel, direct } = words
  return (
    <PageSection
      id="contact"
      layout="aside"
      lead={
        <div className="grid gap-1 lg:gap-2">
          <p>
            <CopyText copy={text} />
          </p>
          <DirectAddress label={directLabel} link={direct} />
        </div>
      }
      eyebrow={label}
      number={number}
      title={title}
    >
      <details className="narrow-fold group" open={post !== undefined}>
        <summary className="menu-link gap-2 text-base text-action">
          {words.open}
          <Icon className="size-5 text-brass group-open:rotate-180" name="chevron" />
        </summary>
        <ContactForm post={post} />
      </details>
    </PageSection>
  )
}
