import { sql } from 'kysely'
import type { Database, Trx } from '../../tables.ts'

declare module '../../tables.ts' {
  interface Tables {
    /** Windows that have a post open; those not heard of any more go with the next sign of another. */
    post_presence: { token: string; post_id: number; key_id: string; seen_at: string }
  }
}

const keyName = sql<string | null>`(
  select staff_keys.name from staff_keys where 'key-' || staff_keys.id = post_presence.key_id
)`

interface Sign {
  token: string
  post_id: number
  key_id: string
  seen_at: string
}

export async function putSign(trx: Trx, { token, ...sign }: Sign): Promise<void> {
  await trx
    .insertInto('post_presence')
    .values({ token, ...sign })
    .onConflict((conflict) => conflict.column('token').doUpdateSet(sign))
    .execute()
}

export async function removeSign(trx: Trx, token: string): Promise<void> {
  await trx.deleteFrom('post_presence').where('token', '=', token).execute()
}

/** What is of a time to come is from before the clock was set back, and would outlast its window. */
export async function removeOldSigns(trx: Trx, before: string, after: string): Promise<void> {
  await trx
    .deleteFrom('post_presence')
    .where((is) => is.or([is('seen_at', '<', before), is('seen_at', '>', after)]))
    .execute()
}

/** Each key once, by name. */
export function listOthers(db: Database, postId: number, exceptToken: string) {
  return db
    .selectFrom('post_presence')
    .select(['key_id', keyName.as('key_name')])
    .distinct()
    .where('post_id', '=', postId)
    .where('token', '!=', exceptToken)
    .orderBy('key_name')
    .orderBy('key_id')
    .execute()
}
