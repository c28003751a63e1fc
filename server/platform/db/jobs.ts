import type { Database } from '../../tables.ts'
import { claimRow, findValue, hasChanged, putRow, removeRows } from './rows.ts'

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
export const findJob = (db: Database, name: string): Promise<string | null> =>
  findValue(db, 'jobs', { name }, 'ran_at')

/** Lets a job that was broken off begin again before its next day. */
export const giveBackJob = (db: Database, name: string, ran_at: string) =>
  removeRows(db, 'jobs', { name, ran_at })

/** Writes down that a job was done now. */
export const noteJob = (db: Database, name: string, now: string): Promise<void> =>
  putRow(db, 'jobs', ['name'], { name, ran_at: now })

/** Throws unless what is written now will still be there later. */
export const requireWritable = (db: Database, now: string) => noteJob(db, 'readiness', now)
