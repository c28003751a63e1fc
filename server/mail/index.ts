import { retention } from '../../content/en/retention.ts'
import { mailListSchema } from '../../domain/mail/mail.ts'
import { earliestKept } from '../../domain/periods.ts'
import { deleteOldSentMail, reopenIssues } from '../newsletter/issues/service.ts'
import type { Finding, Noun } from '../noun.ts'
import { mailRoutes } from './api.ts'
import { eraseMail, listMailOf } from './erasing-store.ts'
import { countFailedMail, listMail } from './service.ts'

/** To the address, and about records that are of it, those in the trash included. */
const listMailAbout: Finding['find'] = (trx, address, { rows, staffEmail }) => {
  const idsOf = (table: string, key = 'id') =>
    (rows[table] ?? []).map((row) => Number((row as Record<string, unknown>)[key]))
  return listMailOf(trx, address === staffEmail.toLowerCase() ? null : address, {
    assessment: idsOf('quickscore_assessments'),
    message: [...idsOf('messages'), ...idsOf('trash', 'record_id')],
    reply: idsOf('message_replies'),
    subscriber: idsOf('subscribers'),
  })
}

/** Payloads of any kind: a token in one opens a result. */
function withoutToken(payload: string): object {
  const { token: _, ...rest } = JSON.parse(payload)
  return rest
}

export const mail = {
  tables: {
    mail: {
      personal: 'by its recipient, and by the record it is about',
      find: listMailAbout,
      present: ({ lease: _, leased_until: __, ...row }) => ({
        ...row,
        payload: withoutToken(row.payload),
      }),
      erase: (trx, ids, { now }) => eraseMail(trx, ids, now.toISOString()),
    },
  },
  lists: { outbox: {} },
  routes: (ports) => mailRoutes({ ...ports, reopenIssues }),
  waiting: { mail: countFailedMail },
  archive: [{ name: 'mail', list: 'outbox', query: mailListSchema, read: listMail }],
  retention: { sentMail: deleteOldSentMail },
  tidy: ({ mailFolder }, { now }) => mailFolder.removeBefore(earliestKept(now, retention.sentMail)),
} satisfies Noun
