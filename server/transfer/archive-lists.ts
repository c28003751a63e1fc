/** What an archive holds beside posts and files: the lists of the admin area, row by row. */
import { newsletterCsvColumns } from '../../content/admin/newsletter.ts'
import { assessmentCsvColumns } from '../../content/admin/quickscore.ts'
import { type ActivityNoun, activityListSchema } from '../../domain/activity.ts'
import type { Actor, Staff } from '../../domain/actor.ts'
import { type CsvCell, startCsv, writeCsvLine } from '../../domain/csv.ts'
import { type KeyQuery, keyListSchema, type NamedKey } from '../../domain/keys.ts'
import { categoryListSchema } from '../../domain/labels.ts'
import type { Page } from '../../domain/list-query.ts'
import { mailListSchema } from '../../domain/mail/mail.ts'
import { mediaListSchema } from '../../domain/media/library.ts'
import type { MessageDetails } from '../../domain/messages/conversation.ts'
import { type MessageRecord, messageListSchema } from '../../domain/messages/message.ts'
import { subscriberCells, subscriberListSchema } from '../../domain/newsletter/subscribers.ts'
import { assessmentCells, assessmentListSchema } from '../../domain/quickscore/assessment.ts'
import { listActivity } from '../activity/service.ts'
import { listLabels } from '../labels/service.ts'
import { listMail } from '../mail/service.ts'
import { listFiles } from '../media/service.ts'
import { listMessages } from '../messages/service.ts'
import { listIssues } from '../newsletter/issues/service.ts'
import { listSubscribers } from '../newsletter/subscribers/service.ts'
import type { Listed } from '../platform/db/list.ts'
import type { Ports } from '../ports.ts'
import { readDrafts } from '../posts/drafts/service.ts'
import { readRevisions } from '../posts/revisions/service.ts'
import { readViews } from '../posts/views/service.ts'
import { listAssessments } from '../quickscore/service.ts'
import { readTrash } from '../trash/service.ts'

export interface ArchivePorts extends Ports {
  listNamedKeys(actor: Actor, query: KeyQuery): Promise<Listed<NamedKey>>
  getMessageDetails(actor: Actor, id: number): Promise<MessageDetails>
}

/** One page of a list, the oldest rows first, so that what comes in meanwhile comes last. */
type ReadPage = (page: Page) => Promise<Listed<object>>

export interface ArchivedList {
  /** The file it is written to, without its ending. */
  name: string
  noun: ActivityNoun
  read: ReadPage
}

const oldestFirst = { sort: 'created_at' } as const

export function archivedLists(ports: ArchivePorts, actor: Staff): ArchivedList[] {
  const all = categoryListSchema.parse(oldestFirst)
  return [
    {
      name: 'categories',
      noun: 'categories',
      read: (page) => listLabels(ports, actor, 'categories', { ...all, ...page }),
    },
    {
      name: 'regions',
      noun: 'regions',
      read: (page) => listLabels(ports, actor, 'regions', { ...all, ...page }),
    },
    {
      name: 'media',
      noun: 'media',
      read: (page) => listFiles(ports, actor, { ...mediaListSchema.parse(oldestFirst), ...page }),
    },
    {
      name: 'assessments',
      noun: 'quickscore-assessments',
      read: (page) =>
        listAssessments(ports, actor, { ...assessmentListSchema.parse(oldestFirst), ...page }),
    },
    {
      name: 'messages',
      noun: 'contact-messages',
      read: (page) => readMessages(ports, actor, page),
    },
    {
      name: 'messages-put-aside',
      noun: 'contact-messages',
      read: (page) =>
        listMessages(ports, actor, {
          ...messageListSchema.parse({ ...oldestFirst, held: 'true' }),
          ...page,
        }),
    },
    {
      name: 'subscribers',
      noun: 'newsletter-subscribers',
      read: (page) =>
        listSubscribers(ports, actor, { ...subscriberListSchema.parse(oldestFirst), ...page }),
    },
    {
      name: 'newsletters',
      noun: 'newsletter-issues',
      read: (page) => listIssues(ports, actor, page),
    },
    {
      name: 'mail',
      noun: 'outbox',
      read: (page) => listMail(ports, actor, { ...mailListSchema.parse(oldestFirst), ...page }),
    },
    {
      name: 'keys',
      noun: 'keys',
      read: (page) => ports.listNamedKeys(actor, { ...keyListSchema.parse(oldestFirst), ...page }),
    },
  ]
}

/** What has no list of its own in the admin area, or long rows: read from end to end, a few at once. */
export function archivedStreams(
  ports: ArchivePorts,
  actor: Staff,
): { name: string; rows: AsyncIterable<object> }[] {
  return [
    { name: 'revisions', rows: readRevisions(ports, actor) },
    { name: 'drafts', rows: readDrafts(ports, actor) },
    { name: 'views', rows: readViews(ports, actor) },
    { name: 'trash', rows: readTrash(ports, actor) },
  ]
}

/** Last: it tells of the archive itself. */
export const activityOf = (ports: ArchivePorts, actor: Staff): ReadPage => {
  const query = activityListSchema.parse(oldestFirst)
  return (page) => listActivity(ports, actor, { ...query, ...page })
}

/** With what staff answered and noted. */
async function readMessages(
  ports: ArchivePorts,
  actor: Staff,
  page: Page,
): Promise<Listed<object>> {
  const query = { ...messageListSchema.parse(oldestFirst), ...page }
  const { rows, total } = await listMessages(ports, actor, query)
  return { rows: await Promise.all(rows.map(withConversation)), total }

  async function withConversation(row: MessageRecord): Promise<object> {
    const { assignees: _, ...details } = await ports.getMessageDetails(actor, row.id)
    return details
  }
}

const ROWS_AT_ONCE = 500

export async function* readRows<Row extends object>(
  read: (page: Page) => Promise<Listed<Row>>,
): AsyncGenerator<Row> {
  for (let page = 1; ; page += 1) {
    const { rows } = await read({ page, perPage: ROWS_AT_ONCE })
    yield* rows
    if (rows.length < ROWS_AT_ONCE) return
  }
}

/** As JSON, a row on each line. */
export async function* writeJson(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let start = '[\n'
  for await (const row of rows) {
    yield `${start}${JSON.stringify(row)}`
    start = ',\n'
  }
  yield start === '[\n' ? '[]\n' : '\n]\n'
}

/** What the admin area saves as CSV stands in the archive so too. */
export function archivedSheets(
  ports: ArchivePorts,
  actor: Staff,
): { name: string; content: AsyncGenerator<string> }[] {
  const assessments = assessmentListSchema.parse(oldestFirst)
  const subscribers = subscriberListSchema.parse(oldestFirst)
  return [
    {
      name: 'assessments',
      content: writeSheet(
        assessmentCsvColumns,
        readRows((page) => listAssessments(ports, actor, { ...assessments, ...page })),
        assessmentCells,
      ),
    },
    {
      name: 'subscribers',
      content: writeSheet(
        newsletterCsvColumns,
        readRows((page) => listSubscribers(ports, actor, { ...subscribers, ...page })),
        subscriberCells,
      ),
    },
  ]
}

async function* writeSheet<Row>(
  columns: readonly string[],
  rows: AsyncIterable<Row>,
  cellsOf: (row: Row) => CsvCell[],
): AsyncGenerator<string> {
  yield startCsv(columns)
  for await (const row of rows) yield writeCsvLine(cellsOf(row))
}
