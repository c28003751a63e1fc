import type { FastifyInstance } from 'fastify'
import { inquirySchema } from '../../domain/inquiries.ts'
import type { Limits } from '../limits.ts'
import { limitAddress } from '../platform/address.ts'
import { readIdempotencyKey } from '../platform/idempotency-key.ts'
import { parse } from '../platform/parse.ts'
import type { InquiriesService } from './service.ts'

const INQUIRY_LIMIT = 64 * 1024

interface Ports {
  inquiries: InquiriesService
  limits: Limits
}

/** POST /api/contact. The form without script posts to its page instead; see `pages.ts`. */
export function mountInquiries(api: FastifyInstance, { inquiries, limits }: Ports) {
  api.post(
    '/contact',
    {
      bodyLimit: INQUIRY_LIMIT,
      onRequest: (request) => limits.spend('contact', limitAddress(request.ip)),
    },
    async (request) => {
      const inquiry = parse(inquirySchema, request.body)
      await inquiries.submitInquiry(inquiry, readIdempotencyKey(request.headers))
      return { success: true, message: "We'll respond within one business day." }
    },
  )
}
