import { retention } from '../../content/en/retention.ts'
import {
  mailFiguresSchema,
  mailListSchema,
  mailRecordSchema,
  type SentAgain,
  sentAgainSchema,
} from '../../domain/mail.ts'
import { earliestKept } from '../../domain/periods.ts'
import { selectionSchema } from '../../domain/write-body.ts'
import { resource } from '../http/resource.ts'
import type { Finding, Noun } from '../noun.ts'
import { eraseMail, listMailOf } from './erasing-store.ts'
import {
  countFailedMail,
  hasMailServer,
  listMail,
  type MailPorts,
  sendAgain,
  sendSelectedAgain,
} from './service.ts'

/** Mail to the address, and about its records, those in the trash included. */
const listMailAbout: Finding['find'] = (trx, address, { idsOf, staffEmail }) =>
  listMailOf(trx, address === staffEmail.toLowerCase() ? null : address, {
    assessment: idsOf('quickscore_assessments'),
    message: [...idsOf('messages'), ...idsOf('trash', 'record_id')],
    reply: idsOf('message_replies'),
    subscriber: idsOf('subscribers'),
  })

/** Removes the token of a payload, which opens a result. */
function withoutToken(payload: string): object {
  const { token: _, ...rest } = JSON.parse(payload)
  return rest
}

const calls = resource('/admin/outbox', { tag: 'Mail', names: 'The message' })

/** Mail queued, sent or given up. Its path, `outbox`, is older than the name "mail". */
const mailRoutes = (ports: MailPorts) => [
  calls.list({
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
  calls.call('POST /:id/send-again', {
    summary: 'Try a message again that nobody has received',
    conflicts: ['no_mail_server', 'not_failed'],
    data: mailRecordSchema,
    message: 'The message will be sent again.',
    run: ({ actor, id }) => sendAgain(ports, actor, id),
  }),
  calls.call('POST /send-again', {
    summary: 'Try the selected messages again that nobody has received; the others are passed over',
    conflicts: ['no_mail_server'],
    body: selectionSchema,
    data: sentAgainSchema,
    message: presentOutcome,
    run: ({ actor, body }) => sendSelectedAgain(ports, actor, body.ids),
  }),
]

function presentOutcome({ sent_again, passed_over }: SentAgain) {
  const done = `${sent_again} will be sent again.`
  return passed_over === 0
    ? done
    : `${done} ${passed_over} were passed over: only what nobody has received is sent again.`
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
  routes: (ports) =>
    mailRoutes({
      ...ports,
      async reopenIssues(trx, ids) {
        const paused = ports.nouns.map((noun) => noun.reopenIssues?.(trx, ids) ?? [])
        return (await Promise.all(paused)).flat()
      },
    }),
  pages: { hasMailServer },
  waiting: { mail: countFailedMail },
  archive: [{ name: 'mail', list: 'outbox', query: mailListSchema, read: listMail }],
  tidy: ({ mailFolder }, { now }) => mailFolder.removeBefore(earliestKept(now, retention.sentMail)),
} satisfies Noun
