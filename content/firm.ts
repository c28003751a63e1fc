/** The firm's details everywhere: from its record, else the product's defaults. */
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
 * The story of the name, the founder's life and the claims belong to the first firm: under another
 * name they are not shown unless the record contains them.
 */
export const isFirstFirm = brand.name === firstName

/** Recipient of staff notices; STAFF_EMAIL overrides it. */
export const staffEmail = record.staffEmail ?? brand.contactEmail

/** Legally required details of the site's operator; only those in the record are printed. */
export const operator = {
  legalName: record.legalName ?? null,
  postalAddress: record.postalAddress ?? null,
  register: record.register ?? null,
  registerNumber: record.registerNumber ?? null,
  dataProtectionNumber: record.dataProtectionNumber ?? null,
  representative: record.representative ?? null,
}

/** The imprint's lines; empty without both name and address, since a partial one would mislead. */
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
 * The operator, as required in notices and imprints (GDPR, Article 13(1)(a); in the UK the
 * E-Commerce Regulations 2002, regulation 6), and in the small print of each mail. Only details in
 * the firm's record are printed.
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

/** Further people on the About page. */
export const people = record.people ?? []

export const lawReviewer = record.lawReviewer ?? null

/** Path on the site; null if the name is written instead. */
export const logo = pathOf(record.logo)

export const bookingUrl = record.bookingUrl ?? null

export const newsletterDay: string = record.newsletterDay ?? 'Tuesday'

/** Settings of each claim: whether it is shown, its figure, its evidence. */
export const figures: NonNullable<Firm['figures']> = record.figures ?? {}

/** Whether a claim is shown: by the first firm unless hidden, by any other only with evidence. */
export function isClaimed(id: ClaimId, from = figures): boolean {
  const { shown, evidence } = from[id] ?? {}
  return shown !== false && (isFirstFirm || evidence !== undefined)
}

/** Whole pounds per month. */
export const prices = {
  core: record.prices?.core ?? 1985,
  scale: record.prices?.scale ?? 4985,
  enterprise: record.prices?.enterprise ?? 9800,
}

/** Pounds per year: twelve months of CORE. */
export const annualFee = 12 * prices.core

/** "£1,985". */
export const sayPounds = money('GBP')

/** Per cent; null if not in the record. */
export const vatRate = record.vatRate ?? null

/** The lawyer who reviewed the drafted documents. */
export const draftsReview = record.draftsReview ?? null

/** Printed at /trust, if in the record. */
export const disclosures = {
  hosting: record.hosting ?? null,
  ownUseOfAi: record.ownUseOfAi ?? null,
  auditor: record.auditor ?? null,
}

/** The part of the record for the browser: only what pages print anyway. */
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
