/** Words of the screen "Firm" and of the questions of `plumbline firm`. */
import type { FirmGroup } from '../../../domain/firm-fields.ts'
import { claims, evidenceNeeded } from '../claims.ts'

export const firmWords = {
  title: 'Firm',
  record: { one: 'firm', many: 'Firm' },
  lead: 'Who runs this site, how it looks, what it says of itself and what it charges. What is left empty is as the product came.',
  restarts:
    'Saving starts the site again: about a second, in which nobody’s request is lost behind the proxy.',
  fetchFailed: 'Failed to fetch the firm. Please try again.',
  failureTitle: 'The firm could not be loaded',
  loading: 'Loading the firm',
  saveFailed: 'Failed to save the firm. Please try again.',
  saved: 'The firm is saved',
  savedText: 'The site starts again: about a second.',
  save: 'Save and start again',
  saving: 'Saving...',
  undo: 'One step back',
  undoing: 'Going back...',
  undoFailed: 'Failed to go back. Please try again.',
  undoQuestion:
    'Put the version before this one into force again? The site starts again: about a second.',
  changed: 'Last changed {time}.',
  inForce: 'In force: pages, mails and files say what stands here.',
  starting: 'The site starts again. What stands here is in force in a moment.',
  preview: 'How the header looks',
  previewAction: 'A link',
  contrast: 'On paper {light}:1 in the light, {dark}:1 in the dark. Text needs 4.5:1.',
  asCame: 'As it came',
  yes: 'Yes',
  no: 'No',
  picturePath: 'Or a path below public/, such as firm/logo.svg',
} as const

export const firmGroupNames: Record<FirmGroup, string> = {
  operator: 'Who runs the site',
  addresses: 'Addresses',
  founder: 'The founder and people',
  claims: 'What the firm says of itself',
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
    [`figures.${id}.figure`, { label: 'Its figure, where yours is another' }],
    [`figures.${id}.evidence`, { label: 'Where the evidence is' }],
  ]),
)

/** Label and hint by path (domain/firm-fields.ts). */
export const firmFieldWords: Readonly<Record<string, FieldWords>> = {
  name: { label: 'Name of the firm', hint: 'As pages and mails say it.' },
  tagline: { label: 'Its line', hint: 'Above the title of the home page, and in the footer.' },
  legalName: { label: 'Legal name', hint: 'As registered.' },
  postalAddress: { label: 'Postal address', hint: 'In one line.' },
  register: { label: 'Register', hint: 'Such as Companies House.' },
  registerNumber: { label: 'Number in the register' },
  dataProtectionNumber: { label: 'Number with the data-protection authority' },
  representative: {
    label: 'Representative under Article 27 of the GDPR',
    hint: 'Name and address.',
  },
  contactEmail: { label: 'Contact address', hint: 'Visitors write to it, and mail comes from it.' },
  salesEmail: { label: 'Address for sales' },
  staffEmail: { label: 'Staff address', hint: 'Notices for staff go there; STAFF_EMAIL wins.' },
  'founder.name': { label: 'Name of the founder' },
  'founder.background': { label: 'Where the founder comes from', hint: 'A paragraph, signed off.' },
  'founder.story': {
    label: 'The founder’s story',
    hint: 'How the firm came to be; an empty line between paragraphs.',
  },
  'founder.words': { label: 'In the founder’s words', hint: 'A quotation of the founder alone.' },
  people: { label: 'People on About', hint: 'One a line: name; role; what they do.' },
  ...claimFields,
  'prices.core': {
    label: 'CORE',
    hint: 'Whole pounds a month. The annual fee is twelve times this.',
  },
  'prices.scale': { label: 'SCALE', hint: 'Whole pounds a month.' },
  'prices.enterprise': { label: 'ENTERPRISE', hint: 'Whole pounds a month.' },
  vatRate: { label: 'VAT', hint: 'Per cent, such as 20; 0 where none is charged.' },
  lawReviewer: { label: 'Who reviews what the site says of the law' },
  'draftsReview.by': { label: 'Lawyer who reviewed the documents that QuickScore drafts' },
  'draftsReview.on': { label: 'Day of that review', hint: 'Such as 2026-11-24.' },
  hosting: { label: 'Who hosts the servers, and where' },
  ownUseOfAi: { label: 'What the firm itself uses AI for' },
  auditor: { label: 'Who has audited the firm or the site, and when' },
  bookingUrl: { label: 'Address where a call can be booked', hint: 'With https.' },
  newsletterDay: { label: 'Day of the newsletter' },
  logo: { label: 'Logo' },
  'colours.action': { label: 'Colour of links and buttons', hint: 'Such as #0b5d57.' },
  'colours.accent': { label: 'Colour of marks and drawings', hint: 'Such as #8a6116.' },
  'founder.picture': { label: 'Picture of the founder' },
  'founder.pictureDescription': {
    label: 'What that picture shows',
    hint: 'For people who do not see it.',
  },
}
