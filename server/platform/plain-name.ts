import { createHash } from 'node:crypto'
import { brand } from '../../content/firm.ts'
import { slugOf } from '../../domain/slug.ts'

/** The firm's name in names of files and the like; apart, since no browser needs what it is made by. */
export const plainName = slugOf(brand.name) || 'site'

/** Names something in calendars and mails, and says nothing of it: not even how many there are. */
export const nameOutside = (what: string): string =>
  createHash('sha256').update(what).digest('hex').slice(0, 20)
