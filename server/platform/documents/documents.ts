import { join } from 'node:path'
import { DomainError } from '../../../domain/errors.ts'
import { type Asking, bufferOf, OwnProcess } from '../own-process.ts'

export type Documents = ReturnType<typeof createDocuments>

export type Format = 'pdf' | 'png'

interface Wanted extends Asking {
  format: Format
}

/** A job for the compiler's process, which answers with the bytes. */
export interface Job {
  template: string
  json: string
  format: Format
}

const BUSY = 'Many documents are being made at the moment. Please try again in a few seconds.'

const noncharacters = /\p{Noncharacter_Code_Point}/gu

const templates = join(import.meta.dirname, '../../../documents')

/** Length of the queue: at 0.1 s each, the last job waits for some seconds. */
const MOST_WAITING = 30

/** Idle time before the compiler ends: reading its fonts takes a second. */
const REST_MS = 60_000

/** Printed documents and drawn pictures, from the Typst templates in `documents/`. */
export function createDocuments(folder = templates) {
  const module = new URL('./compiler.ts', import.meta.url)
  const most = { waiting: MOST_WAITING, busy: BUSY }
  const options = { args: [folder], restMs: REST_MS, most }
  const compiler = new OwnProcess<Job, Uint8Array>(module, options)
  return {
    /**
     * The PDF (tagged, PDF/UA-1) or the picture (PNG, of a template with one page) that
     * `documents/<template>.typ` makes of `data`: the same bytes for the same data. Rejects with
     * the compiler's diagnostics where it cannot be made, or does not conform to the standard;
     * with `too-busy` while many wait.
     */
    async renderDocument(
      template: string,
      data: object,
      { format, isPatient = false }: Wanted,
    ): Promise<Buffer> {
      // Lone surrogates and noncharacters can come out of a database. JSON knows no such text, and
      // PDF/UA has no glyph for it.
      const json = JSON.stringify(data, (_, value) =>
        typeof value === 'string' ? value.toWellFormed().replace(noncharacters, '\ufffd') : value,
      )
      const printing = compiler.run({ template, json, format }, { isPatient })
      const printed = await printing.catch((error: Error) => {
        if (error instanceof DomainError) throw error
        throw new Error(`${template}: ${error.message}`)
      })
      return bufferOf(printed)
    },
    /** Ends the compiler; unfinished jobs are rejected. */
    close: () => compiler.close(),
  }
}
