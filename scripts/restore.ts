/** Restores a backup into an empty installation, after checking every byte of the backup. */
import { resolve } from 'node:path'
import { openBackup, restore } from '../server/backup/service.ts'
import { createFiles } from '../server/platform/files/s3-files.ts'
import { exitCodes, presentAmounts, runCommand, UsageError, withDatabase } from './command.ts'

const usage = 'plumbline restore <folder>'

await runCommand(usage, async (config, args) => {
  const [folder, ...others] = args
  if (!folder || others.length > 0) throw new UsageError('Please name the folder of one backup.')
  // Before the database is opened, which creates the file on SQLite.
  const backup = await openBackup(resolve(folder))
  const { manifest } = backup
  await withDatabase(config, (db) => restore({ db, files: createFiles(config, 'media') }, backup))
  console.log(`Restored ${presentAmounts(manifest.tables, manifest.files)}; all of it compared.`)
  console.log(`It is as of ${manifest.made_at}. Please erase again who has been erased since,`)
  console.log('and mind that mail which was waiting then is sent once the server starts.')
  if (manifest.lost_files.length === 0) return exitCodes.done
  console.error(`Files lost before the backup (lost_files): ${manifest.lost_files.length}.`)
  return exitCodes.incomplete
})
