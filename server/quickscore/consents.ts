/** Consents to mail on law changes, given at a submission or behind a private link. */
import { lawConsentWording, lawConsentWordings } from '../../content/en/quickscore/law-news.ts'
import { retention } from '../../content/en/retention.ts'
import { invalid } from '../../domain/errors.ts'
import type { LinkOutcome } from '../../domain/newsletter/subscribers.ts'
import { type LinkUse, readLink, signLink } from '../platform/db/secrets.ts'
import type { Ports } from '../ports.ts'
import type { Database } from '../tables.ts'
import * as store from './consents-store.ts'
import { actBehindLink } from './links.ts'

type ConsentPorts = Pick<Ports, 'db' | 'clock'>

/** Throws `invalid` for an unknown version of the consent's words. */
export function requireWording(wording: string | undefined): void {
  if (wording === undefined || Object.hasOwn(lawConsentWordings, wording)) return
  const message = 'The consent does not match any of our wordings.'
  throw invalid(message, { law_consent: message })
}

/** Gives (to the current words) or withdraws consent; false if the link shows nothing. */
export async function chooseLawNews(
  ports: ConsentPorts,
  token: string,
  wants: boolean,
): Promise<boolean> {
  const isDone = await actBehindLink(ports, token, async (trx, { id: assessmentId }, time) => {
    const now = time.toISOString()
    const known = await store.findConsent(trx, assessmentId)
    if (!wants) await store.withdrawConsent(trx, [assessmentId], now)
    // A consent that stands keeps its time, however often the form is sent.
    else if (known?.withdrawn_at !== null) {
      await store.storeConsent(trx, { assessmentId, wording: lawConsentWording, now })
    }
    return true
  })
  return isDone ?? false
}

/** The unsubscribe link, valid for as long as a result is kept. */
const stopping: LinkUse = {
  secret: 'law-news-secret',
  purpose: 'law-news stop',
  lasts: retention.quickscoreAssessments,
}

/** The address at which a recipient ends such mail. */
export async function createStopUrl(
  ports: { db: Database; origin: string },
  { assessmentId: id, issuedAt }: { assessmentId: number; issuedAt: Date },
): Promise<string> {
  return `${ports.origin}/quickscore/law-news/stop/${await signLink(ports, stopping, { id, issuedAt })}`
}

/** Whether the unsubscribe token is valid. */
export async function canStopLawNews(ports: ConsentPorts, token: string): Promise<boolean> {
  return (await readLink(ports, stopping, token)) !== null
}

/**
 * Withdraws consent at every result of the address; may be repeated. `done` too if the result has
 * been deleted since.
 */
export async function stopLawNews(ports: ConsentPorts, token: string): Promise<LinkOutcome> {
  const link = await readLink(ports, stopping, token)
  if (!link) return 'invalid'
  const now = ports.clock.now().toISOString()
  await ports.db.transaction().execute((trx) => store.withdrawAllOf(trx, link.id, now))
  return 'done'
}
