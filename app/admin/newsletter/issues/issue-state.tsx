/** How far an issue has come: its state, a bar, the copies in each state, and what can be done. */
import { type ReactNode, useEffect, useRef } from 'react'
import {
  issueCountLabels,
  issueStatusLabels,
  partlyFiledLabel,
  issueProgressWords as words,
} from '../../../../content/en/admin/newsletter-issues.ts'
import type { MailCounts } from '../../../../domain/mail.ts'
import { endedCopies, type IssueRecord } from '../../../../domain/newsletter/issues.ts'
import { fill, formatNumber } from '../../../../domain/wording.ts'
import { StateBadge } from '../../../ui/badge.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { formatMoment } from '../../local-time.ts'
import { Section } from '../../section.tsx'
import { useSession } from '../../session/session.tsx'
import { ToolButton } from '../../tool-button.tsx'
import { useIssue, useStep } from './use-issues.ts'

export function IssueState({ issue, children }: { issue: IssueRecord; children?: ReactNode }) {
  const { total, counts, bounced, unsubscribed } = issue
  const done = fill(words.done, {
    done: formatNumber(endedCopies(issue)),
    total: formatNumber(total),
  })
  return (
    <div className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* Only what changes seldom is read out; the bar can be asked for the rest. */}
        <span role="status">
          <IssueBadge issue={issue} />
        </span>
        <span className="text-sm font-semibold figures">{done}</span>
        {children}
      </div>
      <Progress label={words.bar} max={total} value={endedCopies(issue)} valueText={done} />
      <p className="text-sm text-muted figures">{describeCounts(counts, bounced)}</p>
      {unsubscribed > 0 && (
        <p className="text-sm text-muted figures">{describeUnsubscribed(unsubscribed)}</p>
      )}
      {counts.dropped > 0 && <p className="text-sm text-muted">{words.droppedHint}</p>}
      {counts.failed > 0 && <p className="text-sm font-semibold">{words.failedHint}</p>}
    </div>
  )
}

function describeUnsubscribed(count: number): string {
  return count === 1
    ? words.unsubscribedOne
    : fill(words.unsubscribed, { count: formatNumber(count) })
}

/** "12 sent, 3 waiting, 1 failed": those sent always, the others where there are any. */
function describeCounts(counts: MailCounts, bounced: number): string {
  const states = Object.keys(issueCountLabels) as (keyof MailCounts)[]
  const refused = bounced > 0 ? ` (${fill(words.bounced, { count: formatNumber(bounced) })})` : ''
  const listed = states
    .filter((state) => state === 'sent' || counts[state] > 0)
    .map((state) =>
      fill(words.count, { count: formatNumber(counts[state]), what: issueCountLabels[state] }),
    )
    .join(', ')
  return listed + refused
}

const steps = {
  sending: [words.pause, words.pauseOf],
  paused: [words.resume, words.resumeOf],
  filed: [words.sendFiled, words.sendFiledOf],
} as const

/** Nothing once the issue has been sent, or where there is nothing to send it with. */
export function IssueStateButton({ issue }: { issue: IssueRecord }) {
  const { mutate, isPending } = useStep()
  const { hasMailServer } = useSession()
  const { status, subject: name } = issue
  if (status === 'sent' || (status === 'filed' && !hasMailServer)) return null
  const [label, labelOf] = steps[status]
  return (
    <ToolButton
      aria-label={fill(labelOf, { name })}
      busy={isPending}
      className="ml-auto"
      onClick={() => mutate(issue)}
      label={label}
    />
  )
}

const tones = { sending: 'amber', paused: 'grey', sent: 'green', filed: 'amber' } as const

function IssueBadge({ issue: { status, counts } }: { issue: IssueRecord }) {
  const isPart = status === 'filed' && counts.sent > 0
  const label = isPart ? partlyFiledLabel : issueStatusLabels[status]
  return <StateBadge tone={tones[status]}>{label}</StateBadge>
}

interface IssueProgressProps {
  known: IssueRecord
  /** It has just begun: the button that began it is gone. */
  takesFocus: boolean
}

/** One issue while it is being sent, and after. */
export function IssueProgress({ known, takesFocus }: IssueProgressProps) {
  const { data: issue, isError, refetch } = useIssue(known)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <Section heading={heading} title={words.title}>
      <p className="text-sm text-muted">
        {fill(words.began, { name: issue.subject, time: formatMoment(issue.created_at) })}
      </p>
      <IssueState issue={issue}>
        {isError && <ToolButton onClick={() => refetch()} variant="quiet" label={words.refresh} />}
        <IssueStateButton issue={issue} />
      </IssueState>
    </Section>
  )
}
