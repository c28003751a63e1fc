import type { FastifyInstance } from 'fastify'
import { subscriptionSchema } from '../../domain/newsletter.ts'
import type { Limits } from '../limits.ts'
import { limitAddress } from '../platform/address.ts'
import { parse } from '../platform/parse.ts'
import type { NewsletterService } from './service.ts'

const SUBSCRIPTION_LIMIT = 4 * 1024

interface Ports {
  newsletter: NewsletterService
  limits: Limits
}

/** POST /api/newsletter/subscribe: the same answer whatever is known of the address. */
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
}
