import { invalid } from '../../../domain/errors.ts'
import { importReportSchema, importSchema } from '../../../domain/newsletter/import.ts'
import {
  invalidLink,
  type LinkOutcome,
  linkSchema,
  subscriberFiguresSchema,
  subscriberListSchema,
  subscriberRecordSchema,
  subscriptionSchema,
} from '../../../domain/newsletter/subscribers.ts'
import { resource } from '../../http/resource.ts'
import {
  confirmSubscription,
  deleteSubscribers,
  importSubscribers,
  listSubscribers,
  readFigures,
  reviveSubscriber,
  type SubscriberPorts,
  sayBegun,
  subscribe,
  unsubscribe,
} from './service.ts'

const SUBSCRIPTION_LIMIT = 4 * 1024
/** Bytes: the longest list as a JSON string. */
const IMPORT_LIMIT = 5 * 1024 * 1024

export const subscriberRoutes = (ports: SubscriberPorts) => [
  ...signUpRoutes(ports),
  ...staffRoutes(ports),
]

const signUp = resource('/newsletter', { tag: 'Visitors' })

/** Sign-up, with the same response whether or not an address is known, and links in our mail. */
const signUpRoutes = (ports: SubscriberPorts) => [
  signUp.call('POST /subscribe', {
    summary: 'Ask for the newsletter; the owner of the address confirms',
    limit: 'newsletter',
    bodyLimit: SUBSCRIPTION_LIMIT,
    body: subscriptionSchema,
    message: sayBegun(ports, 'Please check your inbox.'),
    run: ({ body }) => subscribe(ports, body),
  }),
  signUp.call('POST /confirm', {
    summary: 'Confirm a subscription with the token of the link in the mail; it works once',
    limit: 'newsletter-link',
    bodyLimit: SUBSCRIPTION_LIMIT,
    body: linkSchema,
    message: 'You are subscribed.',
    run: async ({ body }) => requireDone(await confirmSubscription(ports, body.token)),
  }),
  signUp.call('POST /unsubscribe', {
    summary: 'End a subscription with the token of the link in an issue',
    limit: 'newsletter-link',
    bodyLimit: SUBSCRIPTION_LIMIT,
    body: linkSchema,
    message: 'You are unsubscribed.',
    run: async ({ body }) => requireDone(await unsubscribe(ports, body.token)),
  }),
]

function requireDone(outcome: LinkOutcome) {
  if (outcome === 'invalid') throw invalid(invalidLink, { token: invalidLink })
}

const subscribers = resource('/admin/newsletter-subscribers', {
  tag: 'Newsletter',
  names: 'The newsletter subscriber',
  writes: 'owner',
})

const staffRoutes = (ports: SubscriberPorts) => [
  subscribers.list({
    summary: 'Newsletter subscribers, with the three figures over active ones',
    query: subscriberListSchema,
    row: subscriberRecordSchema,
    more: { figures: subscriberFiguresSchema },
    async run({ actor, query }) {
      const found = await listSubscribers(ports, actor, query)
      return { ...found, figures: await readFigures(ports, actor) }
    },
  }),
  ...subscribers.deletions({
    one: {
      summary: 'Delete a newsletter subscriber',
      message: 'Newsletter subscriber deleted successfully',
    },
    many: {
      summary: 'Delete the selected newsletter subscribers',
      message: 'Newsletter subscribers deleted successfully',
    },
    run: (actor, ids) => deleteSubscribers(ports, actor, ids),
  }),
  subscribers.call('POST /:id/revive', {
    summary: 'Write to an undeliverable address again',
    conflicts: ['not_undeliverable'],
    data: subscriberRecordSchema,
    message: 'The address will get newsletters again.',
    run: ({ actor, id }) => reviveSubscriber(ports, actor, id),
  }),
  subscribers.call('POST /import', {
    summary: 'Add addresses of a file or a list; with dry_run, only say what would become of each',
    bodyLimit: IMPORT_LIMIT,
    body: importSchema,
    data: importReportSchema,
    message: ({ dry_run }) =>
      dry_run ? 'Nothing was stored.' : 'Newsletter subscribers imported.',
    run: ({ actor, body }) => importSubscribers(ports, actor, body),
  }),
]
