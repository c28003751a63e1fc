/**
 * The firm's record and the product's version. The server and every command write the record from
 * the database to a file before any words are loaded; a browser reads it from the page
 * (content/firm-in-page.ts).
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Firm, FirmError, parseFirm } from '../domain/firm.ts'

/** `FIRM_FILE` names another file, for trials; '' for no file. */
const file = process.env.FIRM_FILE ?? join(process.env.DATA_DIR || 'data', 'firm.json')

export const record = readFirm()

/** Version of the product. */
export const version = readVersion()

function readVersion(): string {
  const manifest = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}

/** Reads the record; throws an error that names the file, without a stack trace. */
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
