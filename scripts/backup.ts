/** Writes a backup of the database and the media, also while the server runs. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { version } from '../content/firm.ts'
import { BackupError, backUp } from '../server/backup/service.ts'
import { systemClock } from '../server/platform/clock.ts'
import { sqliteFileIn } from '../server/platform/db/database.ts'
import { noteJob } from '../server/platform/db/jobs.ts'
import { createFiles } from '../server/platform/files/s3-files.ts'
import { plainName } from '../server/platform/plain-name.ts'
import { exitCodes, presentAmounts, runCommand, UsageError, withDatabase } from './command.ts'

const usage = 'plumbline backup [folder]'

await runCommand(usage, async (config, args) => {
  const [given = defaultFolder(config.DATA_DIR), ...others] = args
  if (others.length > 0) throw new UsageError('One folder, or none.')
  if (!config.DATABASE_URL && !existsSync(sqliteFileIn(config.DATA_DIR))) {
    throw new BackupError(`There is nothing to back up: no database is in ${config.DATA_DIR}.`)
  }
  const path = resolve(given)
  const { tables, files, lost_files } = await withDatabase(config, async (db) => {
    const source = { db, files: createFiles(config, 'media'), clock: systemClock, version }
    const made = await backUp(source, path)
    // For the launch checklist.
    await noteJob(db, 'backup', systemClock.now().toISOString())
    return made
  })
  console.log(`Backed up ${presentAmounts(tables, files)}.`)
  console.log(`${path} holds personal data and secrets: keep it where only you can read it.`)
  if (lost_files.length === 0) return exitCodes.done
  console.error(`Files that the store no longer has (lost_files): ${lost_files.length}.`)
  return exitCodes.incomplete
})

/** The folder of the nightly backup's systemd unit, if it exists; else `backups` in the project. */
function defaultFolder(dataDir: string): string {
  const ofService = `${dataDir}-backups`
  const folder = existsSync(ofService) ? ofService : join(import.meta.dirname, '../backups')
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  return join(folder, `${plainName}-${time}Z`)
}
