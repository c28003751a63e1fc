import {
  mailFiguresSchema,
  mailListSchema,
  mailRecordSchema,
  type SentAgain,
  sentAgainSchema,
} from '../../domain/mail/mail.ts'
import { selectionSchema } from '../../domain/write-body.ts'
import { resource } from '../http/resource.ts'
import { listMail, type MailPorts, sendAgain, sendSelectedAgain } from './service.ts'

const mail = resource('/admin/outbox', { tag: 'Mail', names: 'The message' })

/** Mail that is owed, was sent or given up. Its address, `outbox`, is older than its name here. */
export const mailRoutes = (ports: MailPorts) => [
  mail.list({
    summary:
      'Messages owed, sent and given up, with how many there are of each; never what is in them',
    query: mailListSchema,
    row: mailRecordSchema,
    more: mailFiguresSchema,
    async run({ actor, query }) {
      const { figures, ...found } = await listMail(ports, actor, query)
      return { ...found, ...figures }
    },
  }),
  mail.call('POST /:id/send-again', {
    summary: 'Try a message again that could not be delivered',
    conflicts: ['not_failed'],
    data: mailRecordSchema,
    message: 'The message will be sent again.',
    run: ({ actor, id }) => sendAgain(ports, actor, id),
  }),
  mail.call('POST /send-again', {
    summary: 'Try the selected messages again; those that have not failed are passed over',
    body: selectionSchema,
    data: sentAgainSchema,
    message: presentOutcome,
    run: ({ actor, body }) => sendSelectedAgain(ports, actor, body.ids),
  }),
]

function presentOutcome({ sent_again, passed_over }: SentAgain) {
  const done = `${sent_again} will be sent again.`
  return passed_over === 0 ? done : `${done} ${passed_over} had not failed and stay as they are.`
}
