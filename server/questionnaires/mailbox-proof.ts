/** The link in our mail that shows that somebody reads a mailbox: it counts for one result. */
import type { Period } from '../../domain/periods.ts'
import { resultPath } from '../../domain/quickscore/result-link.ts'
import type { Clock } from '../platform/clock.ts'
import { type LinkUse, readLink, signLink } from '../platform/db/signed-links.ts'
import type { Database } from '../tables.ts'

const confirming: LinkUse = { secret: 'questionnaire-secret', purpose: 'confirm mailbox' }
const lasts: Period = { amount: 2, unit: 'days' }

/** A page behind the private link, so that one of the two links without the other confirms nothing. */
export async function createProofUrl(
  ports: { db: Database; origin: string },
  { assessmentId: id, token, issuedAt }: { assessmentId: number; token: string; issuedAt: Date },
): Promise<string> {
  const proof = await signLink(ports, confirming, { id, issuedAt, lasts })
  return `${ports.origin}${resultPath(token, 'ask')}/${proof}`
}

/** The assessment whose mailbox it proves; undefined for no proof of ours, or one that is too old. */
export async function readProof(
  ports: { db: Database; clock: Clock },
  proof: string,
): Promise<number | undefined> {
  return (await readLink(ports, confirming, proof))?.id
}
