/**
 * The firm's record: who runs the site, how it looks, its statements about itself and its prices.
 * Every field is optional; an unknown one is refused, so that a misspelt name is not taken for a
 * missing one.
 */
import * as z from 'zod/mini'
import { applyColours, type ColourRole, findUnreadable, type Palette } from './colours.ts'
import { emailAddressSchema } from './email-address.ts'
import { readMediaUrl } from './media/names.ts'
import { multiLine, singleLine } from './text.ts'
import { versionSchema, writeBodySchema } from './write-body.ts'

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

/** All claims that the firm may have to prove: the figures and two more. */
export const claimIds = [...figureIds, 'independence', 'vaultHosting'] as const

export type ClaimId = (typeof claimIds)[number]

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

export const planIds = ['core', 'scale', 'enterprise'] as const

const empty = 'This must not be empty.'
const line = (most = 200) => singleLine(most, { required: empty })
const text = (most: number) => multiLine(most, { required: empty })
const colour = z
  .string()
  .check(z.regex(/^#[0-9a-f]{6}$/i, 'This must be a colour such as #0b5d57.'), z.toLowerCase())
/** A path below public/, served at the same path, or the address of a media file. */
const picture = z
  .string()
  .check(
    z.refine(
      (path) =>
        /^[\w-]+(\/[\w-]+)*\.(svg|png|jpe?g|webp|avif)$/i.test(path) || readMediaUrl(path) !== null,
      'This must be a picture of the media library, or a path below public/ such as firm/logo.svg.',
    ),
  )
const priceMessage = 'This must be a whole number of pounds, from 1 to 1,000,000.'
const price = z.int(priceMessage).check(z.gte(1, priceMessage), z.lte(1_000_000, priceMessage))
const rateMessage = 'This must be a rate from 0 to 50, such as 20.'
const person = z.strictObject({ name: line(100), role: line(100), text: z.optional(line(300)) })

const firmFields = {
  name: z.optional(line(60)),
  tagline: z.optional(line(80)),
  legalName: z.optional(line()),
  /** On one line. */
  postalAddress: z.optional(line(300)),
  register: z.optional(line()),
  registerNumber: z.optional(line(60)),
  /** Number of the fee or registration with the data-protection authority. */
  dataProtectionNumber: z.optional(line(60)),
  /** Under Article 27 of the GDPR or of the UK GDPR: name and address. */
  representative: z.optional(line(300)),
  contactEmail: z.optional(emailAddressSchema),
  salesEmail: z.optional(emailAddressSchema),
  /** Recipient of staff notices; STAFF_EMAIL overrides it. */
  staffEmail: z.optional(emailAddressSchema),
  founder: z.optional(
    z.strictObject({
      name: z.optional(line()),
      /** The founder's background in a paragraph. */
      background: z.optional(text(1_000)),
      /** History of the firm; an empty line between paragraphs. */
      story: z.optional(text(4_000)),
      /** In the founder's own words, as a quotation. */
      words: z.optional(text(500)),
      picture: z.optional(picture),
      pictureDescription: z.optional(line(300)),
    }),
  ),
  /** Further people on the About page. */
  people: z.optional(z.array(person).check(z.maxLength(12, 'At most 12 people.'))),
  figures: z.optional(
    z.partialRecord(
      z.enum(claimIds, `This must be one of ${claimIds.join(', ')}.`),
      z.strictObject({
        shown: z.optional(z.boolean()),
        /** The printed figure, in place of the product's default: "120+". */
        figure: z.optional(line(20)),
        evidence: z.optional(line(300)),
      }),
    ),
  ),
  /** Whole pounds per month. */
  prices: z.optional(
    z.strictObject({
      core: z.optional(price),
      scale: z.optional(price),
      enterprise: z.optional(price),
    }),
  ),
  /** Per cent; 0 if none is charged. */
  vatRate: z.optional(z.number(rateMessage).check(z.gte(0, rateMessage), z.lte(50, rateMessage))),
  /** The person responsible for the site's statements of law. */
  lawReviewer: z.optional(line()),
  /** Lawyer and day of the review of the documents that QuickScore drafts. */
  draftsReview: z.optional(
    z.strictObject({
      by: line(),
      on: z.iso.date('This must be a day such as 2026-11-24.'),
    }),
  ),
  /** Host of the servers and their location; printed at /trust. */
  hosting: z.optional(line(300)),
  /** The firm's own uses of AI; printed at /trust. */
  ownUseOfAi: z.optional(line(500)),
  /** Auditor of the firm or the site, and date; printed at /trust. */
  auditor: z.optional(line(300)),
  bookingUrl: z.optional(
    z.url({ protocol: /^https$/, error: 'This must be an address with https.' }),
  ),
  newsletterDay: z.optional(z.enum(weekdays, `This must be one of ${weekdays.join(', ')}.`)),
  logo: z.optional(picture),
  colours: z.optional(z.strictObject({ action: z.optional(colour), accent: z.optional(colour) })),
}

const firmSchema = z.strictObject(firmFields)

export type Firm = z.output<typeof firmSchema>

/** The record for staff; each change increments the version. */
export const firmRecordSchema = z.strictObject({
  id: z.literal(1),
  version: z.int(),
  changed_at: z.string(),
  /** Whether an earlier version can be restored. */
  has_before: z.boolean(),
  /** Whether the responding instance already uses this version. */
  in_force: z.boolean(),
  ...firmFields,
})
export type FirmRecord = z.output<typeof firmRecordSchema>

/** Replaces the record; omitted fields fall back to the product's defaults. */
export const firmBodySchema = writeBodySchema({ ...firmFields, version: versionSchema }, [
  'id',
  'changed_at',
  'has_before',
  'in_force',
])

/** The record is invalid; the message names every invalid field, one per line. */
export class FirmError extends Error {
  override name = 'FirmError'
}

/** Messages by path ("founder.name"). */
export function findFirmFaults(value: unknown): Record<string, string> {
  const result = firmSchema.safeParse(value)
  const issues = result.success ? [] : result.error.issues
  return Object.fromEntries(issues.flatMap(describeIssue).toReversed())
}

/** Throws FirmError. */
export function parseFirm(value: unknown): Firm {
  const result = firmSchema.safeParse(value)
  if (result.success) return result.data
  const faults = result.error.issues.flatMap(describeIssue)
  throw new FirmError(faults.map(([path, message]) => `${path}: ${message}`).join('\n'))
}

function describeIssue(issue: z.core.$ZodIssue): [path: string, message: string][] {
  const inside = issue.path.map((part) => `${String(part)}.`).join('')
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => [`${inside}${key}`, 'There is no field of this name.'])
  }
  return [[issue.path.join('.') || 'The record', issue.message]]
}

type Palettes = Record<'light' | 'dark', Palette>

/** The palettes in the firm's colours. Throws FirmError with up to three unreadable pairs. */
export function paintFirm(base: Palettes, { colours = {} }: Firm) {
  const faults = findColourFaults(base, colours)
  const more = faults.length - 3
  const rest = more > 0 ? [`colours: ${more} more such pairs`] : []
  const told = faults.slice(0, 3).map((fault) => `colours: ${fault}`)
  if (faults.length > 0) throw new FirmError([...told, ...rest].join('\n'))
  return applyColours(base, colours)
}

/** Messages on all pairs with too little contrast. */
export function findColourFaults(base: Palettes, colours: Firm['colours'] = {}): string[] {
  const painted = applyColours(base, colours)
  return (['light', 'dark'] as const).flatMap((mode) => {
    const say = (role: ColourRole) =>
      `${role.replace('brass', 'accent').replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`)} ${painted[mode][role]}`
    return findUnreadable(painted[mode]).map(
      ({ role, ground, ratio, least }) =>
        `In the ${mode}, ${say(role)} on ${say(ground)} has a contrast of ${ratio.toFixed(1)}:1 and needs ${least}:1.`,
    )
  })
}
