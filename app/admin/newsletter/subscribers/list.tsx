import { newsletterWords, subscriberStatusLabels } from '../../../../content/en/admin/newsletter.ts'
import type { SubscriberRecord } from '../../../../domain/newsletter/subscribers.ts'
import type { SubscriberStatus } from '../../../../domain/newsletter/subscription.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ToneShape } from '../../../ui/status-mark.tsx'
import { dayColumn, textColumn } from '../../list/column.tsx'
import type { ListKind } from '../../list/list-view.ts'

const { columns: labels } = newsletterWords

export const subscriberList: ListKind<SubscriberRecord> = {
  columns: [
    textColumn('email', labels.email),
    dayColumn('created_at', labels.subscribed),
    textColumn('status', labels.status, {
      cell: ({ status }) => <SubscriberBadge status={status} />,
    }),
  ],
  filters: [
    {
      name: 'status',
      label: labels.status,
      all: newsletterWords.allStatuses,
      options: Object.entries(subscriberStatusLabels),
    },
  ],
  hasDays: true,
}

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
