/**
 * The firm, as it names itself everywhere: content/firm.json where that is, else what stands here.
 * In what is built for pages the file has been read already (scripts/firm-plugin.ts).
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Firm, FirmError, paintFirm, parseFirm } from '../domain/firm.ts'
import { slugOf } from '../domain/slug.ts'
import { dark, light } from './tokens.ts'

const root = join(import.meta.dirname, '..')
/** `FIRM_FILE` names another file, to try one; empty: none. From the project's root. */
export const firmFile = process.env.FIRM_FILE ?? 'content/firm.json'
const file = readFirm()
const firstName = 'Plumbline'

export const brand = {
  name: file.name ?? firstName,
  tagline: file.tagline ?? 'Good order for hiring algorithms',
  contactEmail: file.contactEmail ?? 'contact@plumbline.example',
  salesEmail: file.salesEmail ?? file.contactEmail ?? 'sales@plumbline.example',
}

/** Of the product. */
export const version = readVersion()

/** The name in names of files and the like. */
export const plainName = slugOf(brand.name) || 'site'

/** The story of the name is told under that name only. */
export const isNamedAfterPlumbLine = brand.name === firstName

/** Who gets the notices meant for staff, unless STAFF_EMAIL says so. */
export const staffEmail = file.staffEmail ?? brand.contactEmail

/** What the law asks a site to say of who runs it; only what the file holds is printed. */
export const operator = {
  legalName: file.legalName ?? null,
  postalAddress: file.postalAddress ?? null,
  register: file.register ?? null,
  registerNumber: file.registerNumber ?? null,
  dataProtectionNumber: file.dataProtectionNumber ?? null,
  representative: file.representative ?? null,
}

export const founder = {
  name: file.founder?.name ?? null,
  /** Path on the site. */
  picture: file.founder?.picture ? `/${file.founder.picture}` : null,
  pictureDescription: file.founder?.pictureDescription ?? null,
}

export const lawReviewer = file.lawReviewer ?? null

/** Path on the site, or null where the name is written. */
export const logo = file.logo ? `/${file.logo}` : null

export const bookingUrl = file.bookingUrl ?? null

export const newsletterDay: string = file.newsletterDay ?? 'Tuesday'

/** Which figures are shown (all that the file does not hide), and where their evidence is. */
export const figures: NonNullable<Firm['figures']> = file.figures ?? {}

/** The lawyer who reviewed the drafted documents. */
export const draftsReview = file.draftsReview ?? null

/** Said at /trust, where the file holds it. */
export const disclosures = {
  hosting: file.hosting ?? null,
  ownUseOfAi: file.ownUseOfAi ?? null,
  auditor: file.auditor ?? null,
}

/** In the light, and for what is printed. */
export const { light: colours, dark: darkColours } = blame(() => paintFirm({ light, dark }, file))

function readVersion(): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  return version
}

function readFirm(): Firm {
  const path = resolve(root, firmFile)
  if (firmFile === '' || (process.env.FIRM_FILE === undefined && !existsSync(path))) return {}
  return blame(() => {
    const firm = parseFirm(JSON.parse(readFileSync(path, 'utf8')))
    requirePicture('logo', firm.logo)
    requirePicture('founder.picture', firm.founder?.picture)
    return firm
  })
}

/** The image has what was built, and not what it was built from. */
function requirePicture(field: string, picture: string | undefined) {
  if (!picture || ['public', 'build/client'].some((at) => existsSync(join(root, at, picture))))
    return
  throw new FirmError(`${field}: there is no file public/${picture}`)
}

/** Says whose fault it is, in place of a stack. */
function blame<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    const { message } = error as Error
    const blamed = new FirmError(`${firmFile} cannot be used.\n${message}`)
    blamed.stack = blamed.message
    throw blamed
  }
}
