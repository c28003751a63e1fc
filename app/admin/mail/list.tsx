import { mailStatusLabels, mailWords as words } from '../../../content/en/admin/mail.ts'
import type { MailRecord } from '../../../domain/mail.ts'
import { fill, formOrNone } from '../../../domain/wording.ts'
import { StateBadge } from '../../ui/badge.tsx'
import { dayColumn, textColumn } from '../list/column.tsx'
import { filterBy, type ListKind } from '../list/list-view.ts'
import type { RecordSource } from '../list/use-records.ts'
import { formatMoment } from '../local-time.ts'
import { mailKinds } from '../nouns.ts'

const { columns: labels } = words

export const mailList: ListKind<MailRecord> = {
  columns: [
    textColumn('recipient', labels.recipient),
    { id: 'kind', label: labels.kind, cell: describeKind },
    { id: 'status', label: labels.status, cell: ({ status }) => <MailBadge status={status} /> },
    dayColumn('created_at', labels.created),
    {
      id: 'attempts',
      label: labels.attempts,
      cell: describeAttempts,
      sort: { column: 'attempts', kind: 'number' },
    },
    { id: 'outcome', label: labels.outcome, cell: (row) => <Outcome row={row} /> },
  ],
  filters: [
    filterBy('status', labels.status, words.allStatuses, mailStatusLabels),
    filterBy('kind', labels.kind, words.allKinds, mailKinds),
  ],
  hasDays: true,
}

function describeKind({ kind, issue_id }: MailRecord): string {
  const name = mailKinds[kind] ?? kind
  return issue_id === null ? name : fill(words.kindOfIssue, { kind: name, id: issue_id })
}

function describeAttempts({ attempts: count, status }: MailRecord): string {
  if (status === 'filed') return words.attempts.filed
  return fill(formOrNone(words.attempts, count), { count })
}

/** Time of the end or of the next attempt, and the last error. */
function Outcome({ row }: { row: MailRecord }) {
  const { status, next_attempt_at, ended_at, last_error } = row
  const time = formatMoment(ended_at ?? next_attempt_at)
  return (
    <span className="grid text-sm">
      <span>{fill(words.outcome[status], { time })}</span>
      {last_error && status !== 'sent' && (
        <span className="text-muted in-[table]:min-w-56 in-[table]:break-words in-[table]:whitespace-normal">
          {last_error}
        </span>
      )}
    </span>
  )
}

const tones = {
  pending: 'amber',
  held: 'grey',
  sent: 'green',
  filed: 'amber',
  failed: 'red',
  dropped: 'grey',
} as const

export function MailBadge({ status }: Pick<MailRecord, 'status'>) {
  return <StateBadge tone={tones[status]}>{mailStatusLabels[status]}</StateBadge>
}

export const mailSource: RecordSource = {
  noun: 'outbox',
  path: '/api/admin/outbox',
  fetchFailed: words.fetchFailed,
  shownBy: ['waiting'],
}
