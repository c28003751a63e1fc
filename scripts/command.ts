import type { Kysely } from 'kysely'
import { reasonOf } from '../domain/errors.ts'
import { count } from '../domain/wording.ts'
import { BackupError } from '../server/backup/service.ts'
import {
  type Config,
  ConfigError,
  listUnknownSettings,
  parseConfig,
} from '../server/platform/config.ts'
import { openDatabase } from '../server/platform/db/database.ts'
import type { Tables } from '../server/tables.ts'

/** Exit codes: all done; refused or failed; wrong usage; done with the problems printed above. */
export const exitCodes = { done: 0, failed: 1, misused: 2, incomplete: 3 } as const

/** Wrong usage: the message is printed, followed by the usage. */
export class UsageError extends Error {}

/**
 * Runs a command and sets the exit code. Errors are printed as one sentence, without the drivers'
 * details, which may contain personal data.
 */
export async function runCommand(
  usage: string,
  run: (config: Config, args: string[]) => Promise<number>,
): Promise<void> {
  try {
    for (const line of listUnknownSettings()) console.error(line)
    const args = process.argv.slice(2)
    const known = usage.split(/[\s[\]|]+/)
    const stray = args.find((one) => /^-/.test(one) && !known.includes(one.split('=')[0] ?? ''))
    if (stray) throw new UsageError(`There is no option ${stray}.`)
    process.exitCode = await run(parseConfig(process.env), args)
  } catch (error) {
    const isMisuse = error instanceof UsageError || error instanceof ConfigError
    console.error(explain(reasonOf(error as Error)))
    if (error instanceof UsageError) console.error(`Usage: ${usage}`)
    process.exitCode = isMisuse ? exitCodes.misused : exitCodes.failed
  }
}

function explain(error: Error): string {
  if (error instanceof ConfigError) return `Please mend these settings:\n${error.message}`
  if (error instanceof BackupError || error instanceof UsageError) return error.message
  const { code } = error as NodeJS.ErrnoException
  const isKeptOut = code === 'EACCES' && process.getuid?.() === 0
  const advice = isKeptOut ? '\nGive it to the account that owns the data (chown -R).' : ''
  return `It failed: ${error.message || error.name}${code ? ` (${code})` : ''}${advice}`
}

/** Runs `work` with the caller's rights (root), for files named on the command line. */
export function asCaller<T>(work: () => T): T {
  const owner = process.geteuid?.()
  process.seteuid?.(process.getuid?.() ?? 0)
  try {
    return work()
  } finally {
    if (owner !== undefined) process.seteuid?.(owner)
  }
}

/** Opens the database of the settings for `work`, without migrating it: the server does that. */
export async function withDatabase<T>(
  settings: Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>,
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const db = openDatabase(settings, { hasTimeLimits: false })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

const units = ['bytes', 'KB', 'MB', 'GB', 'TB']

/** "1 row", "1,204 rows". */
export const sayCount = (amount: number, noun: string) =>
  count(amount, { one: `{count} ${noun}`, more: `{count} ${noun}s` })

/** "3 tables with 12 rows, …": the amounts of a copy. */
export function presentAmounts(tables: { rows: number }[], files: { size: number }[]): string {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  const bytes = sum(files.map(({ size }) => size))
  const power = bytes === 0 ? 0 : Math.floor(Math.log2(bytes) / 10)
  const size = `${(bytes / 1024 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`
  const rows = sum(tables.map(({ rows }) => rows))
  return `${tables.length} tables with ${sayCount(rows, 'row')}, ${sayCount(files.length, 'file')} with ${size}`
}
