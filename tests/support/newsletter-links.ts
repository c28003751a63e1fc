import type { Page } from '@playwright/test'
import { linkUses } from '../../server/newsletter/subscribers/mails.ts'
import { parseConfig } from '../../server/platform/config.ts'
import { openDatabase } from '../../server/platform/db/database.ts'
import { signLink } from '../../server/platform/db/secrets.ts'
import type { ServerProcess } from './server-process.ts'
import { readStored } from './stored-rows.ts'
import { readMailTo } from './written-mail.ts'

let readers = 0

/** An address that no other test signs up. */
export function newReader(): string {
  readers += 1
  return `links-${process.pid}-${readers}@example.com`
}

/** The stored subscriber with an address. */
export function findReader(server: ServerProcess, email: string) {
  return readStored(server, 'subscribers').find((row) => row.email === email)
}

/** Signs up; resolves to the path of the link in the mail, since the servers have no PUBLIC_URL. */
export async function askForLink(page: Page, server: ServerProcess, email: string) {
  await page.request.post('/api/newsletter/subscribe', { data: { email } })
  const { text = '' } = await readMailTo(server, email)
  const [url = 'no link'] = /http\S+\/newsletter\/confirm\/\S+/.exec(text) ?? []
  return new URL(url).pathname
}

/** The path of the link in an issue to this subscriber. */
export async function signUnsubscribe(server: ServerProcess, subscriberId: number) {
  const config = parseConfig({ NODE_ENV: 'test', DATA_DIR: server.dataDir })
  const db = openDatabase(config)
  const token = await signLink({ db }, linkUses.unsubscribe, {
    id: subscriberId,
    issuedAt: new Date(),
  })
  await db.destroy()
  return `/newsletter/unsubscribe/${token}`
}
