import { brand } from '../../content/firm.ts'
import { slugOf } from '../../domain/slug.ts'

/** The firm's name in names of files and the like; apart, since no browser needs what it is made by. */
export const plainName = slugOf(brand.name) || 'site'
