import type { Database } from '../../tables.ts'
import { claimRow, hasChanged } from './rows.ts'

const DAY_MS = 24 * 60 * 60 * 1000

interface JobClaim {
  name: string
  now: string
  dueBefore?: string
}

/**
 * True for the one instance that may begin a job that last began before `dueBefore` (the present day
 * in UTC if absent), or on a day to come: the clock has been set back since, and the job would rest
 * until it is there again.
 */
export async function claimJob(
  db: Database,
  { name, now, dueBefore = `${now.slice(0, 10)}T00:00:00.000Z` }: JobClaim,
): Promise<boolean> {
  if (await claimRow(db, 'jobs', { name, ran_at: now })) return true
  const dayAfter = new Date(Date.parse(now) + DAY_MS).toISOString()
  const known = db.updateTable('jobs').set({ ran_at: now }).where('name', '=', name)
  return hasChanged(
    known.where((is) => is.or([is('ran_at', '<', dueBefore), is('ran_at', '>', dayAfter)])),
  )
}

/** When a job last began, or null. */
export async function findJob(db: Database, name: string): Promise<string | null> {
  const job = await db
    .selectFrom('jobs')
    .select('ran_at')
    .where('name', '=', name)
    .executeTakeFirst()
  return job?.ran_at ?? null
}

/** Lets a job that was broken off begin again before its next day. */
export async function giveBackJob(db: Database, name: string, ranAt: string): Promise<void> {
  await db.deleteFrom('jobs').where('name', '=', name).where('ran_at', '=', ranAt).execute()
}

/** Writes down that a job was done now. */
export async function noteJob(db: Database, name: string, now: string): Promise<void> {
  await db
    .insertInto('jobs')
    .values({ name, ran_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ ran_at: now }))
    .execute()
}

/** Throws unless what is written now will still be there later. */
export const requireWritable = (db: Database, now: string) => noteJob(db, 'readiness', now)
