import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as firm from '../content/firm.ts'
import { isEmailAddress } from '../domain/email-address.ts'
import { everyNoun } from '../server/nouns.ts'
import { systemClock } from '../server/platform/clock.ts'
import type { Config } from '../server/platform/config.ts'
import { sqliteFileIn } from '../server/platform/db/database.ts'
import { createMailFolder } from '../server/platform/mail/mail-folder.ts'
import type { PersonPorts } from '../server/privacy/person.ts'
import { UsageError, withDatabase } from './command.ts'

/** The address on the command line, followed by at most `most` arguments. Throws UsageError. */
export function readAddress([given = '', ...others]: string[], most: number): string {
  const address = given.trim()
  if (address === '') throw new UsageError('Please name an e-mail address.')
  if (!isEmailAddress(address)) throw new UsageError(`This is not an e-mail address: ${address}`)
  if (others.length > most) throw new UsageError('There is too much on the command line.')
  return address
}

/** Runs `work` with access to the personal data in the database of the settings. */
export async function withPersonalData<T>(
  config: Config,
  work: (ports: PersonPorts) => Promise<T>,
): Promise<T> {
  // Otherwise a wrong folder would become an empty database without any data.
  if (!config.DATABASE_URL && !existsSync(sqliteFileIn(config.DATA_DIR))) {
    throw new Error(`no database is in ${config.DATA_DIR}`)
  }
  const staffEmail = config.STAFF_EMAIL ?? firm.staffEmail
  const mailFolder = createMailFolder(join(config.DATA_DIR, 'mail'))
  return withDatabase(config, (db) =>
    work({ db, clock: systemClock, staffEmail, mailFolder, nouns: everyNoun }),
  )
}
