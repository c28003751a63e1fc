import { mailStatusLabels } from '../../../content/admin/mail.ts'
import type { MessageStatus } from '../../../domain/mail/delivery.ts'
import { Badge } from '../../ui/badge.tsx'
import { ToneShape } from '../../ui/status-mark.tsx'

const tones = {
  pending: 'amber',
  held: 'grey',
  sent: 'green',
  failed: 'red',
  dropped: 'grey',
} as const

export function MailStatus({ status }: { status: MessageStatus }) {
  const tone = tones[status]
  return (
    <Badge tone={tone}>
      <ToneShape tone={tone} />
      {mailStatusLabels[status]}
    </Badge>
  )
}
