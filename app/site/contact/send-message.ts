import { contactForm } from '../../../content/pages/contact.ts'
import { findContactOrigin } from '../../../domain/messages/contact-form.ts'
import { type ContactErrors, findContactEntries, pickContactErrors } from './contact-fields.ts'

export type ContactAnswer =
  | { kind: 'sent' }
  /** `message` is for the toast; `errors` for the fields, where the visitor can put it right. */
  | { kind: 'failed'; message: string; errors: ContactErrors }

/** Our JSON envelope, as far as a failure speaks through it. */
interface Envelope {
  success: boolean
  message?: unknown
  errors?: Record<string, unknown>
}

/**
 * The body of `POST /api/contact`: the fields, where the visitor came from (the page's `query`), and
 * the time since the page was opened, in milliseconds. `known` is what a repeat is known by: the
 * same without the time.
 */
export function writeMessage(fields: FormData, query: string, elapsedMs: number) {
  const entered = {
    ...findContactEntries(fields),
    ...findContactOrigin(new URLSearchParams(query)),
    website: fields.get('website'),
  }
  const body = JSON.stringify({ ...entered, elapsed_ms: Math.round(elapsedMs) })
  return { body, known: JSON.stringify(entered) }
}

/**
 * Sends `body` to `POST /api/contact`. Never throws: whatever is not a success is a failure, whose
 * message is "status: text" (decisions A14), or the specified one when there was no answer at all.
 */
export async function sendMessage(body: string, idempotencyKey: string): Promise<ContactAnswer> {
  try {
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
      body,
    })
    const text = await response.text()
    const envelope = readEnvelope(text)
    if (response.ok && envelope?.success === true) return { kind: 'sent' }
    const message = describeFailure(response, text, envelope)
    return { kind: 'failed', message, errors: pickContactErrors(envelope?.errors) }
  } catch {
    return { kind: 'failed', message: contactForm.failure.text, errors: {} }
  }
}

function describeFailure(
  { status, statusText }: Response,
  body: string,
  envelope: Envelope | null,
): string {
  const said = typeof envelope?.message === 'string' ? envelope.message : body
  return `${status}: ${said || statusText}`
}

function readEnvelope(text: string): Envelope | null {
  try {
    const parsed: unknown = JSON.parse(text)
    const isEnvelope = typeof parsed === 'object' && parsed !== null && 'success' in parsed
    return isEnvelope ? (parsed as Envelope) : null
  } catch {
    return null
  }
}
