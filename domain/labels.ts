/** Labels of articles in three lists: categories by subject, regions by place, authors. */
import * as z from 'zod/mini'
import { emailAddressMaxLength, emailAddressMessage, isEmailAddress } from './email-address.ts'
import { listQuerySchema } from './list-query.ts'
import { pictureSchema } from './media/names.ts'
import { countSchema, isoTimeSchema } from './record.ts'
import { slugSchema } from './slug.ts'
import { multiLine, singleLine } from './text.ts'
import { optionalText, recordIdSchema, versionSchema, writeBodySchema } from './write-body.ts'

export const labelKinds = ['categories', 'regions', 'authors'] as const
export type LabelKind = (typeof labelKinds)[number]

/** Singular of each list, also used in names of fields and columns: `category_id(s)`. */
export const labelNames = { categories: 'category', regions: 'region', authors: 'author' } as const

/** The field that identifies a label in addresses; unique within a list, as the name is. */
export const labelKeys = { categories: 'slug', regions: 'code', authors: 'slug' } as const

/** Maximum lengths of a category's texts, in characters. */
export const categoryMaxLengths = { name: 100, description: 500 } as const
/** Maximum lengths of an author's texts, in characters. */
export const authorMaxLengths = { name: 100, description: 300 } as const
/** Maximum lengths of a region's texts, in characters. */
export const regionMaxLengths = { name: 100, code: 5 } as const

const codeMessage = 'Please enter a code.'

const categoryFields = {
  name: singleLine(categoryMaxLengths.name, { required: 'Please enter a name.' }),
  slug: slugSchema,
  description: optionalText(multiLine(categoryMaxLengths.description)),
}
const regionFields = {
  name: singleLine(regionMaxLengths.name, { required: 'Please enter a name.' }),
  code: z.pipe(
    singleLine(regionMaxLengths.code, { required: codeMessage }),
    z
      .transform((code: string) => code.toUpperCase())
      // Upper case can be longer than lower case ("ß").
      .check(z.refine((code) => code.length <= regionMaxLengths.code, codeMessage)),
  ),
}
const authorFields = {
  name: singleLine(authorMaxLengths.name, { required: 'Please enter a name.' }),
  slug: slugSchema,
  /** Shown under the name. */
  description: optionalText(multiLine(authorMaxLengths.description)),
  picture: pictureSchema,
  /** Never shown; used to find the data stored about the author. */
  email: optionalText(
    singleLine(emailAddressMaxLength).check(
      z.refine((text) => text === '' || isEmailAddress(text), emailAddressMessage),
    ),
  ),
}
const readOnly = ['id', 'created_at', 'posts']

/** The body of `POST /api/admin/{categories, regions, authors}/{id}/merge`. */
export const labelMergeSchema = writeBodySchema({ into: recordIdSchema })

const recordFields = {
  id: recordIdSchema,
  name: z.string(),
  version: countSchema,
  created_at: isoTimeSchema,
  /** Number of posts with the label, including drafts. */
  posts: countSchema,
}

const slugged = { slug: z.string(), description: z.nullable(z.string()) }

/** Schemas of the calls of a list; `shown`: further fields of a record. */
function schemasOf<Fields extends z.core.$ZodLooseShape, Shown extends z.core.$ZodLooseShape>(
  key: 'slug' | 'code',
  fields: Fields,
  shown: Shown,
) {
  return {
    query: listQuerySchema(['name', key, 'created_at', 'posts'], 'name', {}),
    record: z.strictObject({ ...recordFields, ...shown }),
    creation: writeBodySchema(fields, [...readOnly, 'version']),
    /** Replaces the label: an omitted description is cleared. */
    change: writeBodySchema({ ...fields, version: versionSchema }, readOnly),
  }
}

export const labelSchemas = {
  categories: schemasOf('slug', categoryFields, slugged),
  /** The code is in upper case. */
  regions: schemasOf('code', regionFields, { code: z.string() }),
  authors: schemasOf('slug', authorFields, {
    ...slugged,
    picture: z.nullable(z.string()),
    email: z.nullable(z.string()),
  }),
}

type Schemas = typeof labelSchemas
export type Category = z.output<Schemas['categories']['record']>
export type Region = z.output<Schemas['regions']['record']>
export type Author = z.output<Schemas['authors']['record']>
export type Label = Category | Region | Author
export type NewLabel = z.output<Schemas[LabelKind]['creation']>
export type LabelChange = z.output<Schemas[LabelKind]['change']>
export type LabelQuery = z.output<Schemas[LabelKind]['query']>

/** The slug or code of a label. */
export const labelKeyOf = (label: NewLabel | Label) => ('slug' in label ? label.slug : label.code)

const GENERATED_LENGTH = 3

/**
 * The code proposed for a region: the first two letters of each word of its name, in upper case,
 * cut to three.
 */
export function regionCodeOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '').slice(0, 2))
  return letters.join('').toUpperCase().slice(0, GENERATED_LENGTH)
}
