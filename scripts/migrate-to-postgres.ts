/** Copies an installation on SQLite into an empty PostgreSQL, and reports what arrived. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  BackupError,
  type CopiedTable,
  DifferenceError,
  moveInstallation,
} from '../server/backup/service.ts'
import type { Config } from '../server/platform/config.ts'
import { sqliteFileIn } from '../server/platform/db/database.ts'
import { holdAlone, NotAloneError } from '../server/platform/db/sqlite.ts'
import { createLocalFiles } from '../server/platform/files/files.ts'
import { createFiles } from '../server/platform/files/s3-files.ts'
import { exitCodes, runCommand, UsageError, withDatabase } from './command.ts'

const usage = 'DATABASE_URL=postgres://… plumbline migrate-to-postgres'

await runCommand(usage, async (config, args) => {
  if (args.length > 0) throw new UsageError('It takes no arguments, only settings.')
  const { DATA_DIR, DATABASE_URL } = config
  if (!DATABASE_URL) throw new UsageError('DATABASE_URL must name the empty PostgreSQL database.')
  if (!existsSync(sqliteFileIn(DATA_DIR))) {
    throw new BackupError(`There is nothing to copy: no SQLite database is in ${DATA_DIR}.`)
  }
  const { tables, files } = await move(config).catch((error) => {
    if (error instanceof DifferenceError) printReport(error.tables)
    throw error
  })
  printReport(tables)
  console.log('\nAll rows are in PostgreSQL, the same on both sides. SQLite is as it was.')
  if (!files) {
    console.log(`Media stay in ${join(DATA_DIR, 'media')}: S3_BUCKET is not set.`)
    return exitCodes.done
  }
  console.log(`${files.copied} media files were copied to the bucket; the folder is as it was.`)
  if (files.lost === 0) return exitCodes.done
  console.error(`Files that rows name and ${DATA_DIR}/media does not hold: ${files.lost}.`)
  return exitCodes.incomplete
})

function move(config: Config) {
  const { DATA_DIR, DATABASE_URL, S3_BUCKET } = config
  const local = createLocalFiles(join(DATA_DIR, 'media'))
  const bucket = S3_BUCKET === undefined ? null : createFiles(config, 'media')
  return withDatabase({ DATA_DIR, DATABASE_URL: undefined }, (from) =>
    withDatabase({ DATA_DIR, DATABASE_URL }, async (to) => {
      await holdAlone(from).catch((error) => {
        if (!(error instanceof NotAloneError)) throw error
        // A running server could write rows after they were copied.
        throw new BackupError('A server is running on this data. Please stop it first.')
      })
      return moveInstallation({ db: from, files: local }, { db: to, files: bucket })
    }),
  )
}

function printReport(tables: CopiedTable[]) {
  const lines = tables.map(({ name, from, to, isSame }) =>
    line([
      ...[name, String(from.rows), String(to.rows)],
      ...[from.sha256.slice(0, 12), to.sha256.slice(0, 12), isSame ? 'same' : 'DIFFERENT'],
    ]),
  )
  const head = ['Table', 'SQLite', 'PostgreSQL', 'SHA-256', 'SHA-256', 'Result']
  console.log([line(head), ...lines].join('\n'))
}

function line([name = '', from = '', to = '', ...rest]: string[]): string {
  const sums = rest.map((text) => text.padEnd(12)).join('  ')
  return `${name.padEnd(24)}${from.padStart(10)}  ${to.padStart(10)}  ${sums}`.trimEnd()
}
