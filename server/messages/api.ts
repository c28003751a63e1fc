import type { FastifyInstance } from 'fastify'
import {
  messageChangeSchema,
  messageListSchema,
  messageQueryOf,
} from '../../domain/messages/inbox.ts'
import { inquirySchema } from '../../domain/messages/contact-form.ts'
import { selectionSchema } from '../../domain/write-body.ts'
import type { Limits } from '../http/limit-rules.ts'
import { limitAddress } from '../http/address.ts'
import { readIdempotencyKey } from '../http/idempotency-key.ts'
import { parse, parseId } from '../http/parse.ts'
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

interface ById {
  Params: { id: string }
}

const idOf = ({ params }: { params: ById['Params'] }) => parseId(params.id, 'The contact message')

export function mountInquiriesAdmin(admin: FastifyInstance, inquiries: InquiriesService) {
  admin.get('/contact-messages', async (request) => {
    const query = messageQueryOf(parse(messageListSchema, request.query))
    const { rows, total } = await inquiries.listMessages(request.actor, query)
    const meta = { total, page: query.page, per_page: query.perPage }
    return { success: true, data: rows, meta }
  })

  admin.patch<ById>('/contact-messages/:id', async (request) => {
    const id = idOf(request)
    const change = parse(messageChangeSchema, request.body)
    const data = await inquiries.changeMessage(request.actor, id, change)
    return { success: true, message: 'Contact message updated successfully', data }
  })

  admin.delete<ById>('/contact-messages/:id', async (request) => {
    await inquiries.deleteMessage(request.actor, idOf(request))
    return { success: true, message: 'Contact message deleted successfully' }
  })

  admin.post('/contact-messages/delete', async (request) => {
    const { ids } = parse(selectionSchema, request.body)
    const deleted = await inquiries.deleteMessages(request.actor, ids)
    return { success: true, message: 'Contact messages deleted successfully', data: { deleted } }
  })
}
