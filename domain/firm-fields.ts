/**
 * The firm's record as flat fields, for a form or a terminal: one text for each path
 * ("founder.name"), in the order of the launch checklist.
 */
import { claimIds, type Firm, figureIds, planIds, weekdays } from './firm.ts'

/** The input type of a field; a list of values for a choice. */
export type FirmFieldKind =
  | ('line' | 'text' | 'people' | 'email' | 'colour' | 'picture' | 'number' | 'day' | 'url')
  | readonly string[]

const yesNo = ['yes', 'no'] as const

export const firmFields = {
  operator: {
    name: 'line',
    tagline: 'line',
    legalName: 'line',
    postalAddress: 'line',
    register: 'line',
    registerNumber: 'line',
    dataProtectionNumber: 'line',
    representative: 'line',
  },
  addresses: { contactEmail: 'email', salesEmail: 'email', staffEmail: 'email' },
  founder: {
    'founder.name': 'line',
    'founder.background': 'text',
    'founder.story': 'text',
    'founder.words': 'text',
    people: 'people',
  },
  claims: Object.fromEntries(
    claimIds.flatMap((id): [string, FirmFieldKind][] => [
      [`figures.${id}.shown`, yesNo],
      ...(figureIds.some((figure) => figure === id)
        ? [[`figures.${id}.figure`, 'line'] as [string, FirmFieldKind]]
        : []),
      [`figures.${id}.evidence`, 'line'],
    ]),
  ),
  prices: {
    ...Object.fromEntries(planIds.map((id) => [`prices.${id}`, 'number' as const])),
    vatRate: 'number',
  },
  law: { lawReviewer: 'line', 'draftsReview.by': 'line', 'draftsReview.on': 'day' },
  trust: { hosting: 'line', ownUseOfAi: 'line', auditor: 'line' },
  contact: { bookingUrl: 'url', newsletterDay: weekdays },
  look: {
    logo: 'picture',
    'colours.action': 'colour',
    'colours.accent': 'colour',
    'founder.picture': 'picture',
    'founder.pictureDescription': 'line',
  },
} as const satisfies Record<string, Readonly<Record<string, FirmFieldKind>>>

export type FirmGroup = keyof typeof firmFields

const kinds: Readonly<Record<string, FirmFieldKind>> = Object.assign(
  {},
  ...Object.values(firmFields),
)

/** Every path in order. */
export const firmPaths: readonly string[] = Object.keys(kinds)

/** Values by path; '' for an absent one. */
export type FirmValues = Readonly<Record<string, string>>

export function flattenFirm(firm: Firm): FirmValues {
  return Object.fromEntries(firmPaths.map((path) => [path, sayValue(path, readAt(firm, path))]))
}

/** The nested record for validation (`findFirmFaults`) and storage. */
export function nestFirm(values: FirmValues): object {
  const firm: Nested = {}
  for (const path of firmPaths) {
    const typed = values[path]?.trim() ?? ''
    if (typed === '') continue
    const parts = path.split('.')
    const last = parts.pop() ?? path
    let place = firm
    for (const part of parts) place = place[part] = { ...(place[part] as Nested) }
    place[last] = readValue(path, typed)
  }
  return firm
}

interface Nested {
  [name: string]: unknown
}

function readAt(firm: Firm, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, part) => (inner as Nested)?.[part], firm)
}

function readValue(path: string, typed: string): unknown {
  const kind = kinds[path]
  if (kind === yesNo) return typed === 'yes' ? true : typed === 'no' ? false : typed
  if (kind === 'number') return Number(typed.replaceAll(',', ''))
  if (kind === 'people') return typed.split('\n').map(readPerson)
  return typed
}

/** Parses one line: "Name; role; what they do". */
function readPerson(line: string) {
  const [name = '', role = '', ...rest] = line.split(';').map((part) => part.trim())
  return { name, role, ...(rest.length > 0 && { text: rest.join('; ') }) }
}

function sayValue(path: string, value: unknown): string {
  if (value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (kinds[path] !== 'people') return String(value)
  const people = value as NonNullable<Firm['people']>
  return people
    .map(({ name, role, text }) => [name, role, text].filter(Boolean).join('; '))
    .join('\n')
}
