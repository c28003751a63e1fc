/** Checklist points that are open again: told by mail once a week, and in the staff area. */
import * as z from 'zod/mini'
import { checkWords } from '../../content/en/admin/launch.ts'
import { reopenedMail as words } from '../../content/en/mail/launch.ts'
import { type Actor, requireRole } from '../../domain/actor.ts'
import { type Check, type CheckId, checkSchema, listOpen } from '../../domain/launch.ts'
import { count, fill } from '../../domain/wording.ts'
import { defineMail, enqueueByHand } from '../mail/service.ts'
import { claimJob } from '../platform/db/jobs.ts'
import { findSecret, putSetting } from '../platform/db/secrets.ts'
import type { Ports } from '../ports.ts'
import { type LaunchPorts, lookQuickly } from './service.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000
const SETTING = 'launch-points'

const idsSchema = z.array(checkSchema.shape.id)
const stateSchema = z.strictObject({ done: idsSchema, reopened: idsSchema })

export const reopenedNotice = defineMail({
  kind: 'launch-reopened',
  about: null,
  payload: z.strictObject({ ids: idsSchema }),
  async write({ origin }: Pick<Ports, 'origin'>, { payload: { ids } }) {
    return {
      subject: count(ids.length, words.subject),
      blocks: [
        { kind: 'heading', text: count(ids.length, words.title) },
        ...ids.map((id) => ({
          kind: 'paragraph' as const,
          text: fill(words.point, { title: checkWords[id].title, step: checkWords[id].step }),
        })),
        { kind: 'button', text: words.button, url: `${origin}/admin/launch` },
      ],
      footer: words.footer,
    }
  },
})

/** Updates the state of all points; queues a mail to staff on reopened ones, at most weekly. */
export async function noticeReopened(ports: LaunchPorts): Promise<boolean> {
  const { clock, db, staffEmail } = ports
  const checks = await lookQuickly(ports)
  const before = await readState(ports)
  const open = listOpen(checks).map(({ id }) => id)
  const done = [...new Set([...before.done, ...idsIn(checks, 'done')])]
  const reopened = done.filter((id) => open.includes(id))
  const state = JSON.stringify({ done, reopened })
  if (state !== JSON.stringify(before)) await putSetting(db, SETTING, state)
  const now = clock.now()
  const dueBefore = new Date(now.getTime() - WEEK_MS).toISOString()
  const isDue =
    reopened.length > 0 &&
    (await claimJob(db, { name: SETTING, now: now.toISOString(), dueBefore }))
  if (!isDue) return false
  const owed = { recipient: staffEmail, aboutId: null, payload: { ids: reopened }, now }
  await db.transaction().execute((trx) => enqueueByHand(trx, reopenedNotice, owed))
  return true
}

const idsIn = (checks: readonly Check[], state: Check['state']): CheckId[] =>
  checks.filter((check) => check.state === state).map(({ id }) => id)

async function readState({ db }: Pick<LaunchPorts, 'db'>) {
  const stored = await findSecret(db, SETTING)
  // Another version may have other points.
  const read = stateSchema.safeParse(stored && JSON.parse(stored))
  return read.success ? read.data : { done: [], reopened: [] }
}

/** For the line in the staff area. */
export async function countReopened(ports: Pick<LaunchPorts, 'db'>, actor: Actor): Promise<number> {
  requireRole(actor, 'reader')
  return (await readState(ports)).reopened.length
}
