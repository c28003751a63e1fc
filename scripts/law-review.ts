/**
 * Writes a workbook of all texts for legal review, with empty columns for reviewer, date and
 * verdict. Given a completed workbook, records the reviews and prints the refused texts.
 */
import { existsSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import readSheet from 'read-excel-file/node'
import type { HashedRow } from '../domain/law/review.ts'
import { listReviewRows, reviews, reviewsFile } from '../server/law/review.ts'
import { systemClock } from '../server/platform/clock.ts'
import { writeWorkbook } from '../server/platform/documents/office.ts'
import { exitCodes, runCommand, UsageError } from './command.ts'
import { readRow } from './review-row.ts'

const USAGE = 'plumbline law-review [workbook.xlsx]'
const columns = [
  ...['Place', 'Text', 'Source', 'Confidence'],
  ...['Reviewer', 'Date', 'Verdict (accepted or refused)', 'Remark', 'Fingerprint'],
]

await runCommand(USAGE, async (_, [file, ...others]) => {
  if (others.length > 0) throw new UsageError('One workbook, or none.')
  return file === undefined ? writeOut(listReviewRows()) : readBack(resolve(file))
})

async function writeOut(rows: readonly HashedRow[]): Promise<number> {
  const day = systemClock.now().toISOString().slice(0, 10)
  const path = resolve(`law-review-${day}.xlsx`)
  if (existsSync(path)) throw new UsageError(`There is a file ${path} already.`)
  const known = new Map(reviews.map((review) => [review.place + review.hash, review]))
  const sheet = rows.map(({ place, text, source, confidence, hash }) => {
    const before = known.get(place + hash)
    const filled = before
      ? [before.by, before.on, before.verdict, before.remark]
      : [null, null, null, null]
    return [place, text, source, confidence, ...filled, hash]
  })
  const widths = [30, 80, 40, 14, 20, 12, 14, 30, 12]
  await writeFile(path, await writeWorkbook([{ name: 'Law review', columns, rows: sheet, widths }]))
  console.log(`${rows.length} texts are in ${path}`)
  return exitCodes.done
}

async function readBack(path: string): Promise<number> {
  if (!existsSync(path)) throw new UsageError(`There is no file ${path}.`)
  const hashes = new Map(listReviewRows().map(({ place, hash }) => [place, hash]))
  const [, ...rows] = await readRows(path)
  const outcomes = rows.flatMap((row, index) => readRow(row, index + 2, hashes))
  const taken = outcomes.filter((outcome) => typeof outcome === 'object')
  const faults = outcomes.filter((outcome) => typeof outcome === 'string')
  const places = new Set(taken.map(({ place }) => place))
  const all = [...reviews.filter(({ place }) => !places.has(place)), ...taken]
  await writeFile(`${reviewsFile}.new`, `${JSON.stringify(all, null, 2)}\n`)
  await rename(`${reviewsFile}.new`, reviewsFile)
  const refused = taken.filter(({ verdict }) => verdict === 'refused')
  console.log(`${taken.length - refused.length} accepted, ${refused.length} refused.`)
  for (const { place, by, remark } of refused) console.log(`Refused by ${by}: ${place} ${remark}`)
  for (const fault of faults) console.error(fault)
  return faults.length > 0 ? exitCodes.incomplete : exitCodes.done
}

async function readRows(path: string): Promise<readonly (readonly unknown[])[]> {
  const sheets = await readSheet(path)
  const [sheet] = sheets
  return sheet && 'data' in sheet ? sheet.data : []
}
