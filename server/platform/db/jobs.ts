import { sql } from 'kysely'
import type { Database } from '../../tables.ts'
import { type Clock, systemClock } from '../clock.ts'
import { isOnPostgres } from './database.ts'
import { claimRow, findValue, hasChanged, putRow, removeRows } from './rows.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const COMPARE_EVERY_MS = 60_000
/** What a slow answer may look like, and every lease can bear. */
const TOLERATED_MS = 10_000

/** PostgreSQL's time where this machine's differs: instances compare times of one another. */
export async function openClock(db: Database): Promise<Clock> {
  if (!isOnPostgres(db)) return systemClock
  let ahead = 0
  const compare = async () => {
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
    const gap = Number(rows[0]?.at) - Date.now()
    ahead = Math.abs(gap) > TOLERATED_MS ? gap : 0
  }
  await compare()
  setInterval(() => void compare().catch(() => {}), COMPARE_EVERY_MS).unref()
  return { now: () => new Date(Date.now() + ahead) }
}

interface JobClaim {
  name: string
  now: string
  dueBefore?: string
}

/**
 * True for the one instance that may begin a job which last began before `dueBefore` (the start of
 * today in UTC if absent), or more than a day ahead: then the clock has been set back, and the job
 * would pause until the clock catches up.
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

/** Releases the claim on an interrupted job, so that it can run again before its next day. */
export const giveBackJob = (db: Database, name: string, ran_at: string) =>
  removeRows(db, 'jobs', { name, ran_at })

/** Records that a job ran now. */
export const noteJob = (db: Database, name: string, now: string): Promise<void> =>
  putRow(db, 'jobs', ['name'], { name, ran_at: now })

/** Throws unless a write can be committed. */
export const requireWritable = (db: Database, now: string) => noteJob(db, 'readiness', now)
