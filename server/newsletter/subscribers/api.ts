import { invalid } from '../../../domain/errors.ts'
import { importReportSchema, importSchema } from '../../../domain/newsletter/import.ts'
import {
  subscriberFiguresSchema,
  subscriberListSchema,
  subscriberQueryOf,
  subscriberRecordSchema,
} from '../../../domain/newsletter/subscribers.ts'
import {
  invalidLink,
  type LinkOutcome,
  linkSchema,
  subscriptionSchema,
} from '../../../domain/newsletter/subscription.ts'
import { selectionSchema } from '../../../domain/write-body.ts'
import { deleted, done, doneWith, list, presentList } from '../../http/answers.ts'
import { route } from '../../http/route.ts'
import {
  confirmSubscription,
  deleteSubscriber,
  deleteSubscribers,
  importSubscribers,
  listSubscribers,
  readFigures,
  type SubscriberPorts,
  subscribe,
  unsubscribe,
} from './service.ts'

const SUBSCRIPTION_LIMIT = 4 * 1024
/** A file of the longest kind, written as JSON. */
const IMPORT_LIMIT = 5 * 1024 * 1024

export const subscriberRoutes = (ports: SubscriberPorts) => [
  ...signUpRoutes(ports),
  ...staffRoutes(ports),
]

/** Signing up, with the same answer whatever is known of the address, and the links in our mail. */
const signUpRoutes = (ports: SubscriberPorts) => [
  route({
    method: 'POST',
    path: '/newsletter/subscribe',
    tag: 'Visitors',
    summary: 'Ask for the newsletter; the owner of the address confirms',
    limit: 'newsletter',
    bodyLimit: SUBSCRIPTION_LIMIT,
    body: subscriptionSchema,
    answers: { 200: done },
    async handle({ body }) {
      await subscribe(ports, body)
      return { success: true, message: 'Please check your inbox.' }
    },
  }),

  route({
    method: 'POST',
    path: '/newsletter/confirm',
    tag: 'Visitors',
    summary: 'Confirm a subscription with the token of the link in the mail; it works once',
    limit: 'newsletter-link',
    bodyLimit: SUBSCRIPTION_LIMIT,
    body: linkSchema,
    answers: { 200: done },
    async handle({ body }) {
      requireDone(await confirmSubscription(ports, body.token))
      return { success: true, message: 'You are subscribed.' }
    },
  }),

  route({
    method: 'POST',
    path: '/newsletter/unsubscribe',
    tag: 'Visitors',
    summary: 'End a subscription with the token of the link in an issue',
    limit: 'newsletter-link',
    bodyLimit: SUBSCRIPTION_LIMIT,
    body: linkSchema,
    answers: { 200: done },
    async handle({ body }) {
      requireDone(await unsubscribe(ports, body.token))
      return { success: true, message: 'You are unsubscribed.' }
    },
  }),
]

function requireDone(outcome: LinkOutcome) {
  if (outcome === 'invalid') throw invalid(invalidLink, { token: invalidLink })
}

const staffRoutes = (ports: SubscriberPorts) => [
  route({
    method: 'GET',
    path: '/admin/newsletter-subscribers',
    needs: 'reader',
    tag: 'Newsletter',
    summary: 'Newsletter subscribers, with the three figures over active ones',
    query: subscriberListSchema,
    answers: { 200: list(subscriberRecordSchema, { figures: subscriberFiguresSchema }) },
    async handle({ actor, query }) {
      const wanted = subscriberQueryOf(query)
      const found = await listSubscribers(ports, actor, wanted)
      return presentList(wanted, found, { figures: await readFigures(ports, actor) })
    },
  }),

  route({
    method: 'DELETE',
    path: '/admin/newsletter-subscribers/:id',
    needs: 'owner',
    tag: 'Newsletter',
    summary: 'Delete a newsletter subscriber',
    names: 'The newsletter subscriber',
    answers: { 200: done },
    async handle({ actor, id }) {
      await deleteSubscriber(ports, actor, id)
      return { success: true, message: 'Newsletter subscriber deleted successfully' }
    },
  }),

  route({
    method: 'POST',
    path: '/admin/newsletter-subscribers/delete',
    needs: 'owner',
    tag: 'Newsletter',
    summary: 'Delete the selected newsletter subscribers',
    body: selectionSchema,
    answers: { 200: deleted },
    async handle({ actor, body }) {
      const count = await deleteSubscribers(ports, actor, body.ids)
      const message = 'Newsletter subscribers deleted successfully'
      return { success: true, message, data: { deleted: count } }
    },
  }),

  route({
    method: 'POST',
    path: '/admin/newsletter-subscribers/import',
    needs: 'owner',
    tag: 'Newsletter',
    summary: 'Add addresses of a file or a list; with dry_run, only say what would become of each',
    bodyLimit: IMPORT_LIMIT,
    body: importSchema,
    answers: { 200: doneWith(importReportSchema) },
    async handle({ actor, body }) {
      const data = await importSubscribers(ports, actor, body)
      const message = data.dry_run ? 'Nothing was stored.' : 'Newsletter subscribers imported.'
      return { success: true, message, data }
    },
  }),
]
