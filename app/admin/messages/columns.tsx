import { messageWords } from '../../../content/admin/messages.ts'
import { formatShortDate } from '../../../domain/dates.ts'
import type { MessageRecord } from '../../../domain/messages/inbox.ts'
import type { Column } from '../list/columns.ts'
import { MessageStatus } from './message-status.tsx'

const { columns: labels } = messageWords

/** In the order of the specification, section 2; the status is ours. */
export const shownColumns: readonly Column<MessageRecord>[] = [
  {
    id: 'name',
    label: labels.name,
    cell: ({ name }) => name,
    sort: { column: 'name', kind: 'text' },
  },
  {
    id: 'email',
    label: labels.email,
    cell: ({ email }) => email,
    sort: { column: 'email', kind: 'text' },
  },
  {
    id: 'company',
    label: labels.company,
    cell: ({ company }) => company ?? '',
    sort: { column: 'company', kind: 'text' },
  },
  {
    id: 'date',
    label: labels.date,
    cell: (row) => <time dateTime={row.created_at}>{formatShortDate(row.created_at)}</time>,
    sort: { column: 'created_at', kind: 'date' },
  },
  { id: 'status', label: labels.status, cell: (row) => <MessageStatus message={row} /> },
]
