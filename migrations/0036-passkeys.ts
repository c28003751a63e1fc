import type { Kysely } from 'kysely'
import { identity } from '../server/platform/db/database.ts'

/** Passkeys of named keys, the challenges that are open, and the sessions that they began. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'integer', identity(db))
    .addColumn('key_id', 'integer', (column) =>
      column.notNull().references('staff_keys.id').onDelete('cascade'),
    )
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text')
    .execute()
  await db.schema.createIndex('passkeys_key_id').on('passkeys').column('key_id').execute()
  await db.schema
    .createTable('passkey_challenges')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    // Null for a sign-in: nobody is known yet.
    .addColumn('key_id', 'integer', (column) =>
      column.references('staff_keys.id').onDelete('cascade'),
    )
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('passkey_sessions')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('passkey_id', 'integer', (column) =>
      column.notNull().references('passkeys.id').onDelete('cascade'),
    )
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  for (const table of ['passkey_challenges', 'passkey_sessions']) {
    await db.schema.createIndex(`${table}_expires_at`).on(table).column('expires_at').execute()
  }
}
