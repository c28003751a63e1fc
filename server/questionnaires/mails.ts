/** Mail to those who ask others. */
import * as z from 'zod/mini'
import * as words from '../../content/en/mail/questionnaires.ts'
import { resultPath } from '../../domain/quickscore/result-link.ts'
import { fill, longDate } from '../../domain/wording.ts'
import { defineMail } from '../mail/service.ts'
import type { Clock } from '../platform/clock.ts'
import { type LinkUse, readLink, signLink } from '../platform/db/secrets.ts'
import { type MailBlock, paragraph } from '../platform/mail/mail-content.ts'
import type { Ports } from '../ports.ts'
import { findBehindLink } from '../quickscore/service.ts'
import type { Database } from '../tables.ts'

type MailPorts = Pick<Ports, 'db' | 'clock' | 'origin'>

const payload = z.object({ token: z.string() })

/** Asks whether a mailbox is the asker's; its link counts for the private link of `token` alone. */
export const mailboxConfirmation = defineMail({
  kind: 'questionnaire-mailbox',
  about: 'assessment',
  payload,
  async write(ports: MailPorts, { aboutId, payload: { token }, at }) {
    if (!(await findBehindLink(ports.db, token, ports.clock.now().toISOString()))) return null
    const url = await createProofUrl(ports, { assessmentId: aboutId, token, issuedAt: at })
    const { subject, preview, title, text, button, link, footer } = words.mailboxConfirmation
    const blocks: MailBlock[] = [
      { kind: 'heading', text: title },
      ...text.map(paragraph),
      { kind: 'button', text: button, url },
      paragraph(link),
    ]
    return { subject, preview, blocks, footer }
  },
})

/** Tells that somebody has answered, without a word of it. */
export const answerArrived = defineMail({
  kind: 'questionnaire-answer',
  about: 'assessment',
  payload,
  async write({ db, clock, origin }: MailPorts, { payload: { token } }) {
    const shown = await findBehindLink(db, token, clock.now().toISOString())
    if (!shown) return null
    const { subject, preview, title, text, button, link, footer } = words.answerArrived
    const blocks: MailBlock[] = [
      { kind: 'heading', text: title },
      paragraph(text),
      { kind: 'button', text: button, url: origin + resultPath(token, 'answers') },
      paragraph(fill(link, { date: longDate(shown.expires_at) })),
    ]
    return { subject, preview, blocks, footer }
  },
})

/** The link in our mail that shows that somebody reads a mailbox: it counts for one result. */
const confirming: LinkUse = {
  secret: 'questionnaire-secret',
  purpose: 'confirm mailbox',
  lasts: { amount: 2, unit: 'days' },
}

/** A page behind the private link, so that one of the two links without the other confirms nothing. */
export async function createProofUrl(
  ports: { db: Database; origin: string },
  { assessmentId: id, token, issuedAt }: { assessmentId: number; token: string; issuedAt: Date },
): Promise<string> {
  const proof = await signLink(ports, confirming, { id, issuedAt })
  return `${ports.origin}${resultPath(token, 'ask')}/${proof}`
}

/** The assessment whose mailbox it proves; undefined for no proof of ours, or one that is too old. */
export async function readProof(
  ports: { db: Database; clock: Clock },
  proof: string,
): Promise<number | undefined> {
  return (await readLink(ports, confirming, proof))?.id
}
