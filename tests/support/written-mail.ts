import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import type { ServerProcess } from './server-process.ts'

/** Waits for the newest mail file to `recipient`, written by a server without SMTP settings. */
export async function readMailTo(server: ServerProcess, recipient: string): Promise<Email> {
  const find = async () => {
    const mails = await Promise.all(listFiles(server).map((file) => PostalMime.parse(file)))
    return mails.findLast(({ to }) => to?.some(({ address }) => address === recipient))
  }
  await expect.poll(async () => (await find()) !== undefined).toBe(true)
  return (await find()) as Email
}

/** All mail files, oldest first. */
function listFiles({ dataDir }: ServerProcess): Buffer[] {
  const folder = join(dataDir, 'mail')
  const names = readdirSync(dataDir).includes('mail') ? readdirSync(folder) : []
  const mails = names.filter((name) => name.endsWith('.eml')).sort()
  return mails.map((name) => readFileSync(join(folder, name)))
}
