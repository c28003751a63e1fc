import { contactAcknowledgement, contactNotice, messageReply } from './messages/letters.ts'
import { newsletterIssue, newsletterTest } from './newsletter/issues/letters.ts'
import { newsletterConfirmation } from './newsletter/subscribers/letters.ts'
import { lawChangeNews, quickscoreReminder } from './quickscore/follow-up-letters.ts'
import { quickscoreNotice, quickscoreReport } from './quickscore/letters.ts'

/** Every kind of mail that the product sends, as its noun states it. */
export const letters = [
  contactNotice,
  contactAcknowledgement,
  messageReply,
  quickscoreReport,
  quickscoreNotice,
  lawChangeNews,
  quickscoreReminder,
  newsletterConfirmation,
  newsletterIssue,
  newsletterTest,
] as const

export type MailKind = (typeof letters)[number]['kind']
