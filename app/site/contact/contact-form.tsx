/**
 * The contact form, as it stands on Home and on the Contact page (specification, sections 2, 4, 5).
 * Without script it is an ordinary form post to the page that it stands on; `post` is the answer.
 */
import { contactPage, contactForm as words } from '../../../content/pages/contact.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CopyText } from '../copy.tsx'
import { ContactErrorSummary } from './contact-error-summary.tsx'
import type { ContactEntries, ContactErrors } from './contact-fields.ts'
import type { ContactPost } from './contact-post.ts'
import { useContactForm } from './use-contact-form.ts'

export function ContactForm({ post }: { post: ContactPost | undefined }) {
  const contact = useContactForm(post)
  const { answered, errors, isSubmitting, Toaster } = contact
  return (
    <div className="grid gap-6">
      {answered && <PostNotice post={answered} />}
      <form
        className="grid grid-cols-1 gap-6"
        method="post"
        noValidate
        onFocus={contact.prepare}
        onInput={contact.recheck}
        onSubmit={contact.submit}
        ref={contact.form}
      >
        <p className="text-sm text-muted">{words.requiredNote}</p>
        <Fields
          entries={answered?.kind === 'sent' ? {} : (answered?.entries ?? {})}
          errors={errors}
        />
        <Trap />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button busy={isSubmitting} size="lg" type="submit">
            {isSubmitting ? words.submitting : words.submit}
          </Button>
          <p className="max-w-[36ch] text-sm text-muted">
            <CopyText copy={contactPage.aside.privacy} />
          </p>
        </div>
      </form>
      {Toaster && <Toaster />}
    </div>
  )
}

function PostNotice({ post }: { post: ContactPost }) {
  if (post.kind === 'invalid') return <ContactErrorSummary errors={post.errors} />
  if (post.kind === 'refused') {
    return (
      <Notice arrival title={words.failure.title} tone="failure">
        {post.message}
      </Notice>
    )
  }
  return (
    <Notice arrival title={words.success.title} tone="success">
      {words.success.text}
    </Notice>
  )
}

interface FieldsProps {
  entries: ContactEntries
  errors: ContactErrors
}

function Fields({ entries, errors }: FieldsProps) {
  const common = (name: keyof ContactEntries) => ({
    ...words.fields[name],
    defaultValue: entries[name] ?? '',
    error: errors[name] ?? null,
    id: `contact-${name}`,
    name,
  })
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <TextField {...common('name')} autoComplete="name" required />
      <TextField {...common('email')} autoComplete="email" required type="email" />
      <TextField {...common('company')} autoComplete="organization" className="sm:col-span-2" />
      <TextAreaField {...common('message')} className="sm:col-span-2" required rows={6} />
    </div>
  )
}

/** Not displayed, so that no person and no screen reader meets it: only what fills in forms does. */
function Trap() {
  return (
    <p className="hidden">
      <label htmlFor="contact-website">{words.trapLabel}</label>
      <input autoComplete="off" id="contact-website" name="website" tabIndex={-1} type="text" />
    </p>
  )
}
