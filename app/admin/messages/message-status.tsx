import { messageWords as words } from '../../../content/admin/messages.ts'
import type { MessageRecord } from '../../../domain/messages/message.ts'
import { Badge } from '../../ui/badge.tsx'
import { ToneShape } from '../../ui/status-mark.tsx'

/** Handled, still to be handled, or held back: colour, shape and word. */
export function MessageStatus({ message: { held, handled } }: { message: MessageRecord }) {
  if (held) {
    return (
      <Badge tone="grey">
        <ToneShape tone="grey" />
        {words.held}
      </Badge>
    )
  }
  const tone = handled ? 'green' : 'amber'
  return (
    <Badge tone={tone}>
      <ToneShape tone={tone} />
      {handled ? words.handled : words.open}
    </Badge>
  )
}
