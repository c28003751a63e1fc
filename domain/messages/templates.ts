/** Templates of replies to contact messages. */
import * as z from 'zod/mini'
import { conversationMaxLengths } from '../leads.ts'
import { countSchema, isoTimeSchema } from '../record.ts'
import { prose, singleLine } from '../text.ts'
import { recordIdSchema, versionSchema, writeBodySchema } from '../write-body.ts'

export const templateNameMaxLength = 80

/** Placeholders filled in when a template is chosen. Square brackets are left to the writer. */
const templatePlaces = ['name', 'company', 'quickscore'] as const
type TemplatePlace = (typeof templatePlaces)[number]

/** The first unknown placeholder of a text; null if there is none. */
export function findUnknownPlace(text: string): string | null {
  const known = new Set<string>(templatePlaces satisfies readonly TemplatePlace[])
  const places = [...text.matchAll(/\{([^{}\n]*)\}/g)]
  return places.find(([, name = '']) => !known.has(name))?.[0] ?? null
}

const placesAre = `Only ${templatePlaces.map((name) => `{${name}}`).join(', ')} can be filled in.`

const fields = {
  name: singleLine(templateNameMaxLength, { required: 'Please enter a name.' }),
  text: prose(conversationMaxLengths.text, { required: 'Please write a text.' }).check(
    z.refine((text) => findUnknownPlace(text) === null, placesAre),
  ),
}

const readOnly = ['id', 'created_at']

/** The body of `POST /api/admin/reply-templates`. */
export const newTemplateSchema = writeBodySchema(fields, [...readOnly, 'version'])
export type NewTemplate = z.output<typeof newTemplateSchema>

/** The body of `PUT /api/admin/reply-templates/{id}`. */
export const templateSchema = writeBodySchema({ ...fields, version: versionSchema }, readOnly)
export type TemplateChange = z.output<typeof templateSchema>

export const templateRecordSchema = z.strictObject({
  id: recordIdSchema,
  name: z.string(),
  text: z.string(),
  version: countSchema,
  created_at: isoTimeSchema,
})
export type ReplyTemplate = z.output<typeof templateRecordSchema>
