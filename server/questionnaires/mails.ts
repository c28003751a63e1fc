/** Mail to those who ask others. */
import * as z from 'zod/mini'
import * as words from '../../content/en/mail/questionnaires.ts'
import { resultPath } from '../../domain/quickscore/result-link.ts'
import { fill, longDate } from '../../domain/wording.ts'
import { defineMail } from '../mail/service.ts'
import type { MailBlock } from '../platform/mail/mail-content.ts'
import type { Ports } from '../ports.ts'
import { findBehindLink } from '../quickscore/service.ts'
import { createProofUrl } from './mailbox-proof.ts'

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

const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text })
