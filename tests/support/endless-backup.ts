/** A backup into the folder `BACKUP` that writes its first file without end. */
import { Readable } from 'node:stream'
import { backUp } from '../../server/backup/service.ts'
import { systemClock } from '../../server/platform/clock.ts'
import { parseConfig } from '../../server/platform/config.ts'
import { openDatabase } from '../../server/platform/db/database.ts'
import { createFiles } from '../../server/platform/files/s3-files.ts'

async function* pour() {
  for (;;) {
    yield Buffer.from('x')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const config = parseConfig(process.env)
const files = { ...createFiles(config, 'media'), open: async () => Readable.from(pour()) }
const db = openDatabase(config)
await backUp({ db, files, clock: systemClock, version: '1' }, process.env.BACKUP ?? '')
