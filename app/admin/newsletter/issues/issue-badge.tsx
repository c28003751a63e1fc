import { issueStatusLabels } from '../../../../content/admin/newsletter-issues.ts'
import type { IssueStatus } from '../../../../domain/newsletter/issues.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ToneShape } from '../../../ui/status-mark.tsx'

const tones = { sending: 'amber', paused: 'grey', sent: 'green' } as const

export function IssueBadge({ status }: { status: IssueStatus }) {
  const tone = tones[status]
  return (
    <Badge tone={tone}>
      <ToneShape tone={tone} />
      {issueStatusLabels[status]}
    </Badge>
  )
}
