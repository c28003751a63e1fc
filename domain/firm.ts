/**
 * What content/firm.json may say: who runs the site and how it looks. Every field may be left out;
 * an unknown one is refused, so that a misspelt name is not taken for a missing one.
 */
import * as z from 'zod'
import { applyColours, findUnreadable, type Palette } from './colours.ts'

/** The firm's own figures that pages print; content/en/claims.ts has their words. */
export const figureIds = [
  'audits',
  'candidates',
  'hrProfessionals',
  'requirements',
  'policyTemplates',
  'newsletterSubscribers',
] as const

export type FigureId = (typeof figureIds)[number]

const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

const line = (most = 200) =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(most, `must have at most ${most} characters`)
    .regex(/^\P{Cc}*$/u, 'must be one line')
const email = z.email('must be an e-mail address').max(254)
const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #0b5d57')
  .toLowerCase()
/** Below public/, from where it is served at the same path. */
const picture = z
  .string()
  .regex(
    /^[\w-]+(\/[\w-]+)*\.(svg|png|jpe?g|webp|avif)$/i,
    'must be the path of a picture below public/, such as firm/logo.svg',
  )

export const firmSchema = z.strictObject({
  name: line(60).optional(),
  tagline: line(80).optional(),
  contactEmail: email.optional(),
  salesEmail: email.optional(),
  /** Who gets the notices meant for staff; STAFF_EMAIL wins. */
  staffEmail: email.optional(),
  legalName: line().optional(),
  /** In one line. */
  postalAddress: line(300).optional(),
  register: line().optional(),
  registerNumber: line(60).optional(),
  /** That of the fee or entry with the data-protection authority. */
  dataProtectionNumber: line(60).optional(),
  /** Under Article 27 of the GDPR or of the UK GDPR: name and address. */
  representative: line(300).optional(),
  founder: z
    .strictObject({
      name: line().optional(),
      picture: picture.optional(),
      pictureDescription: line(300).optional(),
    })
    .optional(),
  /** The person who answers for what the site says of the law. */
  lawReviewer: line().optional(),
  colours: z.strictObject({ action: colour.optional(), accent: colour.optional() }).optional(),
  logo: picture.optional(),
  bookingUrl: z.url({ protocol: /^https$/, message: 'must be an address with https' }).optional(),
  newsletterDay: z.enum(weekdays, `must be one of ${weekdays.join(', ')}`).optional(),
  figures: z
    .partialRecord(
      z.enum(figureIds, `must be one of ${figureIds.join(', ')}`),
      z.strictObject({ shown: z.boolean().optional(), evidence: line(300).optional() }),
    )
    .optional(),
  /** Of the documents that QuickScore drafts: the lawyer, and the day. */
  draftsReview: z
    .strictObject({ by: line(), on: z.iso.date('must be a day such as 2026-11-24') })
    .optional(),
  /** Who hosts the servers, and where; printed at /trust. */
  hosting: line(300).optional(),
  /** What the firm itself uses AI for; printed at /trust. */
  ownUseOfAi: line(500).optional(),
  /** Who has audited the firm or the site, and when; printed at /trust. */
  auditor: line(300).optional(),
})

export type Firm = z.output<typeof firmSchema>

/** The file cannot be used; the message names every field at fault, a line each. */
export class FirmError extends Error {
  override name = 'FirmError'
}

/** Throws FirmError. */
export function parseFirm(value: unknown): Firm {
  const result = firmSchema.safeParse(value)
  if (result.success) return result.data
  throw new FirmError(result.error.issues.flatMap(describeIssue).join('\n'))
}

function describeIssue(issue: z.core.$ZodIssue): string[] {
  const inside = issue.path.map((part) => `${String(part)}.`).join('')
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `${inside}${key}: there is no field of this name`)
  }
  return [`${issue.path.join('.') || 'The file'}: ${issue.message}`]
}

/** The palettes in the firm's colours. Throws FirmError that names each pair too close to read. */
export function paintFirm(base: { light: Palette; dark: Palette }, { colours = {} }: Firm) {
  const painted = applyColours(base, colours)
  const faults = (['light', 'dark'] as const).flatMap((mode) =>
    findUnreadable(painted[mode]).map(
      ({ role, ground, ratio, least }) =>
        `colours: ${role} ${painted[mode][role]} on ${ground} ${painted[mode][ground]} in the ${mode} has a contrast of ${ratio.toFixed(1)}:1 and needs ${least}:1`,
    ),
  )
  const more = faults.length - 3
  const rest = more > 0 ? [`colours: ${more} more such pairs`] : []
  if (faults.length > 0) throw new FirmError([...faults.slice(0, 3), ...rest].join('\n'))
  return painted
}
