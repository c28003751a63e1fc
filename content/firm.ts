/** The firm, as it names itself everywhere: what its record says, else what the product came with. */
import type { ClaimId, Firm } from '../domain/firm.ts'
import { money } from '../domain/wording.ts'
import { record } from './firm-record.ts'

export { version } from './firm-record.ts'

const firstName = 'Plumbline'

export const brand = {
  name: record.name ?? firstName,
  tagline: record.tagline ?? 'Good order for hiring algorithms',
  contactEmail: record.contactEmail ?? 'contact@plumbline.example',
  salesEmail: record.salesEmail ?? record.contactEmail ?? 'sales@plumbline.example',
}

/**
 * The story of the name, the founder's life and what the firm claims of itself came with that name:
 * under another one nothing of it is told until the record says it.
 */
export const isFirstFirm = brand.name === firstName

/** Who gets the notices meant for staff, unless STAFF_EMAIL says so. */
export const staffEmail = record.staffEmail ?? brand.contactEmail

/** What the law asks a site to say of who runs it; only what the record holds is printed. */
export const operator = {
  legalName: record.legalName ?? null,
  postalAddress: record.postalAddress ?? null,
  register: record.register ?? null,
  registerNumber: record.registerNumber ?? null,
  dataProtectionNumber: record.dataProtectionNumber ?? null,
  representative: record.representative ?? null,
}

/** Nothing without both name and address: half an imprint would pass for a whole one. */
export function describeOperator(known: typeof operator): string[] {
  const { legalName, postalAddress, register, registerNumber } = known
  if (!legalName || !postalAddress) return []
  const registered = [register, registerNumber].filter(Boolean).join(', ')
  const { dataProtectionNumber, representative } = known
  return [
    `${brand.name} is run by ${legalName}, ${postalAddress}.${registered ? ` Registered: ${registered}.` : ''}`,
    ...(dataProtectionNumber ? [`Data-protection register: ${dataProtectionNumber}.`] : []),
    ...(representative ? [`Our representative under Article 27: ${representative}.`] : []),
  ]
}

/**
 * Who runs the site, as notices and imprints must say it (GDPR, Article 13(1)(a); in the UK the
 * E-Commerce Regulations 2002, regulation 6), and the small print of each mail. None of it can be
 * guessed, so only what the firm's record holds is printed.
 */
export const imprint = describeOperator(operator)

export const founder = {
  name: record.founder?.name ?? null,
  background: record.founder?.background ?? null,
  story: record.founder?.story ?? null,
  words: record.founder?.words ?? null,
  /** Path on the site. */
  picture: pathOf(record.founder?.picture),
  pictureDescription: record.founder?.pictureDescription ?? null,
}

/** Who else stands on the About page. */
export const people = record.people ?? []

export const lawReviewer = record.lawReviewer ?? null

/** Path on the site, or null where the name is written. */
export const logo = pathOf(record.logo)

export const bookingUrl = record.bookingUrl ?? null

export const newsletterDay: string = record.newsletterDay ?? 'Tuesday'

/** Which claims are shown, as what, and where their evidence is. */
export const figures: NonNullable<Firm['figures']> = record.figures ?? {}

/** Of the firm that the product came with unless it hides it; of another one with its evidence alone. */
export function isClaimed(id: ClaimId, from = figures): boolean {
  const { shown, evidence } = from[id] ?? {}
  return shown !== false && (isFirstFirm || evidence !== undefined)
}

/** Whole pounds a month. */
export const prices = {
  core: record.prices?.core ?? 1985,
  scale: record.prices?.scale ?? 4985,
  enterprise: record.prices?.enterprise ?? 9800,
}

/** Pounds a year: twelve months of CORE. */
export const annualFee = 12 * prices.core

/** "£1,985". */
export const sayPounds = money('GBP')

/** Per cent; null where it is not said. */
export const vatRate = record.vatRate ?? null

/** The lawyer who reviewed the drafted documents. */
export const draftsReview = record.draftsReview ?? null

/** Said at /trust, where the record holds it. */
export const disclosures = {
  hosting: record.hosting ?? null,
  ownUseOfAi: record.ownUseOfAi ?? null,
  auditor: record.auditor ?? null,
}

/** What a browser may know of the record: what pages print in any case. */
export function presentInPage(): Firm {
  const { staffEmail: _, figures: all = {}, ...rest } = record
  const told = Object.entries(all).map(([id, claim]) => [
    id,
    isClaimed(id as ClaimId) ? claim : { shown: false },
  ])
  return { ...rest, figures: Object.fromEntries(told) }
}

function pathOf(picture: string | undefined): string | null {
  return picture ? picture.replace(/^\/?/, '/') : null
}
