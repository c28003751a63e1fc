/**
 * The contact form on Home and on the Contact page, and the direct address beside it. `post` is the
 * action's answer when the form was posted without script.
 */

import type { Link } from '../../../content/en/page.ts'
import { contactPage, contactForm as words } from '../../../content/en/pages/contact.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Confirmation } from '../../ui/confirmation.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CopyText } from '../copy.tsx'
import type { ContactPost } from './contact-action.ts'
import type { ContactEntries, ContactErrors } from './contact-check.ts'
import { useContactForm } from './use-contact-form.ts'

/** The id of the confirmation or error notice. */
const ANSWER = 'contact-answer'

export function ContactForm({ post }: { post: ContactPost | undefined }) {
  const contact = useContactForm(post)
  const { answered, errors, isSubmitting, Toaster } = contact
  return (
    <div className="grid gap-6">
      {answered?.kind === 'sent' && <Sent onAgain={contact.again} />}
      {answered && answered.kind !== 'sent' && <PostNotice post={answered} />}
      <form
        // Without script the browser scrolls to the answer instead of an earlier fragment; on a
        // slow page it may skip `autofocus` alone.
        action={`#${ANSWER}`}
        className="grid grid-cols-1 gap-3 sm:gap-6 [&[hidden]]:hidden"
        data-late-part=""
        hidden={answered?.kind === 'sent'}
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
        <p className="font-semibold text-danger" data-offline="" hidden suppressHydrationWarning>
          {words.offline}
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button busy={isSubmitting} size="lg" type="submit">
            {isSubmitting ? words.submitting : words.submit}
          </Button>
          <p className="max-w-xl text-sm text-muted">
            <CopyText copy={contactPage.aside.privacy} />
          </p>
        </div>
      </form>
      {Toaster && <Toaster place={answered?.kind === 'sent' ? 'foot' : 'bottom'} />}
    </div>
  )
}

/** Replaces the form; without script its link reloads the page. */
function Sent({ onAgain }: { onAgain: () => void }) {
  const { nextTitle, next, again } = words.sent
  return (
    <Confirmation {...words.success} id={ANSWER} next={next} nextTitle={nextTitle}>
      <ButtonLink
        href={again.href}
        onClick={(event) => {
          event.preventDefault()
          onAgain()
        }}
        variant="outline"
      >
        {again.text}
      </ButtonLink>
    </Confirmation>
  )
}

function PostNotice({ post }: { post: Exclude<ContactPost, { kind: 'sent' }> }) {
  const isInvalid = post.kind === 'invalid'
  const title = isInvalid ? words.errorSummary : words.failure.title
  return (
    <Notice arrival id={ANSWER} title={title} tone="failure">
      {isInvalid ? (
        // Links to each field: after a full page load nothing has the focus.
        <ul>
          {Object.entries(post.errors).map(([field, message]) => (
            <li key={field}>
              <a href={`#contact-${field}`}>{message}</a>
            </li>
          ))}
        </ul>
      ) : (
        post.message
      )}
    </Notice>
  )
}

function Fields({ entries, errors }: { entries: ContactEntries; errors: ContactErrors }) {
  const common = (name: keyof ContactEntries) => ({
    ...words.fields[name],
    defaultValue: entries[name] ?? '',
    error: errors[name] ?? null,
    id: `contact-${name}`,
    name,
  })
  return (
    <div className="grid gap-3 sm:grid-cols-2 sm:gap-6">
      <TextField {...common('name')} autoComplete="name" required />
      <TextField {...common('email')} autoComplete="email" required type="email" />
      <TextField {...common('company')} autoComplete="organization" className="sm:col-span-2" />
      <TextAreaField {...common('message')} className="sm:col-span-2" required rows={3} />
    </div>
  )
}

/** Honeypot field: hidden from people and screen readers, filled in only by bots. */
function Trap() {
  return (
    <p className="hidden">
      <label htmlFor="contact-website">{words.trapLabel}</label>
      <input autoComplete="off" id="contact-website" name="website" tabIndex={-1} type="text" />
    </p>
  )
}

export function DirectAddress({ label, link }: { label: string; link: Link }) {
  return (
    <p>
      <span className="block text-sm text-muted">{label}</span>
      <a
        className="inline-flex min-h-11 items-center gap-2 wrap-anywhere font-semibold text-action underline underline-offset-4 hover:decoration-2"
        href={link.href}
      >
        <Icon name="mail" />
        {link.text}
      </a>
    </p>
  )
}
