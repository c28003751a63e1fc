/** News of law changes to respondents who consented to it. */
import { lawChanges } from '../../content/en/law/changes.ts'
import { retention } from '../../content/en/retention.ts'
import { type Actor, requireRole } from '../../domain/actor.ts'
import { conflict, notFound } from '../../domain/errors.ts'
import { findTouched, isCertain } from '../../domain/law/moved.ts'
import type { LawChange } from '../../domain/law/sourced.ts'
import type { IssueRecord } from '../../domain/newsletter/issues.ts'
import { earliestKept } from '../../domain/periods.ts'
import type { LawRelease, LawReleasePreview } from '../../domain/quickscore/releases.ts'
import { recordActivity } from '../activity/service.ts'
import { requireMailServer } from '../mail/service.ts'
import { listLawIssues, readIssue, storeIssue } from '../newsletter/issues/service.ts'
import { runTransaction } from '../platform/db/transactions.ts'
import type { Ports } from '../ports.ts'
import type { Database } from '../tables.ts'
import { listTold } from './consents-store.ts'
import { composeLawChange, lawChangeNews, touchableOf, writeLawChange } from './follow-up-mails.ts'
import { createLinks } from './links.ts'

export { sayBegun } from '../mail/service.ts'

export type ReleasePorts = Pick<Ports, 'db' | 'clock' | 'origin' | 'config'>

/** Changes that came after the oldest answers that may be stored, newest first. */
export async function listReleases(ports: ReleasePorts, actor: Actor): Promise<LawRelease[]> {
  requireRole(actor, 'reader')
  const { db } = ports
  const told = await readTold(db)
  const issues = await listLawIssues(db)
  return listReleasable(ports).map((change) => present(change, told, issues))
}

/** The message and its number of recipients. Throws `not-found`. */
export async function getReleasePreview(
  ports: ReleasePorts,
  actor: Actor,
  changeId: string,
): Promise<LawReleasePreview> {
  requireRole(actor, 'reader')
  const change = getReleasable(ports, changeId)
  const release = present(change, await readTold(ports.db), await listLawIssues(ports.db))
  const frame_url = `/quickscore/law-news/preview/${change.id}`
  return { ...release, ...composeLawChange(change, ports.origin), frame_url }
}

/** The message as HTML. Public: it contains nothing that is not on the page of changes. */
export function getReleaseDocument(ports: ReleasePorts, changeId: string): string {
  return composeLawChange(getReleasable(ports, changeId), ports.origin).html
}

/**
 * Sends it once to every address that a change touches now. Throws `not-found`; `no_mail_server`;
 * `already_sent`; `no_recipients`.
 */
export async function sendRelease(
  ports: ReleasePorts,
  actor: Actor,
  changeId: string,
  toFiles?: boolean,
): Promise<IssueRecord> {
  requireRole(actor, 'editor')
  const action = requireMailServer(ports, toFiles)
  const change = getReleasable(ports, changeId)
  return runTransaction(ports.db, async (trx) => {
    const now = ports.clock.now()
    const sent = (await listLawIssues(trx)).get(change.id)
    if (sent) throw conflict('already_sent', 'This change has already been sent out.', sent)
    const affected = findAffected(change, await readTold(trx))
    const recipients = await createLinks(trx, affected, now)
    if (recipients.length === 0) {
      throw conflict('no_recipients', 'Nobody who asked for news is affected.')
    }
    const letter = writeLawChange(change, ports.origin)
    const issue = { law_change: change.id, letter, keyId: actor.keyId, now }
    const recordId = await storeIssue(trx, lawChangeNews, { issue, recipients })
    await recordActivity(trx, { actor, action, noun: 'newsletter-issues', recordId, now })
    return readIssue(trx, recordId)
  })
}

type Readable = ReturnType<typeof touchableOf> & { id: number; email: string }

async function readTold(db: Database): Promise<Readable[]> {
  const told = await listTold(db)
  return told.map((one) => ({ ...touchableOf(one), id: one.id, email: one.email.toLowerCase() }))
}

const findAffected = (change: LawChange, told: readonly Readable[]) =>
  told.filter((one) => findTouched(change, one).length > 0)

function present(
  change: LawChange,
  told: readonly Readable[],
  issues: ReadonlyMap<string, IssueRecord>,
): LawRelease {
  const { id, place, on, title } = change
  const affected = findAffected(change, told)
  const recipients = new Set(affected.map(({ email }) => email)).size
  const issue = issues.get(id) ?? null
  return { id, place, on, title, affected: affected.length, recipients, issue }
}

function listReleasable({ clock }: Pick<ReleasePorts, 'clock'>): LawChange[] {
  const now = clock.now()
  const earliest = earliestKept(now, retention.quickscoreAssessments).toISOString().slice(0, 10)
  const today = now.toISOString().slice(0, 10)
  return lawChanges.filter((change) => isCertain(change, today) && change.on > earliest)
}

function getReleasable(ports: Pick<ReleasePorts, 'clock'>, changeId: string): LawChange {
  const change = listReleasable(ports).find(({ id }) => id === changeId)
  if (!change) throw notFound('The change in the law')
  return change
}
