import { newsletterCsvColumns } from '../../content/en/admin/newsletter.ts'
import { retention } from '../../content/en/retention.ts'
import { pageQuerySchema } from '../../domain/list-query.ts'
import { subscriberCells, subscriberListSchema } from '../../domain/newsletter/subscribers.ts'
import type { Noun } from '../noun.ts'
import { deleteBefore, deleteRows, listOfAddress, updateRows } from '../platform/db/rows.ts'
import { issueRoutes, mountIssuePreview } from './issues/api.ts'
import { newsletterIssue, newsletterTest } from './issues/mails.ts'
import { sendPlannedIfDue } from './issues/plans.ts'
import { closeEndedIssues } from './issues/progress.ts'
import { deleteOldSentMail, listIssues, reopenIssues } from './issues/service.ts'
import { subscriberRoutes } from './subscribers/api.ts'
import { newsletterConfirmation } from './subscribers/mails.ts'
import {
  confirmSubscription,
  getEmbed,
  isUsable,
  listSubscribers,
  listSuppressedOf,
  subscribe,
  suppressAddress,
  unsubscribe,
} from './subscribers/service.ts'
import { deleteOldUnsubscribed, listContacts } from './subscribers/store.ts'

export const newsletter = {
  tables: {
    subscribers: {
      personal: 'by its e-mail address',
      find: (trx, address) => listOfAddress(trx, 'subscribers', address),
      async erase(trx, ids, { address, now }) {
        await suppressAddress(trx, address, now)
        return deleteRows(trx, 'subscribers', ids)
      },
    },
    suppressed_addresses: {
      kept: 'a keyed fingerprint of an erased address, so that no import signs it up again',
      find: listSuppressedOf,
    },
    newsletter_issues: { none: 'what was sent to all, and counts' },
    newsletter_plans: { none: 'what is to be sent to all, and when' },
  },
  lists: {
    'newsletter-subscribers': { table: 'subscribers' },
    'newsletter-issues': { table: 'newsletter_issues', title: 'subject' },
  },
  routes: (ports) => [...subscriberRoutes(ports), ...issueRoutes(ports)],
  mount: mountIssuePreview,
  pages: { confirmSubscription, getEmbed, isUsable, subscribe, unsubscribe },
  mails: [newsletterConfirmation, newsletterIssue, newsletterTest],
  jobs: [
    {
      // A scheduled newsletter begins at most this late.
      everyMs: 60_000,
      run: sendPlannedIfDue,
      done: { counts: 'begun', says: 'Scheduled newsletters are being sent' },
      failed: 'Whether a newsletter is due could not be found out',
    },
  ],
  onMailEnded: closeEndedIssues,
  async onUnknownAddress({ db }, { kind, id }) {
    if (kind !== 'subscriber') return
    await updateRows(db, 'subscribers', { id, status: 'active' }, { status: 'undeliverable' })
  },
  reopenIssues,
  archive: [
    {
      name: 'subscribers',
      list: 'newsletter-subscribers',
      query: subscriberListSchema,
      read: listSubscribers,
      sheet: { columns: newsletterCsvColumns, cellsOf: subscriberCells },
    },
    {
      name: 'newsletters',
      list: 'newsletter-issues',
      query: pageQuerySchema,
      asked: {},
      read: listIssues,
    },
  ],
  retention: {
    // In this module, because copies of an issue stay until the last of them is old enough.
    sentMail: deleteOldSentMail,
    newsletterUnconfirmed: (trx, before, limit) => {
      const past = { before, limit, which: { status: 'pending' as const } }
      return deleteBefore(trx, 'subscribers', 'requested_at', past)
    },
    newsletterUnsubscribed: (trx, before, limit, { since }) =>
      deleteOldUnsubscribed(
        trx,
        { before, askedSince: since(retention.newsletterUnconfirmed) },
        limit,
      ),
    suppressedAddresses: (trx, _before, limit, { since }) => {
      const before = since(retention.newsletterUnsubscribed)
      const past = { before, limit, key: ['address_hash'] }
      return deleteBefore(trx, 'suppressed_addresses', 'created_at', past)
    },
  },
  tidy: closeEndedIssues,
  leads: { listContacts },
} satisfies Noun
