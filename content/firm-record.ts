/**
 * What the firm's record says, and the product's version. The server and every command write the
 * record out of the database before any words are loaded; a browser takes it from the page
 * (content/firm-in-page.ts).
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Firm, FirmError, parseFirm } from '../domain/firm.ts'

/** `FIRM_FILE` names another file, to try one; empty: none. */
const file = process.env.FIRM_FILE ?? join(process.env.DATA_DIR || 'data', 'firm.json')

export const record = readFirm()

/** Of the product. */
export const version = readVersion()

function readVersion(): string {
  const manifest = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}

/** Says which file is at fault, in place of a stack. */
function readFirm(): Firm {
  if (file === '' || (process.env.FIRM_FILE === undefined && !existsSync(file))) return {}
  try {
    return parseFirm(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    const blamed = new FirmError(`${file} cannot be used.\n${(error as Error).message}`)
    blamed.stack = blamed.message
    throw blamed
  }
}
