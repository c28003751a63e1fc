/** What staff note on whoever wrote to us or took QuickScore: whether it is handled, and by whom. */
import * as z from 'zod/mini'
import { isoTimeSchema } from '../record.ts'
import { singleLine } from '../text.ts'

export const handlingShape = {
  handled: z.boolean(),
  handled_at: z.nullable(isoTimeSchema),
  /** Who has taken it, as staff call them. */
  assignee: z.nullable(z.string()),
}

export const yesOrNo = (name: string) =>
  z.pipe(
    z.optional(z.enum(['true', 'false'], `${name} is true or false.`)),
    z.transform((sent) => (sent === undefined ? undefined : sent === 'true')),
  )

export const handlingFilters = {
  handled: yesOrNo('handled'),
  /** Whether somebody has taken it; `mine`: the holder of the named key that asks. */
  assigned: z.optional(z.enum(['true', 'false', 'mine'], 'assigned is true, false or mine.')),
}

const assigneeMaxLength = 80

export const handlingChanges = {
  handled: z.optional(z.boolean('handled must be true or false.')),
  /** Null and blank: nobody. */
  assignee: z.optional(z.nullable(singleLine(assigneeMaxLength))),
}

export interface HandlingChange {
  handled?: boolean | undefined
  assignee?: string | null | undefined
}
