/**
 * Opens every source address of a statement of law, reports which are gone, moved or changed, and
 * records the person and the date. Run it as a person: the pages then say "Checked on".
 */
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as adverseImpact from '../content/en/adverse-impact.ts'
import { lawCalendar } from '../content/en/law/calendar.ts'
import { legalCases } from '../content/en/law/cases.ts'
import { lawChanges } from '../content/en/law/changes.ts'
import { countryRules } from '../content/en/law/countries.ts'
import { crosswalks } from '../content/en/law/crosswalk.ts'
import { legalReferences } from '../content/en/legal-references/index.ts'
import { sources } from '../content/en/sources.ts'
import { systemClock } from '../server/platform/clock.ts'
import { exitCodes, runCommand, UsageError } from './command.ts'
import {
  type Finding,
  listLawAddresses,
  type Openings,
  openAddresses,
  takeDown,
} from './law-addresses.ts'

const USAGE = 'plumbline check-law --by "Your Name" [--only part-of-address] [--accept]'
const TIMEOUT_MS = 30_000
const folder = join(import.meta.dirname, '../content/en/law')

await runCommand(USAGE, async (_, args) => {
  const { by, only, accepts } = readArguments(args)
  const log = join(folder, 'opened-by.json')
  const openings: Openings = JSON.parse(await readFile(log, 'utf8'))
  const everywhere = listLawAddresses([
    legalReferences,
    sources,
    lawChanges,
    lawCalendar,
    legalCases,
    countryRules,
    crosswalks,
    adverseImpact,
  ])
  const urls = everywhere.filter((url) => url.includes(only))
  console.log(`Opening ${urls.length} of ${everywhere.length} addresses …`)
  const findings = await openAddresses(urls, { openings, timeoutMs: TIMEOUT_MS, onFinding: tell })
  const on = systemClock.now().toISOString().slice(0, 10)
  const taken = takeDown(openings, findings, { by, on, accepts })
  // The names stay in the log, which no page reads.
  const days = Object.fromEntries(Object.entries(taken).map(([url, opening]) => [url, opening.on]))
  await replace(log, taken)
  await replace(join(folder, 'opened.json'), days)
  return sumUp(findings, accepts)
})

function readArguments(args: string[]) {
  const options = { by: { type: 'string' }, only: { type: 'string' }, accept: { type: 'boolean' } }
  try {
    const { values } = parseArgs({ args, options: options as never, strict: true })
    const { by = '', only = '', accept = false } = values as Record<string, never>
    if (String(by).trim().length < 3) throw new Error('Please say who looks.')
    return { by: String(by).trim(), only: String(only), accepts: Boolean(accept) }
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

function tell({ state, url, detail }: Finding) {
  console.log(`${state.padEnd(12)}${url}${detail && `  (${detail})`}`)
}

/** Replaces a file atomically. */
async function replace(file: string, content: object) {
  await writeFile(`${file}.new`, `${JSON.stringify(content, null, 2)}\n`)
  await rename(`${file}.new`, file)
}

function sumUp(findings: readonly Finding[], accepts: boolean): number {
  const counts = Object.entries(Object.groupBy(findings, ({ state }) => state))
  console.log(`\n${counts.map(([state, list]) => `${list?.length} ${state}`).join(', ') || 'none'}`)
  const fine = new Set(['opened', 'unchanged', ...(accepts ? ['changed'] : [])])
  const isFine = findings.every(({ state }) => fine.has(state))
  if (!isFine) {
    console.log(
      'Mend the addresses that are gone or have moved. Read what has changed, correct what',
    )
    console.log('we say of it, then run this again with --only and --accept.')
  }
  return isFine ? exitCodes.done : exitCodes.incomplete
}
