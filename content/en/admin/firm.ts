/** Words of the screen "Firm" and of the questions of `plumbline firm`. */
import type { FirmGroup } from '../../../domain/firm-fields.ts'
import { claims, evidenceNeeded } from '../claims.ts'

export const firmWords = {
  title: 'Firm',
  record: { one: 'firm', many: 'Firm' },
  lead: 'Who runs this site, how it looks, what it says about itself and what it charges. Empty fields use the product’s default.',
  restarts:
    'Saving restarts the site. It takes about a second, and no request is lost behind the proxy.',
  fetchFailed: 'Failed to fetch the firm. Please try again.',
  failureTitle: 'The firm could not be loaded',
  loading: 'Loading the firm',
  saveFailed: 'Failed to save the firm. Please try again.',
  saved: 'The firm is saved',
  savedText: 'The site restarts, which takes about a second.',
  save: 'Save and restart',
  saving: 'Saving...',
  undo: 'Restore previous version',
  undoing: 'Restoring...',
  undoFailed: 'Failed to restore the previous version. Please try again.',
  undoQuestion: 'Restore the previous version? The site restarts, which takes about a second.',
  changed: 'Last changed {time}.',
  inForce: 'In force: pages, emails and files show these details.',
  starting: 'The site is restarting. These details take effect in a moment.',
  preview: 'How the header looks',
  previewAction: 'A link',
  contrast:
    'Contrast with the page: {light}:1 in light mode, {dark}:1 in dark mode. Text needs 4.5:1.',
  asCame: 'Default',
  yes: 'Yes',
  no: 'No',
  picturePath: 'Or a path below public/, such as firm/logo.svg',
} as const

export const firmGroupNames: Record<FirmGroup, string> = {
  operator: 'Who runs the site',
  addresses: 'Addresses',
  founder: 'The founder and people',
  claims: 'What the firm says about itself',
  prices: 'Prices',
  law: 'The law',
  trust: 'For /trust',
  contact: 'Contact and newsletter',
  look: 'Look',
}

interface FieldWords {
  label: string
  hint?: string
}

const claimFields = Object.fromEntries(
  [
    ...Object.values(claims).map(({ id, figure, label }) => [id, `${figure} ${label}`] as const),
    ['independence', 'We sell no hiring software and take no commission'] as const,
    ['vaultHosting', 'The host is certified to ISO 27001'] as const,
  ].flatMap(([id, claim]): [string, FieldWords][] => [
    [`figures.${id}.shown`, { label: `Show “${claim}”`, hint: evidenceNeeded[id] }],
    [`figures.${id}.figure`, { label: 'Your figure, if it differs' }],
    [`figures.${id}.evidence`, { label: 'Where the evidence is' }],
  ]),
)

/** Label and hint by path (domain/firm-fields.ts). */
export const firmFieldWords: Readonly<Record<string, FieldWords>> = {
  name: { label: 'Name of the firm', hint: 'As shown on pages and in emails.' },
  tagline: { label: 'Tagline', hint: 'Above the title of the home page, and in the footer.' },
  legalName: { label: 'Legal name', hint: 'As registered.' },
  postalAddress: { label: 'Postal address', hint: 'On one line.' },
  register: { label: 'Register', hint: 'Such as Companies House.' },
  registerNumber: { label: 'Registration number' },
  dataProtectionNumber: { label: 'Data-protection registration number' },
  representative: {
    label: 'Representative under Article 27 of the GDPR',
    hint: 'Name and address.',
  },
  contactEmail: {
    label: 'Contact address',
    hint: 'Visitors write to it, and mail is sent from it.',
  },
  salesEmail: { label: 'Sales address' },
  staffEmail: { label: 'Staff address', hint: 'Staff notices go there. STAFF_EMAIL overrides it.' },
  'founder.name': { label: 'Founder’s name' },
  'founder.background': { label: 'The founder’s background', hint: 'A paragraph, signed off.' },
  'founder.story': {
    label: 'The founder’s story',
    hint: 'How the firm came about. Leave an empty line between paragraphs.',
  },
  'founder.words': { label: 'In the founder’s words', hint: 'A quotation from the founder only.' },
  people: { label: 'People on About', hint: 'One per line: name; role; what they do.' },
  ...claimFields,
  'prices.core': {
    label: 'CORE',
    hint: 'Whole pounds a month. The annual fee is twelve times this.',
  },
  'prices.scale': { label: 'SCALE', hint: 'Whole pounds a month.' },
  'prices.enterprise': { label: 'ENTERPRISE', hint: 'Whole pounds a month.' },
  vatRate: { label: 'VAT', hint: 'Per cent, such as 20. Enter 0 if none is charged.' },
  lawReviewer: { label: 'Who reviews what the site says about the law' },
  'draftsReview.by': { label: 'Lawyer who reviewed the documents that QuickScore drafts' },
  'draftsReview.on': { label: 'Date of that review', hint: 'Such as 2026-11-24.' },
  hosting: { label: 'Who hosts the servers, and where' },
  ownUseOfAi: { label: 'What the firm itself uses AI for' },
  auditor: { label: 'Who has audited the firm or the site, and when' },
  bookingUrl: { label: 'Booking link for a call', hint: 'Starts with https.' },
  newsletterDay: { label: 'Day of the newsletter' },
  logo: { label: 'Logo' },
  'colours.action': { label: 'Colour of links and buttons', hint: 'Such as #0b5d57.' },
  'colours.accent': { label: 'Colour of marks and drawings', hint: 'Such as #8a6116.' },
  'founder.picture': { label: 'Picture of the founder' },
  'founder.pictureDescription': {
    label: 'What that picture shows',
    hint: 'For people who cannot see it.',
  },
}
