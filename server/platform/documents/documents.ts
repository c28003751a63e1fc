import { join } from 'node:path'
import { busy, DomainError } from '../../../domain/errors.ts'
import { type Asking, OwnProcess } from '../own-process.ts'

/** Printed documents and drawn pictures, from the Typst templates in `documents/`. */
export interface Documents {
  /**
   * The PDF (tagged, PDF/UA-1) or the picture (PNG, of a template with one page) that
   * `documents/<template>.typ` makes of `data`: the same bytes for the same data. Rejects with the
   * compiler's diagnostics where it cannot be made, or not as the standard demands; with `too-busy`
   * while many wait.
   */
  renderDocument(template: string, data: object, options: Wanted): Promise<Buffer>
  /** Ends the compiler; what is still being made is rejected. */
  close(): Promise<void>
}

export type Format = 'pdf' | 'png'

interface Wanted extends Asking {
  format: Format
}

/** What the compiler's process is told for each document; it answers with the bytes. */
export interface Job {
  template: string
  json: string
  format: Format
}

const BUSY = 'Many documents are being made at the moment. Please try again in a few seconds.'

const noncharacters = /\p{Noncharacter_Code_Point}/gu

const templates = join(import.meta.dirname, '../../../documents')

/** At a tenth of a second each, who comes last waits for some seconds. */
const MOST_WAITING = 30

/** The fonts alone take it a second to read: it is kept through a quiet minute. */
const REST_MS = 60_000

export function createDocuments(folder = templates): Documents {
  const module = new URL('./compiler.ts', import.meta.url)
  const compiler = new OwnProcess<Job, Uint8Array>(module, { args: [folder], restMs: REST_MS })
  return {
    async renderDocument(template, data, { format, isPatient = false }) {
      if (compiler.count(isPatient) >= MOST_WAITING) throw busy(BUSY)
      // Half a pair and what is no character can come out of a database. JSON knows no such text, and
      // PDF/UA has no glyph for it.
      const json = JSON.stringify(data, (_, value) =>
        typeof value === 'string' ? value.toWellFormed().replace(noncharacters, '\ufffd') : value,
      )
      const { buffer, byteOffset, byteLength } = await compiler
        .run({ template, json, format }, { isPatient })
        .catch((error: Error) => {
          if (error instanceof DomainError) throw error
          throw new Error(`${template}: ${error.message}`)
        })
      return Buffer.from(buffer, byteOffset, byteLength)
    },
    close: () => compiler.close(),
  }
}
