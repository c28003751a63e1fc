/** What could not be delivered, and how many messages wait: of all, also of those that the list leaves out. */

import { mailWords } from '../../../content/en/admin/mail.ts'
import type { MailFigures } from '../../../domain/mail/mail.ts'
import { fill, formatNumber } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { formatMoment } from '../local-time.ts'

const { figures: words } = mailWords

interface DeliveryFiguresProps {
  /** Absent while they are on their way. */
  figures: MailFigures | undefined
  /** Absent where the list shows just that. */
  onShowFailed?: (() => void) | undefined
}

export function DeliveryFigures({ figures, onShowFailed }: DeliveryFiguresProps) {
  if (!figures) return <Skeleton className="my-1 h-4 w-64" />
  const { failed } = figures.counts
  return (
    <section aria-label={words.label} className="grid gap-2">
      {failed > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 border-l-4 border-danger pl-3">
          <p className="font-semibold">
            {failed === 1 ? words.failedOne : fill(words.failedMany, { count: format(failed) })}
          </p>
          {onShowFailed && (
            <Button className="-ml-3 sm:ml-0" onClick={onShowFailed} size="sm" variant="quiet">
              {words.showFailed}
            </Button>
          )}
        </div>
      )}
      <p className="text-sm text-muted figures">{describeWaiting(figures)}</p>
    </section>
  )
}

const format = (count: number) => formatNumber(count)

function describeWaiting({ counts: { pending, held }, oldest_pending_at }: MailFigures): string {
  const time = oldest_pending_at ? formatMoment(oldest_pending_at) : ''
  const counted = pending === 1 ? words.waitingOne : words.waitingMany
  const waiting = pending === 0 ? words.waitingNone : counted
  const holding = held === 1 ? words.heldOne : words.heldMany
  const texts = [fill(waiting, { count: format(pending), time })]
  if (held > 0) texts.push(fill(holding, { count: format(held) }))
  return texts.join(' ')
}
