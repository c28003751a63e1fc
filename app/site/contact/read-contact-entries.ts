import { fieldErrors } from '../../../domain/field-errors.ts'
import { type ContactMessage, contactFormSchema } from '../../../domain/messages/contact-form.ts'
import { type ContactEntries, type ContactErrors, pickContactErrors } from './contact-fields.ts'

type Reading =
  | { kind: 'valid'; message: ContactMessage }
  | { kind: 'invalid'; errors: ContactErrors }

/** `rest` is what comes beside the four fields: where the visitor came from, signs of spam. */
export function readContactEntries(entries: ContactEntries, rest: object = {}): Reading {
  const read = contactFormSchema.safeParse({ ...rest, ...entries })
  if (read.success) return { kind: 'valid', message: read.data }
  return { kind: 'invalid', errors: pickContactErrors(fieldErrors(read.error.issues)) }
}
