import * as z from 'zod/mini'
import { emailAddressMaxLength, emailAddressSchema } from '../email-address.ts'
import { prose, singleLine } from '../text.ts'
import { optionalText } from '../write-body.ts'

/** Length limits of the contact form, in characters. */
export const contactMaxLengths = {
  name: 200,
  email: emailAddressMaxLength,
  company: 200,
  message: 5_000,
  origin: 100,
} as const

const nameMessage = 'Name must be at least 2 characters.'
const messageMessage = 'Message must be at least 10 characters.'

const nameSchema = singleLine(contactMaxLengths.name, {
  required: nameMessage,
  tooLong: 'Name must be at most 200 characters.',
}).check(z.refine((name) => name.length >= 2, nameMessage))

const messageSchema = prose(contactMaxLengths.message, {
  required: messageMessage,
  tooLong: 'Message must be at most 5,000 characters.',
}).check(z.refine((message) => message.length >= 10, messageMessage))

/** Parameters of the link by which the visitor came. */
const originFields = {
  aud: optionalText(singleLine(contactMaxLengths.origin)),
  utm_source: optionalText(singleLine(contactMaxLengths.origin)),
  plan: optionalText(singleLine(contactMaxLengths.origin)),
}

/**
 * Body of `POST /api/contact` and the fields of the contact form.
 * `website` is the hidden field that people leave empty; `elapsed_ms` is measured by the page's
 * script, in milliseconds, and absent where no script runs. Neither can make a message invalid.
 */
export const contactFormSchema = z.object({
  name: nameSchema,
  email: emailAddressSchema,
  company: optionalText(
    singleLine(contactMaxLengths.company, { tooLong: 'Company must be at most 200 characters.' }),
  ),
  message: messageSchema,
  ...originFields,
  website: z.pipe(z.optional(z.unknown()), z.transform(isFilled)),
  elapsed_ms: z.pipe(z.optional(z.unknown()), z.transform(readMilliseconds)),
})

export type SubmittedMessage = z.output<typeof contactFormSchema>

/** The fields that are stored, each in a column of the same name. */
export type MessageEntries = Omit<SubmittedMessage, 'website' | 'elapsed_ms'>

/** The fields that a person fills in. */
export const contactFields = ['name', 'email', 'company', 'message'] as const
export type ContactField = (typeof contactFields)[number]

/** Parameters of the page's address that the form carries along in hidden fields. */
export type ContactOrigin = Partial<Record<keyof typeof originFields, string>>

/** The valid origin parameters of a query; others are left out. */
export function findContactOrigin(query: URLSearchParams): ContactOrigin {
  const origin: ContactOrigin = {}
  for (const name of Object.keys(originFields) as (keyof typeof originFields)[]) {
    const read = originFields[name].safeParse(query.get(name))
    if (read.success && read.data !== null) origin[name] = read.data
  }
  return origin
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null
}

function readMilliseconds(value: unknown): number | null {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : ''
  const milliseconds = Number(text)
  return text !== '' && Number.isFinite(milliseconds) && milliseconds >= 0 ? milliseconds : null
}

/** Why a message is held back; never shown to its sender. `staff`: by hand, after it arrived. */
export const spamSigns = [
  'trap',
  'too-fast',
  'link-in-name',
  'markup',
  'many-links',
  'offer',
  'staff',
] as const
export type SpamSign = (typeof spamSigns)[number]

const FASTEST_MS = 2_000
const MOST_LINKS = 3
const link = /\bhttps?:\/\/|\bwww\./gi
const OFFER_LINKS = 3
/** Words of unsolicited offers. */
const offer =
  /\b(?:seo|back-?links?|link building|guest posts?|domain authority|first page of google|rank(?:ing)? (?:higher|your|on)|website traffic|casinos?|betting|crypto|bitcoin|forex|payday|loans?|viagra|cialis|replica|cheap|discounts?|% off|limited offer|buy now|make money|earn (?:up to )?[$€£])/i
const linkMarkup = /\[url[=\]]|\[link=|\[img\]|\[\/(?:url|link|img)\]|<a\s[^>]*href/i

/**
 * The first sign that a message is spam, or null. A sign is no proof: the message is stored, but
 * held back (`docs/decisions/spam.md`).
 */
export function findSpamSign(submitted: SubmittedMessage): SpamSign | null {
  const { website, elapsed_ms, name, message } = submitted
  if (website) return 'trap'
  if (elapsed_ms !== null && elapsed_ms < FASTEST_MS) return 'too-fast'
  if (/https?:\/\//i.test(name)) return 'link-in-name'
  if (linkMarkup.test(message)) return 'markup'
  const links = message.match(link)?.length ?? 0
  if (links > MOST_LINKS) return 'many-links'
  return links >= OFFER_LINKS && offer.test(message) ? 'offer' : null
}
