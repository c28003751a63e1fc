import {
  mailFiguresSchema,
  mailListSchema,
  mailQueryOf,
  mailRecordSchema,
  sentAgainSchema,
} from '../../domain/mail/mail.ts'
import { selectionSchema } from '../../domain/write-body.ts'
import { doneWith, list, presentList } from '../http/answers.ts'
import { route } from '../http/route.ts'
import { listMail, type MailPorts, sendAgain, sendSelectedAgain } from './service.ts'

/** Mail that is owed, was sent or given up. Its address, `outbox`, is older than its name here. */
export const mailRoutes = (ports: MailPorts) => [
  route({
    method: 'GET',
    path: '/admin/outbox',
    needs: 'reader',
    tag: 'Mail',
    summary:
      'Messages owed, sent and given up, with how many there are of each; never what is in them',
    query: mailListSchema,
    answers: { 200: list(mailRecordSchema, mailFiguresSchema) },
    async handle({ actor, query }) {
      const wanted = mailQueryOf(query)
      const { figures, ...found } = await listMail(ports, actor, wanted)
      return presentList(wanted, found, figures)
    },
  }),

  route({
    method: 'POST',
    path: '/admin/outbox/:id/send-again',
    needs: 'editor',
    tag: 'Mail',
    summary: 'Try a message again that could not be delivered',
    names: 'The message',
    answers: { 200: doneWith(mailRecordSchema) },
    conflicts: ['not_failed'],
    async handle({ actor, id }) {
      const data = await sendAgain(ports, actor, id)
      return { success: true, message: 'The message will be sent again.', data }
    },
  }),

  route({
    method: 'POST',
    path: '/admin/outbox/send-again',
    needs: 'editor',
    tag: 'Mail',
    summary: 'Try the selected messages again; those that have not failed are passed over',
    body: selectionSchema,
    answers: { 200: doneWith(sentAgainSchema) },
    async handle({ actor, body }) {
      const data = await sendSelectedAgain(ports, actor, body.ids)
      return { success: true, message: presentOutcome(data), data }
    },
  }),
]

function presentOutcome({ sent_again, passed_over }: { sent_again: number; passed_over: number }) {
  const done = `${sent_again} will be sent again.`
  return passed_over === 0 ? done : `${done} ${passed_over} had not failed and stay as they are.`
}
