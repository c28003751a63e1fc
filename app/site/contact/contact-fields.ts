/** What a person types into the contact form, and the message at each field that is not right. */
import type { ContactField } from '../../../domain/messages/contact-form.ts'

export const contactFields = ['name', 'email', 'company', 'message'] as const

export type ContactEntries = Partial<Record<ContactField, string>>
export type ContactErrors = Partial<Record<ContactField, string>>

/** The four entries of a form; what is no text is left out. */
export function findContactEntries(form: FormData): ContactEntries {
  const entries: ContactEntries = {}
  for (const field of contactFields) {
    const value = form.get(field)
    if (typeof value === 'string') entries[field] = value
  }
  return entries
}

export function pickContactErrors(messages: Record<string, unknown> = {}): ContactErrors {
  const errors: ContactErrors = {}
  for (const field of contactFields) {
    const message = messages[field]
    if (typeof message === 'string') errors[field] = message
  }
  return errors
}

export function hasErrors(errors: ContactErrors): boolean {
  return Object.keys(errors).length > 0
}
