/** The Contact page: the form, what helps us answer well, and the direct address. */
import { contactForm, contactPage } from '../../../content/en/pages/contact.ts'
import { menuLink, pageMeta } from '../../page-meta.ts'
import type { PageHandle } from '../../root.tsx'
import { describeOrganization } from '../../structured-data.ts'
import { TitledSection } from '../../ui/titled-section.tsx'
import { PageOpening } from '../page-opening.tsx'
import { RuledList } from '../ruled-list.tsx'
import type { Route } from './+types/page.ts'
import { answerContactPost } from './contact-action.ts'
import { ContactForm, DirectAddress } from './contact-form.tsx'
import { postContactForm } from './use-contact-form.ts'

export const handle: PageHandle = {
  interactive: 'late',
  styles: 'forms',
  query: ['plan', 'aud'],
  values: {
    plan: Object.keys(contactForm.context.plan),
    aud: Object.keys(contactForm.context.aud),
  },
}

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  // Named by the plan or audience in the link to the form.
  const subjects = (['plan', 'aud'] as const).flatMap((about) => {
    const named: Readonly<Record<string, string>> = contactForm.context[about]
    const name = searchParams.get(about) ?? ''
    return (Object.hasOwn(named, name) && named[name]) || []
  })
  return { subjects }
}

export const action = answerContactPost

export const clientAction = postContactForm

export function meta(args: Route.MetaArgs) {
  return pageMeta(contactPage.meta, args, {
    structuredData: (origin) => [describeOrganization(origin)],
    trail: [menuLink('/contact')],
  })
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { title, subtitle, panelTitle } = contactPage
  const { subjects } = loaderData
  return (
    <PageOpening lead={subtitle} title={title}>
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <TitledSection
          className="grid gap-6 border border-rule border-t-2 border-t-ink bg-surface p-4 sm:p-8 lg:col-span-8"
          title={panelTitle}
          titleId="contact-panel"
          titleClass=""
        >
          {subjects.length > 0 && (
            <p className="border-y border-rule py-3">
              <span className="text-muted">{contactForm.context.label}</span>{' '}
              <strong className="font-semibold">{subjects.join(', ')}</strong>
            </p>
          )}
          <ContactForm post={actionData} />
        </TitledSection>
        <Aside />
      </div>
    </PageOpening>
  )
}

function Aside() {
  const { title, items, directLabel, direct } = contactPage.aside
  return (
    <aside className="grid content-start gap-8 lg:col-span-4">
      <div className="grid gap-4">
        <h2 className="text-xl">{title}</h2>
        <RuledList items={items} />
      </div>
      <DirectAddress label={directLabel} link={direct} />
    </aside>
  )
}
