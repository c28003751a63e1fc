import { subscriberStatusLabels } from '../../../../content/admin/newsletter.ts'
import type { SubscriberStatus } from '../../../../domain/newsletter/subscription.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ToneShape } from '../../../ui/status-mark.tsx'

const tones = { active: 'green', pending: 'amber', unsubscribed: 'grey' } as const

export function SubscriberBadge({ status }: { status: SubscriberStatus }) {
  const tone = tones[status]
  return (
    <Badge tone={tone}>
      <ToneShape tone={tone} />
      {subscriberStatusLabels[status]}
    </Badge>
  )
}
