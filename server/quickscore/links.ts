import { randomBytes } from 'node:crypto'
import { mostReadingLinks } from '../../content/en/quickscore/reading-link.ts'
import { retention } from '../../content/en/retention.ts'
import { type Actor, requireRole } from '../../domain/actor.ts'
import { notFound } from '../../domain/errors.ts'
import type { Applicability } from '../../domain/law/applicability.ts'
import { keepOwn } from '../../domain/law/applicability-form.ts'
import { addPeriod } from '../../domain/periods.ts'
import type { Taken } from '../../domain/quickscore/comparison.ts'
import { type PrivateResult, type Retake, resultPath } from '../../domain/quickscore/result-link.ts'
import { recordActivity } from '../activity/service.ts'
import { deleteMailAbout, listStates } from '../mail/service.ts'
import { chunksOf } from '../platform/db/database.ts'
import { deleteRows, updateRows } from '../platform/db/rows.ts'
import type { Ports } from '../ports.ts'
import type { Trx } from '../tables.ts'
import { readOthers } from './benchmark.ts'
import { findConsent } from './consents-store.ts'
import * as links from './links-store.ts'
import { findEarlier } from './links-store.ts'
import { quickscoreReport } from './mails.ts'
import * as store from './store.ts'

// Actions behind private links. The token is the proof; an unknown, expired or revoked token takes
// the same code path and finds nothing (docs/decisions/result-links.md).

const TOKEN_BYTES = 32

type LinkPorts = Pick<Ports, 'db' | 'clock'>

export type RenderPorts = LinkPorts & Pick<Ports, 'documents' | 'origin'>

export type DeletingPorts = LinkPorts & Pick<Ports, 'onChange' | 'mailFolder'>

export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** Stores the token as a link to the assessment. Only its hash is kept. */
export async function createLink(
  trx: Trx,
  { assessmentId, token, now }: { assessmentId: number; token: string; now: Date },
): Promise<void> {
  await links.insertLinks(trx, [linkOf(assessmentId, token, now)])
}

function linkOf(assessmentId: number, token: string, now: Date) {
  return {
    assessment_id: assessmentId,
    token_hash: links.hashToken(token),
    created_at: now.toISOString(),
    expires_at: addPeriod(now, retention.resultLinks).toISOString(),
  }
}

/** Makes a new link per address, to its first result in `results`: old tokens are not stored. */
export async function createLinks(
  trx: Trx,
  results: readonly { id: number; email: string }[],
  now: Date,
) {
  const first = new Map<string, number>()
  for (const { id, email } of results) {
    const address = email.toLowerCase()
    if (!first.has(address)) first.set(address, id)
  }
  const recipients = [...first].map(([address, aboutId]) => {
    return { address, aboutId, payload: { token: createToken() } }
  })
  const rows = recipients.map(({ aboutId, payload }) => linkOf(aboutId, payload.token, now))
  for (const some of chunksOf(rows)) await links.insertLinks(trx, some)
  return recipients
}

function find({ db, clock }: LinkPorts, token: string): Promise<links.Shown | null> {
  return links.findShown(db, token, clock.now().toISOString())
}

/** Runs `act` in a transaction for a private link; null if the link shows nothing. */
export function actBehindLink<Done>(
  { db, clock }: LinkPorts,
  token: string,
  act: (
    trx: Trx,
    assessment: store.StoredAssessment,
    now: Date,
    shown: links.Shown,
  ) => Promise<Done>,
): Promise<Done | null> {
  const now = clock.now()
  return db.transaction().execute(async (trx) => {
    const shown = await links.findShown(trx, token, now.toISOString())
    return shown && act(trx, shown.assessment, now, shown)
  })
}

function read({ db, clock }: LinkPorts, token: string) {
  return links.findRead(db, token, clock.now().toISOString())
}

/** The result of a private link; null if the link is read-only or shows nothing. */
export async function findResult(ports: LinkPorts, token: string): Promise<PrivateResult | null> {
  const shown = await find(ports, token)
  return shown && describeResult(ports, shown)
}

/** The result of a link of either kind, with others' scores and without the respondent's name. */
export async function readResult(ports: LinkPorts, token: string) {
  const shown = await read(ports, token)
  if (!shown) return null
  const { assessment, isReadOnly } = shown
  const spread = await readOthers(ports, assessment.email)
  return { ...(await describeResult(ports, shown)), isReadOnly, spread }
}

async function describeResult(ports: LinkPorts, shown: links.Shown): Promise<PrivateResult> {
  const { assessment, expires_at } = shown
  const { company, user_type, band, applicability } = assessment
  const now = ports.clock.now().toISOString()
  const earlier = await findEarlier(ports.db, assessment, now)
  const consent = await findConsent(ports.db, assessment.id)
  return {
    ...takenOf(assessment),
    company,
    user_type,
    band,
    applicability,
    expires_at,
    earlier: earlier && takenOf(earlier),
    told_since: consent?.withdrawn_at === null ? consent.given_at : null,
  }
}

function takenOf(assessment: store.StoredAssessment): Taken {
  const { answers, score, domain_scores, bank_version, created_at } = assessment
  return { answers, score, domain_scores, bank_version, created_at }
}

/** The answers and lead fields to start a retake with; null if the link shows nothing. */
export async function findRetake(ports: LinkPorts, token: string): Promise<Retake | null> {
  const shown = await find(ports, token)
  if (!shown) return null
  const { name, company, email, user_type, applicability } = shown.assessment
  return { lead: { name, company, email }, user_type, applicability, ...takenOf(shown.assessment) }
}

/** The assessment for the files of a link of either kind; null if the link shows nothing. */
export async function findShared(
  ports: LinkPorts,
  token: string,
): Promise<store.StoredAssessment | null> {
  const shown = await read(ports, token)
  return shown?.assessment ?? null
}

/** All stored data of the assessment; null if the link shows nothing. */
export async function exportResult(ports: LinkPorts, token: string) {
  const { db, clock } = ports
  const shown = await find(ports, token)
  if (!shown) return null
  // The holder of a link does not get staff's notes on the lead; `npm run export` has them.
  const {
    handled: _,
    handled_at: __,
    assignee: ___,
    due_on: ____,
    ...assessment
  } = shown.assessment
  const now = clock.now().toISOString()
  return {
    exported_at: now,
    assessment,
    search_text: await store.findSearchText(db, assessment.id),
    taken_again_from: (await findEarlier(db, assessment, now))?.created_at ?? null,
    law_consent: await findConsent(db, assessment.id),
    private_links: (await links.listLinks(db, assessment.id)).map(({ made_from, ...link }) => {
      return { ...link, reads_only: made_from !== null }
    }),
    mail: await listStates(db, aboutAssessment(assessment.id), quickscoreReport.kind),
  }
}

/**
 * Deletes the assessment with all that belongs to it except the anonymous count; false if the link
 * shows nothing.
 */
export async function deleteResult(ports: DeletingPorts, token: string): Promise<boolean> {
  const mail = await actBehindLink(ports, token, async (trx, { id }) => {
    // The database deletes its links and search text with it.
    await deleteRows(trx, 'quickscore_assessments', [id])
    return deleteMailAbout(trx, aboutAssessment(id))
  })
  if (!mail) return false
  await ports.mailFolder.removeMessages(mail)
  ports.onChange('benchmark')
  return true
}

/**
 * Replaces the stored answers on places of hiring and on tools; false if the link shows nothing. No
 * score changes.
 */
export async function storeApplicability(
  ports: LinkPorts,
  token: string,
  applicability: Applicability,
): Promise<boolean> {
  const isDone = await actBehindLink(ports, token, async (trx, { id, user_type }) => {
    const kept = JSON.stringify(keepOwn(applicability, user_type))
    await updateRows(trx, 'quickscore_assessments', id, { applicability: kept })
    return true
  })
  return isDone ?? false
}

/**
 * Revokes a private link. True also for an unknown token, which shows nothing either; false for a
 * read-only link, which must not revoke anything.
 */
export async function revokeLink(ports: LinkPorts, token: string): Promise<boolean> {
  const shown = await read(ports, token)
  if (shown?.isReadOnly) return false
  if (shown) await links.revokeLinks(ports.db, 'id', shown.id, ports.clock.now().toISOString())
  return true
}

/** When the result is deleted (ISO time); no link lasts longer. */
export const endOfResult = (created_at: string): string =>
  addPeriod(new Date(created_at), retention.quickscoreAssessments).toISOString()

/**
 * Extends a private link by twelve months, at most to the end of its result. Returns the new
 * expiry, or null if the link shows nothing.
 */
export function keepLink(ports: LinkPorts, token: string): Promise<string | null> {
  return actBehindLink(ports, token, async (trx, { created_at }, _now, { id, expires_at }) => {
    const longer = addPeriod(new Date(expires_at), retention.resultLinks).toISOString()
    const end = endOfResult(created_at)
    const [until = end] = [longer, end].sort()
    await links.extendLink(trx, id, until)
    return until
  })
}

/** How many read-only links of the private link still work; null if it shows nothing. */
export async function countReadingLinks(ports: LinkPorts, token: string): Promise<number | null> {
  const shown = await find(ports, token)
  return shown && links.countReading(ports.db, shown.id, ports.clock.now().toISOString())
}

/**
 * Makes a read-only link to the result and its files, valid for as long as the private link. `url`
 * is null at the limit of `mostReadingLinks`. Returns null if the private link shows nothing.
 */
export function createReadingLink(
  ports: LinkPorts & Pick<Ports, 'origin'>,
  token: string,
): Promise<{ url: string | null } | null> {
  return actBehindLink(ports, token, async (trx, { id: assessment_id }, now, whole) => {
    const working = await links.countReading(trx, whole.id, now.toISOString())
    if (working >= mostReadingLinks) return { url: null }
    const made = createToken()
    const { expires_at } = whole
    const link = { ...linkOf(assessment_id, made, now), expires_at, made_from: whole.id }
    await links.insertLinks(trx, [link])
    return { url: ports.origin + resultPath(made) }
  })
}

/** Revokes all read-only links of the private link; false if that shows nothing. */
export async function endReadingLinks(ports: LinkPorts, token: string): Promise<boolean> {
  const ended = await actBehindLink(ports, token, (trx, _own, now, { id }) =>
    links.revokeLinks(trx, 'made_from', id, now.toISOString()),
  )
  return ended !== null
}

/** Revokes all links to the assessment; returns how many worked. Throws `not-found`. */
export async function revokeLinks(
  { db, clock }: LinkPorts,
  actor: Actor,
  assessmentId: number,
): Promise<number> {
  requireRole(actor, 'owner')
  const now = clock.now()
  return db.transaction().execute(async (trx) => {
    if (!(await store.findAssessment(trx, assessmentId))) throw notFound('The assessment')
    const revoked = await links.revokeLinks(trx, 'assessment_id', assessmentId, now.toISOString())
    if (revoked > 0) {
      await recordActivity(trx, {
        actor,
        action: 'update',
        noun: 'quickscore-assessments',
        recordId: assessmentId,
        fields: ['private_link'],
        now,
      })
    }
    return revoked
  })
}

const aboutAssessment = (id: number) => ({ kind: 'assessment' as const, id })
