/**
 * The firm's record: who runs the site, how it looks, what it says of itself and what it charges.
 * Every field may be left out; an unknown one is refused, so that a misspelt name is not taken for
 * a missing one.
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

/** What else it says of itself that somebody could ask it to prove. */
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
/** Below public/, from where it is served at the same path, or the address of one of the media. */
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
  /** In one line. */
  postalAddress: z.optional(line(300)),
  register: z.optional(line()),
  registerNumber: z.optional(line(60)),
  /** That of the fee or entry with the data-protection authority. */
  dataProtectionNumber: z.optional(line(60)),
  /** Under Article 27 of the GDPR or of the UK GDPR: name and address. */
  representative: z.optional(line(300)),
  contactEmail: z.optional(emailAddressSchema),
  salesEmail: z.optional(emailAddressSchema),
  /** Who gets the notices meant for staff; STAFF_EMAIL wins. */
  staffEmail: z.optional(emailAddressSchema),
  founder: z.optional(
    z.strictObject({
      name: z.optional(line()),
      /** Where the founder comes from, in a paragraph. */
      background: z.optional(text(1_000)),
      /** How the firm came to be; an empty line between paragraphs. */
      story: z.optional(text(4_000)),
      /** In the founder's own words, as a quotation. */
      words: z.optional(text(500)),
      picture: z.optional(picture),
      pictureDescription: z.optional(line(300)),
    }),
  ),
  /** Who else stands on the About page. */
  people: z.optional(z.array(person).check(z.maxLength(12, 'At most 12 people.'))),
  figures: z.optional(
    z.partialRecord(
      z.enum(claimIds, `This must be one of ${claimIds.join(', ')}.`),
      z.strictObject({
        shown: z.optional(z.boolean()),
        /** As printed, in place of the one that the product came with: "120+". */
        figure: z.optional(line(20)),
        evidence: z.optional(line(300)),
      }),
    ),
  ),
  /** Whole pounds a month. */
  prices: z.optional(
    z.strictObject({
      core: z.optional(price),
      scale: z.optional(price),
      enterprise: z.optional(price),
    }),
  ),
  /** Per cent; 0 where none is charged. */
  vatRate: z.optional(z.number(rateMessage).check(z.gte(0, rateMessage), z.lte(50, rateMessage))),
  /** The person who answers for what the site says of the law. */
  lawReviewer: z.optional(line()),
  /** Of the documents that QuickScore drafts: the lawyer, and the day. */
  draftsReview: z.optional(
    z.strictObject({
      by: line(),
      on: z.iso.date('This must be a day such as 2026-11-24.'),
    }),
  ),
  /** Who hosts the servers, and where; printed at /trust. */
  hosting: z.optional(line(300)),
  /** What the firm itself uses AI for; printed at /trust. */
  ownUseOfAi: z.optional(line(500)),
  /** Who has audited the firm or the site, and when; printed at /trust. */
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

/** As staff read it: the version rises with each change. */
export const firmRecordSchema = z.strictObject({
  id: z.literal(1),
  version: z.int(),
  changed_at: z.string(),
  /** Whether there is an earlier one to go back to. */
  has_before: z.boolean(),
  /** Whether the instance that answers speaks by it already. */
  in_force: z.boolean(),
  ...firmFields,
})
export type FirmRecord = z.output<typeof firmRecordSchema>

/** Replaces the record: what is omitted is as the product came with it. */
export const firmBodySchema = writeBodySchema({ ...firmFields, version: versionSchema }, [
  'id',
  'changed_at',
  'has_before',
  'in_force',
])

/** The record cannot be used; the message names every field at fault, a line each. */
export class FirmError extends Error {
  override name = 'FirmError'
}

/** What is wrong with each field, by its path ("founder.name"). */
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

/** The palettes in the firm's colours. Throws FirmError that names each pair too close to read. */
export function paintFirm(base: Palettes, { colours = {} }: Firm) {
  const faults = findColourFaults(base, colours)
  const more = faults.length - 3
  const rest = more > 0 ? [`colours: ${more} more such pairs`] : []
  const told = faults.slice(0, 3).map((fault) => `colours: ${fault}`)
  if (faults.length > 0) throw new FirmError([...told, ...rest].join('\n'))
  return applyColours(base, colours)
}

/** Each pair that is too close to read, with its contrast. */
export function findColourFaults(base: Palettes, colours: Firm['colours'] = {}): string[] {
  const painted = applyColours(base, colours)
  return (['light', 'dark'] as const).flatMap((mode) => {
    const say = (role: ColourRole) =>
      `${role.replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`)} ${painted[mode][role]}`
    return findUnreadable(painted[mode]).map(
      ({ role, ground, ratio, least }) =>
        `In the ${mode}, ${say(role)} on ${say(ground)} has a contrast of ${ratio.toFixed(1)}:1 and needs ${least}:1.`,
    )
  })
}
