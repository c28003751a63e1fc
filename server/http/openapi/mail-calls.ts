import {
  mailFiguresSchema,
  mailListSchema,
  mailRecordSchema,
  sentAgainSchema,
} from '../../../domain/mail/mail.ts'
import { selectionSchema } from '../../../domain/write-body.ts'
import { adminCalls, doneWith, list } from './openapi-calls.ts'

/** What staff call about the mail that the product owes. */
export const mailCalls = adminCalls('Mail', [
  {
    method: 'get',
    path: '/outbox',
    summary:
      'Messages owed, sent and given up, with how many there are of each; never what is in them',
    query: mailListSchema,
    answers: { 200: list(mailRecordSchema, mailFiguresSchema) },
  },
  {
    method: 'post',
    path: '/outbox/{id}/send-again',
    summary: 'Try a message again that could not be delivered',
    answers: { 200: doneWith(mailRecordSchema) },
    conflicts: ['not_failed'],
  },
  {
    method: 'post',
    path: '/outbox/send-again',
    summary: 'Try the selected messages again; those that have not failed are passed over',
    body: selectionSchema,
    answers: { 200: doneWith(sentAgainSchema) },
  },
])
