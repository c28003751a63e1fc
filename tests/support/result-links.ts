import type { Database } from '../../server/tables.ts'

/** The token of the newest report that waits to be sent: the only place where it stands in clear. */
export async function readToken(db: Database): Promise<string> {
  const { payload } = await db
    .selectFrom('mail')
    .select('payload')
    .where('kind', '=', 'quickscore-report')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return (JSON.parse(payload) as { token: string }).token
}
