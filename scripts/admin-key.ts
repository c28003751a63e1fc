/** Generates a new admin key and shows it once; the old key stops working. */
import { isKeyConfigured, replaceKey } from '../server/access/service.ts'
import { systemClock } from '../server/platform/clock.ts'
import { exitCodes, runCommand, UsageError, withDatabase } from './command.ts'

await runCommand('plumbline admin-key', (config, args) =>
  withDatabase(config, async (db) => {
    if (args.length > 0) throw new UsageError('It takes no arguments.')
    const ports = { db, clock: systemClock, config }
    if (isKeyConfigured(ports)) {
      console.error('ADMIN_KEY or ADMIN_KEYS is set: a generated key would not be valid beside it.')
      return exitCodes.failed
    }
    console.log(`New admin key, shown this once: ${await replaceKey(ports)}`)
    return exitCodes.done
  }),
)
