/** Redirects: old paths of this site that lead to an article or a page. */
import * as z from 'zod/mini'
import { listQuerySchema } from '../list-query.ts'
import { pathMaxLength } from '../site-paths.ts'
import { singleLine } from '../text.ts'
import { recordIdSchema, writeBodySchema } from '../write-body.ts'

export const redirectSchema = writeBodySchema({
  path: singleLine(pathMaxLength, { required: 'Please enter the old path.' }),
  target: singleLine(pathMaxLength, { required: 'Please enter where it leads.' }),
})
export type RedirectWrite = z.output<typeof redirectSchema>

export const redirectRecordSchema = z.strictObject({
  id: recordIdSchema,
  path: z.string(),
  /** The path to which readers are redirected. */
  target: z.string(),
  /** The title of the article; null if the target is a page. */
  title: z.nullable(z.string()),
})
export type Redirect = z.output<typeof redirectRecordSchema>

export const redirectListSchema = listQuerySchema(['id', 'path'], '-id', {})
export type RedirectQuery = z.output<typeof redirectListSchema>
