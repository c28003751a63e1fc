import { createHash } from 'node:crypto'
import { brand } from '../../content/firm.ts'
import { slugOf } from '../../domain/slug.ts'

/** The firm's name for file names and the like; apart, so that browsers do not load `slugOf`. */
export const plainName = slugOf(brand.name) || 'site'

/** An opaque id for calendars and mails, which does not even reveal a count. */
export const nameOutside = (what: string): string =>
  createHash('sha256').update(what).digest('hex').slice(0, 20)
