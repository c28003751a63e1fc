import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invalid } from '../../../domain/errors.ts'
import { importSchema } from '../../../domain/newsletter/import.ts'
import { subscriberListSchema, subscriberQueryOf } from '../../../domain/newsletter/subscribers.ts'
import {
  invalidLink,
  type LinkOutcome,
  linkSchema,
  subscriptionSchema,
} from '../../../domain/newsletter/subscription.ts'
import { selectionSchema } from '../../../domain/write-body.ts'
import type { Limits } from '../../http/limit-rules.ts'
import { limitAddress } from '../../http/address.ts'
import { parse, parseId } from '../../http/parse.ts'
import type { NewsletterService } from './sign-up.ts'

const SUBSCRIPTION_LIMIT = 4 * 1024
/** A file of the longest kind, written as JSON. */
const IMPORT_LIMIT = 5 * 1024 * 1024

interface Ports {
  newsletter: NewsletterService
  limits: Limits
}

/** Signing up, with the same answer whatever is known of the address, and the links in our mail. */
export function mountNewsletter(api: FastifyInstance, { newsletter, limits }: Ports) {
  api.post(
    '/newsletter/subscribe',
    {
      bodyLimit: SUBSCRIPTION_LIMIT,
      onRequest: (request) => limits.spend('newsletter', limitAddress(request.ip)),
    },
    async (request) => {
      await newsletter.subscribe(parse(subscriptionSchema, request.body))
      return { success: true, message: 'Please check your inbox.' }
    },
  )

  const ofLinks = {
    bodyLimit: SUBSCRIPTION_LIMIT,
    onRequest: (request: FastifyRequest) =>
      limits.spend('newsletter-link', limitAddress(request.ip)),
  }
  api.post('/newsletter/confirm', ofLinks, async (request) => {
    const { token } = parse(linkSchema, request.body)
    requireDone(await newsletter.confirmSubscription(token))
    return { success: true, message: 'You are subscribed.' }
  })
  api.post('/newsletter/unsubscribe', ofLinks, async (request) => {
    const { token } = parse(linkSchema, request.body)
    requireDone(await newsletter.unsubscribe(token))
    return { success: true, message: 'You are unsubscribed.' }
  })
}

function requireDone(outcome: LinkOutcome) {
  if (outcome === 'invalid') throw invalid(invalidLink, { token: invalidLink })
}

interface ById {
  Params: { id: string }
}

export function mountNewsletterAdmin(admin: FastifyInstance, newsletter: NewsletterService) {
  admin.get('/newsletter-subscribers', async (request) => {
    const query = subscriberQueryOf(parse(subscriberListSchema, request.query))
    const { rows, total } = await newsletter.listSubscribers(request.actor, query)
    const figures = await newsletter.readFigures(request.actor)
    const meta = { total, page: query.page, per_page: query.perPage, figures }
    return { success: true, data: rows, meta }
  })

  admin.delete<ById>('/newsletter-subscribers/:id', async (request) => {
    const id = parseId(request.params.id, 'The newsletter subscriber')
    await newsletter.deleteSubscriber(request.actor, id)
    return { success: true, message: 'Newsletter subscriber deleted successfully' }
  })

  admin.post('/newsletter-subscribers/delete', async (request) => {
    const { ids } = parse(selectionSchema, request.body)
    const deleted = await newsletter.deleteSubscribers(request.actor, ids)
    const message = 'Newsletter subscribers deleted successfully'
    return { success: true, message, data: { deleted } }
  })

  admin.post('/newsletter-subscribers/import', { bodyLimit: IMPORT_LIMIT }, async (request) => {
    const body = parse(importSchema, request.body)
    const data = await newsletter.importSubscribers(request.actor, body)
    const message = data.dry_run ? 'Nothing was stored.' : 'Newsletter subscribers imported.'
    return { success: true, message, data }
  })
}
