import type { FastifyInstance } from 'fastify'
import { mailListSchema, mailQueryOf } from '../../domain/mail/mail.ts'
import { selectionSchema } from '../../domain/write-body.ts'
import { parse, parseId } from '../http/parse.ts'
import type { OutboxMessages } from './sent.ts'

/** GET /api/admin/outbox: what the product owes, sent and gave up. */
export function mountOutbox(admin: FastifyInstance, outbox: OutboxMessages) {
  admin.get('/outbox', async (request) => {
    const query = mailQueryOf(parse(mailListSchema, request.query))
    const { rows, total, figures } = await outbox.listMessages(request.actor, query)
    const meta = { total, page: query.page, per_page: query.perPage, ...figures }
    return { success: true, data: rows, meta }
  })

  admin.post<{ Params: { id: string } }>('/outbox/:id/send-again', async (request) => {
    const id = parseId(request.params.id, 'The message')
    const data = await outbox.sendAgain(request.actor, id)
    return { success: true, message: 'The message will be sent again.', data }
  })

  admin.post('/outbox/send-again', async (request) => {
    const { ids } = parse(selectionSchema, request.body)
    const data = await outbox.sendSelectedAgain(request.actor, ids)
    return { success: true, message: presentOutcome(data), data }
  })
}

function presentOutcome({ sent_again, passed_over }: { sent_again: number; passed_over: number }) {
  const done = `${sent_again} will be sent again.`
  return passed_over === 0 ? done : `${done} ${passed_over} had not failed and stay as they are.`
}
