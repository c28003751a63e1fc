import type { homePage } from '../../../content/pages/home.ts'
import { PageSection } from '../../ui/page-section.tsx'
import type { ContactPost } from '../contact/contact-action.ts'
import { ContactForm, DirectAddress } from '../contact/contact-form.tsx'
import { CopyText } from '../copy.tsx'

interface ContactProps {
  /** Given, not imported: the other words of Home are in no script. */
  words: typeof homePage.contact
  post: ContactPost | undefined
}

/** The end of the page: the contact form, and the way past it. */
export function Contact({ words, post }: ContactProps) {
  const { title, text, directLabel, direct } = words
  return (
    <PageSection
      id="contact"
      layout="aside"
      lead={
        <div className="grid gap-6">
          <p>
            <CopyText copy={text} />
          </p>
          <DirectAddress label={directLabel} link={direct} />
        </div>
      }
      number="6"
      title={title}
    >
      <ContactForm post={post} />
    </PageSection>
  )
}
