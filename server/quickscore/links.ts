import { randomBytes } from 'node:crypto'
import { questionBank } from '../../content/quickscore/question-bank.ts'
import { retention } from '../../content/retention.ts'
import { type Actor, requireRole } from '../../domain/actor.ts'
import { notFound } from '../../domain/errors.ts'
import type { Applicability } from '../../domain/law/applicability.ts'
import { keepOwn } from '../../domain/law/applicability-form.ts'
import { addPeriod } from '../../domain/periods.ts'
import type { Taken } from '../../domain/quickscore/comparison.ts'
import { listQuestions } from '../../domain/quickscore/questions.ts'
import { restoreResult } from '../../domain/quickscore/report.ts'
import type { PrivateResult, Retake } from '../../domain/quickscore/result-link.ts'
import { recordActivity } from '../activity/service.ts'
import { deleteMailAbout, listStates } from '../mail/service.ts'
import { chunksOf } from '../platform/db/database.ts'
import type { Ports } from '../ports.ts'
import type { Trx } from '../tables.ts'
import { findConsent } from './consents-store.ts'
import { quickscoreReport } from './letters.ts'
import * as links from './links-store.ts'
import { renderReport } from './report.ts'
import { findEarlier } from './retakes-store.ts'
import * as store from './store.ts'

// What private links do. The token is the proof; what is no token of ours, has expired or was
// revoked takes the same path and finds nothing (docs/decisions/result-links.md).

const TOKEN_BYTES = 32

type LinkPorts = Pick<Ports, 'db' | 'clock'>

export type RenderPorts = LinkPorts & Pick<Ports, 'documents' | 'origin'>

export type DeletingPorts = LinkPorts & Pick<Ports, 'onChange' | 'mailFolder'>

export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** Makes the token a link to the assessment. Only its hash is kept. */
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

/** One for each of the assessments; answers with their tokens. */
export async function createLinks(
  trx: Trx,
  assessmentIds: readonly number[],
  now: Date,
): Promise<Map<number, string>> {
  const tokens = new Map(assessmentIds.map((id) => [id, createToken()]))
  const rows = [...tokens].map(([id, token]) => linkOf(id, token, now))
  for (const some of chunksOf(rows)) await links.insertLinks(trx, some)
  return tokens
}

function find({ db, clock }: LinkPorts, token: string): Promise<links.Shown | null> {
  return links.findShown(db, token, clock.now().toISOString())
}

/** Null where the link shows nothing. */
export async function findResult(ports: LinkPorts, token: string): Promise<PrivateResult | null> {
  const shown = await find(ports, token)
  if (!shown) return null
  const { company, user_type, answers, applicability, created_at } = shown.assessment
  const result = restoreResult(listQuestions(questionBank, user_type), shown.assessment)
  const { expires_at } = shown
  const earlier = await findEarlier(ports.db, shown.assessment.id)
  const consent = await findConsent(ports.db, shown.assessment.id)
  return {
    company,
    user_type,
    answers,
    applicability,
    result,
    created_at,
    expires_at,
    earlier: earlier && takenOf(earlier),
    told_since: consent?.withdrawn_at === null ? consent.given_at : null,
  }
}

function takenOf(assessment: store.StoredAssessment): Taken {
  const { answers, score, domain_scores, bank_version, created_at } = assessment
  return { answers, score, domain_scores, bank_version, created_at }
}

/** What was answered, to begin with once more; null where the link shows nothing. */
export async function findRetake(ports: LinkPorts, token: string): Promise<Retake | null> {
  const shown = await find(ports, token)
  if (!shown) return null
  const { name, company, email, user_type, applicability } = shown.assessment
  return { lead: { name, company, email }, user_type, applicability, ...takenOf(shown.assessment) }
}

/** What the files behind a link are made of; null where the link shows nothing. */
export async function findShared(
  ports: LinkPorts,
  token: string,
): Promise<store.StoredAssessment | null> {
  const shown = await find(ports, token)
  return shown?.assessment ?? null
}

/** The report as a PDF, and the day that it is of; null where the link shows nothing. */
export async function renderResult(
  ports: RenderPorts,
  token: string,
): Promise<{ pdf: Buffer; created_at: string } | null> {
  const shown = await find(ports, token)
  if (!shown) return null
  const { assessment } = shown
  return { pdf: await renderReport(ports, assessment), created_at: assessment.created_at }
}

/** All that we hold about the assessment; null where the link shows nothing. */
export async function exportResult(ports: LinkPorts, token: string) {
  const { db, clock } = ports
  const shown = await find(ports, token)
  if (!shown) return null
  const { assessment } = shown
  return {
    exported_at: clock.now().toISOString(),
    assessment,
    search_text: await store.findSearchText(db, assessment.id),
    taken_again_from: (await findEarlier(db, assessment.id))?.created_at ?? null,
    law_consent: await findConsent(db, assessment.id),
    private_links: await links.listLinks(db, assessment.id),
    mail: await listStates(db, aboutAssessment(assessment.id), quickscoreReport.kind),
  }
}

/**
 * Deletes the assessment with all that belongs to it but the anonymous count; false where the link
 * shows nothing, and so proves nothing.
 */
export async function deleteResult(ports: DeletingPorts, token: string): Promise<boolean> {
  const mail = await ports.db.transaction().execute(async (trx) => {
    const shown = await find({ ...ports, db: trx }, token)
    if (!shown) return null
    const { id } = shown.assessment
    // Its links and its search text go with it.
    await store.deleteAssessments(trx, [id])
    return deleteMailAbout(trx, aboutAssessment(id))
  })
  if (!mail) return false
  await ports.mailFolder.removeMessages(mail)
  ports.onChange('benchmark')
  return true
}

/**
 * Keeps what the holder of a link says of where they hire and what their tools do, in place of what
 * they said before; false where the link shows nothing. No score changes.
 */
export async function storeApplicability(
  { db, clock }: LinkPorts,
  token: string,
  applicability: Applicability,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const shown = await find({ db: trx, clock }, token)
    if (!shown) return false
    const { id, user_type } = shown.assessment
    await store.updateApplicability(trx, id, keepOwn(applicability, user_type))
    return true
  })
}

/** Afterwards the link shows nothing, even where it never did. */
export async function revokeLink({ db, clock }: LinkPorts, token: string): Promise<void> {
  await links.revokeLink(db, token, clock.now().toISOString())
}

/** Answers with how many links to the assessment worked until now. Throws `not-found`. */
export async function revokeLinks(
  { db, clock }: LinkPorts,
  actor: Actor,
  assessmentId: number,
): Promise<number> {
  requireRole(actor, 'owner')
  const now = clock.now()
  return db.transaction().execute(async (trx) => {
    if (!(await store.findAssessment(trx, assessmentId))) throw notFound('The assessment')
    const revoked = await links.revokeLinksTo(trx, assessmentId, now.toISOString())
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
