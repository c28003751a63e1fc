/** Makes a new generated admin key and shows it once; the old one ends with that. */
import { isKeyConfigured, replaceKey } from '../server/access/service.ts'
import { systemClock } from '../server/platform/clock.ts'
import { parseConfig } from '../server/platform/config.ts'
import { migrate, openDatabase } from '../server/platform/db/database.ts'

const config = parseConfig(process.env)
const db = openDatabase(config)
await migrate(db)
const ports = { db, clock: systemClock, config }
if (isKeyConfigured(ports)) {
  console.error('ADMIN_KEY or ADMIN_KEYS is set: a generated key would not be valid beside it.')
  process.exitCode = 1
} else {
  console.log(`New admin key, shown this once: ${await replaceKey(ports)}`)
}
await db.destroy()
