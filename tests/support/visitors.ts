import type { Insertable } from 'kysely'
import { expect } from 'vitest'
import type { Database, Tables } from '../../server/tables.ts'
import type { TestApp } from './app.ts'

/** Sends the contact form, by default as Ada Jones. */
export async function writeToUs(site: TestApp, fields: object = {}): Promise<void> {
  const good = { name: 'Ada Jones', email: 'ada@example.com', message: 'What of the fees?' }
  const answer = await site.post('/api/contact', { ...good, ...fields })
  expect(answer.statusCode, answer.body).toBe(200)
}

/** Stores a subscriber, by default active since 20 November 2026. */
export async function addSubscriber(
  db: Database,
  email: string,
  fields: Partial<Insertable<Tables['subscribers']>> = {},
): Promise<number> {
  const at = fields.created_at ?? '2026-11-20T09:00:00.000Z'
  const row = { email, status: 'active', created_at: at, requested_at: at, ...fields } as const
  const query = db.insertInto('subscribers').values(row).returning('id')
  return (await query.executeTakeFirstOrThrow()).id
}
