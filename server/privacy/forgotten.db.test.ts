import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteForAll } from '../../tests/support/app.ts'
import { forgetDeleted, isOnPostgres } from '../platform/db/database.ts'
import { erasePerson } from './person.ts'

const site = siteForAll()

const email = 'forgotten.person@candour.eu'

/** The files of the data folder that hold the address, in any of the ways it was written. */
async function holders(): Promise<string[]> {
  const names = await readdir(site.config.DATA_DIR, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile()).map((one) => join(one.parentPath, one.name))
  const read = await Promise.all(files.map(async (file) => [file, await readFile(file)] as const))
  return read.filter(([, bytes]) => bytes.includes('forgotten.person')).map(([file]) => file)
}

// Lost otherwise: a copy of the disk hands on what the owner was told to be gone.
test('of a person who was erased no byte is left in any file', async () => {
  for (let time = 0; time < 5; time += 1) {
    await site.app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { name: 'Forgotten', email, message: `I am ${email}, message ${time}.` },
    })
  }
  await site.app.inject({ method: 'POST', url: '/api/newsletter/subscribe', payload: { email } })
  await forgetDeleted(site.db)
  if (!isOnPostgres(site.db)) expect(await holders()).not.toEqual([])
  await erasePerson(site.ports, email)
  expect(await holders()).toEqual([])
})
