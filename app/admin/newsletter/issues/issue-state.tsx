/** Progress of an issue: its state, a bar, the copies in each state, and its button. */
import { type ReactNode, useEffect, useRef } from 'react'
import {
  issueCountLabels,
  issueStatusLabels,
  partlyFiledLabel,
  issueProgressWords as words,
} from '../../../../content/en/admin/newsletter-issues.ts'
import type { MailCounts } from '../../../../domain/mail.ts'
import { endedCopies, type IssueRecord } from '../../../../domain/newsletter/issues.ts'
import { count, fill, formatNumber } from '../../../../domain/wording.ts'
import { StateBadge } from '../../../ui/badge.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { useAction } from '../../list/use-records.ts'
import { formatMoment } from '../../local-time.ts'
import { Section } from '../../section.tsx'
import { useSession } from '../../session/session.tsx'
import { follow, useAnswer } from '../../session/use-answer.ts'
import { ToolButton } from '../../tool-button.tsx'
import { isMoving, issuesKey, issuesPath } from './issues.ts'

const tones = { sending: 'amber', paused: 'grey', sent: 'green', filed: 'amber' } as const

export function IssueState({ issue, children }: { issue: IssueRecord; children?: ReactNode }) {
  const { status, total, counts, bounced, unsubscribed, trouble } = issue
  const isPart = status === 'filed' && counts.sent > 0
  const done = fill(words.done, {
    done: formatNumber(endedCopies(issue)),
    total: formatNumber(total),
  })
  return (
    <div className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* Announces only the state, which changes seldom; the bar has the rest on request. */}
        <span role="status">
          <StateBadge tone={tones[status]}>
            {isPart ? partlyFiledLabel : issueStatusLabels[status]}
          </StateBadge>
        </span>
        <span className="text-sm font-semibold figures">{done}</span>
        {children}
      </div>
      <Progress label={words.bar} max={total} value={endedCopies(issue)} valueText={done} />
      <p className="text-sm text-muted figures">{describeCounts(counts, bounced)}</p>
      {unsubscribed > 0 && (
        <p className="text-sm text-muted figures">{count(unsubscribed, words.unsubscribed)}</p>
      )}
      {counts.dropped > 0 && <p className="text-sm text-muted">{words.droppedHint}</p>}
      {trouble && (
        <p className="text-sm font-semibold">{fill(words.trouble, { reason: trouble })}</p>
      )}
      {counts.failed > 0 && <p className="text-sm font-semibold">{words.failedHint}</p>}
    </div>
  )
}

/** "12 sent, 3 waiting, 1 failed": always those sent, other states only if there are any. */
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
  sending: { call: 'pause', label: words.pause, labelOf: words.pauseOf, done: words.paused },
  paused: { call: 'resume', label: words.resume, labelOf: words.resumeOf, done: words.resumed },
  filed: {
    call: 'send-again',
    label: words.sendFiled,
    labelOf: words.sendFiledOf,
    done: words.filedSent,
  },
  sent: null,
} as const

/** Renders nothing once the issue has been sent, or if it was filed and no mail server is set. */
export function IssueStateButton({ issue }: { issue: IssueRecord }) {
  const { id, status, subject: name } = issue
  const { hasMailServer } = useSession()
  const step = steps[status]
  const { mutate, isPending } = useAction({
    ask: () => ['POST', `${issuesPath}/${id}/${step?.call}`],
    done: step?.done,
    failed: words.turnFailed,
    // After a refusal too: it may have ended, or somebody else may have been first.
    shown: { noun: issuesKey },
  })
  if (!step || (status === 'filed' && !hasMailServer)) return null
  return (
    <ToolButton
      aria-label={fill(step.labelOf, { name })}
      busy={isPending}
      className="ml-auto"
      label={step.label}
      onClick={() => mutate()}
    />
  )
}

interface IssueProgressProps {
  known: IssueRecord
  /** Takes the focus, because the button that began the issue is gone. */
  takesFocus: boolean
}

/** One issue while it is being sent, and after. */
export function IssueProgress({ known, takesFocus }: IssueProgressProps) {
  const {
    data: issue = known,
    isError,
    refetch,
  } = useAnswer<IssueRecord>([issuesKey, known.id], `${issuesPath}/${known.id}`, {
    initialData: known,
    ...follow(isMoving),
    gcTime: 0,
    meta: { failure: words.fetchFailed },
  })
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
        {isError && <ToolButton label={words.refresh} onClick={() => refetch()} variant="quiet" />}
        <IssueStateButton issue={issue} />
      </IssueState>
    </Section>
  )
}
