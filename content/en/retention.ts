/**
 * Retention periods of stored data. Both the privacy policy and the retention job use them, so that
 * the two cannot differ.
 */
import type { Period } from '../../domain/periods.ts'

export const retention = {
  /** From the day a contact message was received; messages held back as likely spam included. */
  contactMessages: { amount: 24, unit: 'months' },
  /** From the day a QuickScore assessment was submitted. */
  quickscoreAssessments: { amount: 24, unit: 'months' },
  /** From the day of the submission; a private link ends sooner with the result that it shows. */
  resultLinks: { amount: 12, unit: 'months' },
  /** From the day a link was made; sent answers are kept as long as the asker's result. */
  questionnaires: { amount: 60, unit: 'days' },
  /** From the start of a QuickScore on plain pages; until it is submitted. */
  ownQuestionnaires: { amount: 30, unit: 'days' },
  /** From the day an address was last entered, if it was never confirmed. */
  newsletterUnconfirmed: { amount: 30, unit: 'days' },
  /**
   * From the day of unsubscribing: the address, and the record that consent was given and ended.
   * Also how long the fingerprint of an erased address keeps imports away.
   */
  newsletterUnsubscribed: { amount: 24, unit: 'months' },
  /** From the day mail of ours was sent or given up; an issue's copies go together. */
  sentMail: { amount: 90, unit: 'days' },
  /** From the deletion by staff, but not longer than the record's own period. */
  trash: { amount: 30, unit: 'days' },
  analyticsEvents: { amount: 25, unit: 'months' },
  /** From the day on which an article was read. */
  articleViews: { amount: 400, unit: 'days' },
  /** From the day a named key was revoked. */
  revokedKeys: { amount: 12, unit: 'months' },
  /** Responses to submitted forms, so that a retry stores nothing twice. */
  idempotencyKeys: { amount: 24, unit: 'hours' },
} as const satisfies Record<string, Period>
