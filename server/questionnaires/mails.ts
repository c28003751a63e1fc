/** Mail to askers. */
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

/** Asks the asker to confirm their mailbox; the link is valid for the result of `token` only. */
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

/** Tells the asker that an answer has arrived, without its content. */
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

/** Proof in a mailed link that somebody reads the mailbox, valid for one result. */
const confirming: LinkUse = {
  secret: 'questionnaire-secret',
  purpose: 'confirm mailbox',
  lasts: { amount: 2, unit: 'days' },
}

/** A page below the private link: neither token confirms without the other. */
export async function createProofUrl(
  ports: { db: Database; origin: string },
  { assessmentId: id, token, issuedAt }: { assessmentId: number; token: string; issuedAt: Date },
): Promise<string> {
  const proof = await signLink(ports, confirming, { id, issuedAt })
  return `${ports.origin}${resultPath(token, 'ask')}/${proof}`
}

/** Id of the assessment whose mailbox is proved; undefined for an invalid or expired proof. */
export async function readProof(
  ports: { db: Database; clock: Clock },
  proof: string,
): Promise<number | undefined> {
  return (await readLink(ports, confirming, proof))?.id
}
