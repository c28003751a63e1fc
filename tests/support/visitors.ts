import type { Insertable } from 'kysely'
import { expect } from 'vitest'
import type { Database, Tables } from '../../server/tables.ts'
import type { TestApp } from './app.ts'

/** Writes to us by the contact form, as Ada Jones if not said otherwise. */
export async function writeToUs(site: TestApp, fields: object = {}): Promise<void> {
  const good = { name: 'Ada Jones', email: 'ada@example.com', message: 'What of the fees?' }
  const answer = await site.post('/api/contact', { ...good, ...fields })
  expect(answer.statusCode, answer.body).toBe(200)
}

/** Stores an active subscriber of 20 November 2026, if not said otherwise. */
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
