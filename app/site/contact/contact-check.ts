/**
 * Validates the contact form: on the server for the page's action, and in the browser before
 * sending. The browser fetches this module, with the toasts, when a field first gets the focus, to
 * keep Home small. So browser code may statically import only its types.
 */
import { fieldErrors } from '../../../domain/field-errors.ts'
import {
  type ContactField,
  contactFields,
  contactFormSchema,
  type SubmittedMessage,
} from '../../../domain/messages/submission.ts'

export { Toaster, toast } from '../../ui/toast.tsx'

export type ContactEntries = Partial<Record<ContactField, string>>
/** Error messages by field. */
export type ContactErrors = Partial<Record<ContactField, string>>

type Reading =
  | { kind: 'valid'; message: SubmittedMessage }
  | { kind: 'invalid'; errors: ContactErrors }

/** The contact fields of the form; entries that are not text are left out. */
export function findContactEntries(form: FormData): ContactEntries {
  const entries: ContactEntries = {}
  for (const field of contactFields) {
    const value = form.get(field)
    if (typeof value === 'string') entries[field] = value
  }
  return entries
}

/** `rest` holds what is not typed: where the visitor came from, signs of spam. */
export function readContactForm(form: FormData, rest: object = {}): Reading {
  const read = contactFormSchema.safeParse({ ...rest, ...findContactEntries(form) })
  if (read.success) return { kind: 'valid', message: read.data }
  const found = fieldErrors(read.error.issues)
  const errors: ContactErrors = {}
  for (const field of contactFields) if (found[field]) errors[field] = found[field]
  return { kind: 'invalid', errors }
}
