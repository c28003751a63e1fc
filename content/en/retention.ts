/**
 * How long what the site stores is kept. The privacy policy prints these periods and the retention
 * job deletes by them, so that the two cannot differ.
 */
import type { Period } from '../../domain/periods.ts'

export const retention = {
  /** From the day a contact message was received; messages held back as likely spam included. */
  contactMessages: { amount: 24, unit: 'months' },
  /** From the day a QuickScore assessment was submitted. */
  quickscoreAssessments: { amount: 24, unit: 'months' },
  /** From the day of the submission; a private link ends sooner with the result that it shows. */
  resultLinks: { amount: 12, unit: 'months' },
  /** From the day somebody was asked by link; once sent, the answers go with the result that asked. */
  questionnaires: { amount: 60, unit: 'days' },
  /** From the day a QuickScore was begun on plain pages, until it is submitted. */
  ownQuestionnaires: { amount: 30, unit: 'days' },
  /** From the day an address was last entered, where the link in the mail was never followed. */
  newsletterUnconfirmed: { amount: 30, unit: 'days' },
  /**
   * From the day of unsubscribing: the address, and the record that consent was given and ended.
   * Also how long the fingerprint of an erased address keeps imports away.
   */
  newsletterUnsubscribed: { amount: 24, unit: 'months' },
  /** From the day mail of ours was sent or given up; an issue's copies go together. */
  sentMail: { amount: 90, unit: 'days' },
  /** From the day on which staff delete something, but no longer than it would have been kept. */
  trash: { amount: 30, unit: 'days' },
  analyticsEvents: { amount: 25, unit: 'months' },
  /** From the day on which an article was read. */
  articleViews: { amount: 400, unit: 'days' },
  /** From the day a named key of the staff was revoked; until then it is in use. */
  revokedKeys: { amount: 12, unit: 'months' },
  /** The memory of a form already received, so that a repeat does no harm. */
  idempotencyKeys: { amount: 24, unit: 'hours' },
} as const satisfies Record<string, Period>
