/** The colours by role, with the firm's own colours. */
import { paintFirm } from '../domain/firm.ts'
import { record } from './firm-record.ts'
import { dark, light } from './tokens.ts'

/** `colours` is the light palette, also for print. */
export const { light: colours, dark: darkColours } = paintFirm({ light, dark }, record)
