import { newsletterWords, subscriberStatusLabels } from '../../../../content/admin/newsletter.ts'
import { formatShortDate } from '../../../../domain/dates.ts'
import type { SubscriberRecord } from '../../../../domain/newsletter/subscribers.ts'
import type { SubscriberStatus } from '../../../../domain/newsletter/subscription.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ToneShape } from '../../../ui/status-mark.tsx'
import type { Column } from '../../list/columns.ts'

const { columns: labels } = newsletterWords

export const shownColumns: readonly Column<SubscriberRecord>[] = [
  {
    id: 'email',
    label: labels.email,
    cell: ({ email }) => email,
    sort: { column: 'email', kind: 'text' },
  },
  {
    id: 'subscribed',
    label: labels.subscribed,
    cell: (row) => <time dateTime={row.created_at}>{formatShortDate(row.created_at)}</time>,
    sort: { column: 'created_at', kind: 'date' },
  },
  {
    id: 'status',
    label: labels.status,
    cell: ({ status }) => <SubscriberBadge status={status} />,
    sort: { column: 'status', kind: 'text' },
  },
]

const tones = { active: 'green', pending: 'amber', unsubscribed: 'grey' } as const

function SubscriberBadge({ status }: { status: SubscriberStatus }) {
  const tone = tones[status]
  return (
    <Badge tone={tone}>
      <ToneShape tone={tone} />
      {subscriberStatusLabels[status]}
    </Badge>
  )
}
