import { newsletterCsvColumns } from '../../content/admin/newsletter.ts'
import { retention } from '../../content/retention.ts'
import { pageQuerySchema } from '../../domain/list-query.ts'
import { subscriberCells, subscriberListSchema } from '../../domain/newsletter/subscribers.ts'
import type { Noun } from '../noun.ts'
import { issueRoutes, mountIssuePreview } from './issues/api.ts'
import { newsletterIssue, newsletterTest } from './issues/letters.ts'
import { sendPlannedIfDue } from './issues/plans.ts'
import { closeEndedIssues } from './issues/progress.ts'
import { listIssues } from './issues/service.ts'
import { subscriberRoutes } from './subscribers/api.ts'
import { newsletterConfirmation } from './subscribers/letters.ts'
import {
  confirmSubscription,
  getEmbed,
  isUsable,
  listSubscribers,
  subscribe,
  unsubscribe,
} from './subscribers/service.ts'
import { deleteOldPending, deleteOldUnsubscribed } from './subscribers/store.ts'
import { deleteOldSuppressed } from './subscribers/suppression-store.ts'

export const newsletter = {
  routes: (ports) => [...subscriberRoutes(ports), ...issueRoutes(ports)],
  mount: mountIssuePreview,
  pages: { confirmSubscription, getEmbed, isUsable, subscribe, unsubscribe },
  mails: [newsletterConfirmation, newsletterIssue, newsletterTest],
  jobs: [
    {
      // How late a scheduled newsletter may begin.
      everyMs: 60_000,
      run: sendPlannedIfDue,
      done: { counts: 'begun', says: 'Scheduled newsletters are being sent' },
      failed: 'Whether a newsletter is due could not be found out',
    },
  ],
  onMailEnded: closeEndedIssues,
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
    newsletterUnconfirmed: (trx, { since }, limit) =>
      deleteOldPending(trx, since(retention.newsletterUnconfirmed), limit),
    newsletterUnsubscribed: (trx, { since }, limit) =>
      deleteOldUnsubscribed(
        trx,
        {
          before: since(retention.newsletterUnsubscribed),
          askedSince: since(retention.newsletterUnconfirmed),
        },
        limit,
      ),
    suppressedAddresses: (trx, { since }, limit) =>
      deleteOldSuppressed(trx, since(retention.newsletterUnsubscribed), limit),
  },
  tidy: closeEndedIssues,
} satisfies Noun
