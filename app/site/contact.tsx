/** The Contact page (specification, section 2): the form, and what helps us answer well. */
import { contactForm, contactPage } from '../../content/pages/contact.ts'
import type { Route } from './+types/contact.ts'
import { ContactAside } from './contact/contact-aside.tsx'
import { ContactForm } from './contact/contact-form.tsx'
import { answerContactPost } from './contact/contact-post.ts'
import { listMessageSubjects } from './contact/message-subjects.ts'
import { menuLink } from './menu-link.ts'
import { pageMeta } from './page-meta.ts'
import { PageOpening } from './page-opening.tsx'
import { describeBreadcrumbs, describeOrganization } from './structured-data.ts'

export const handle = { interactive: true }

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  return { subjects: listMessageSubjects(searchParams) }
}

export const action = answerContactPost

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export function meta(args: Route.MetaArgs) {
  return pageMeta(contactPage.meta, args, {
    structuredData: (origin) => [
      describeOrganization(origin),
      describeBreadcrumbs(origin, [menuLink('/contact')]),
    ],
  })
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { title, subtitle, panelTitle } = contactPage
  return (
    <PageOpening lead={subtitle} title={title}>
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <section
          aria-labelledby="contact-panel"
          className="grid gap-6 border border-rule border-t-2 border-t-ink bg-surface p-5 sm:p-8 lg:col-span-8"
        >
          <h2 id="contact-panel">{panelTitle}</h2>
          <Subjects subjects={loaderData.subjects} />
          <ContactForm post={actionData} />
        </section>
        <ContactAside />
      </div>
    </PageOpening>
  )
}

function Subjects({ subjects }: { subjects: readonly string[] }) {
  if (subjects.length === 0) return null
  return (
    <p className="border-y border-rule py-3">
      <span className="text-muted">{contactForm.context.label}</span>{' '}
      <strong className="font-semibold">{subjects.join(', ')}</strong>
    </p>
  )
}
