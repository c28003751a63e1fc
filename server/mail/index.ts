import { retention } from '../../content/retention.ts'
import { mailListSchema } from '../../domain/mail/mail.ts'
import { earliestKept } from '../../domain/periods.ts'
import { deleteOldSentMail, reopenIssues } from '../newsletter/issues/service.ts'
import type { Noun } from '../noun.ts'
import { mailRoutes } from './api.ts'
import { countFailedMail, listMail } from './service.ts'

export const mail = {
  routes: (ports) => mailRoutes({ ...ports, reopenIssues }),
  waiting: { mail: countFailedMail },
  archive: [{ name: 'mail', list: 'outbox', query: mailListSchema, read: listMail }],
  retention: {
    sentMail: (trx, { since }, limit) => deleteOldSentMail(trx, since(retention.sentMail), limit),
  },
  tidy: ({ mailFolder }, { now }) => mailFolder.removeBefore(earliestKept(now, retention.sentMail)),
} satisfies Noun
