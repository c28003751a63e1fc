/** Files for Word and Excel. Twenty tools take 0.25 s, so a child process makes them. */
import { colours } from '../../../content/colours.ts'
import { brand } from '../../../content/firm.ts'
import { locale } from '../../../domain/wording.ts'
import { bufferOf, OwnProcess } from '../own-process.ts'
import type { WordDocument } from './word.ts'
import type { Sheet } from './workbook.ts'

export type OfficeJob = { document: WordDocument } | { sheets: readonly Sheet[] }

/** Length of the queue: at 0.25 s each, the last job waits for some seconds. */
const MOST_WAITING = 30
const BUSY = 'Many files are being made at the moment. Please try again in a few seconds.'

const office = new OwnProcess<OfficeJob, Uint8Array>(
  new URL('./office-process.ts', import.meta.url),
  { most: { waiting: MOST_WAITING, busy: BUSY } },
)

const { ink, muted, rule, red: gap } = colours
const ours = { author: brand.name, language: locale, colours: { ink, muted, rule, gap } }

/** A document of ours for Word. Rejects with `too-busy` while many wait. */
export const writeWord = (document: Omit<WordDocument, keyof typeof ours>): Promise<Buffer> =>
  make({ document: { ...document, ...ours } })

/** A workbook for Excel. Rejects with `too-busy` while many wait. */
export const writeWorkbook = (sheets: readonly Sheet[]): Promise<Buffer> => make({ sheets })

const make = async (job: OfficeJob) => bufferOf(await office.run(job))
