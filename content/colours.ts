/** The colours by role, the firm's own among them. */
import { paintFirm } from '../domain/firm.ts'
import { record } from './firm-record.ts'
import { dark, light } from './tokens.ts'

/** In the light, and for what is printed. */
export const { light: colours, dark: darkColours } = paintFirm({ light, dark }, record)
