import type { Insertable } from 'kysely'
import type { Database, Tables } from '../tables.ts'

export async function insertMessage(db: Database, message: Insertable<Tables['outbox']>) {
  await db.insertInto('outbox').values(message).execute()
}

export async function countSince(
  db: Database,
  kind: string,
  recipient: string,
  since: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((builder) => builder.fn.countAll<number>().as('count'))
    .where('recipient', '=', recipient)
    .where('kind', '=', kind)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}
