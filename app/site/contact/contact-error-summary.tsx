import { contactForm } from '../../../content/pages/contact.ts'
import { Notice } from '../../ui/notice.tsx'
import { type ContactErrors, contactFields } from './contact-fields.ts'

/** What is wrong with a form that was posted without script, with the ways to each field. */
export function ContactErrorSummary({ errors }: { errors: ContactErrors }) {
  return (
    <Notice arrival title={contactForm.errorSummary} tone="failure">
      <ul>
        {contactFields.map(
          (field) =>
            errors[field] && (
              <li key={field}>
                <a href={`#contact-${field}`}>{errors[field]}</a>
              </li>
            ),
        )}
      </ul>
    </Notice>
  )
}
