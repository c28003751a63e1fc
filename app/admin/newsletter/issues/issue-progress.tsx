/** One issue while it is being sent, and after. Props: `known` (the issue as it was last seen). */
import { useEffect, useRef } from 'react'
import { issueProgressWords as words } from '../../../../content/en/admin/newsletter-issues.ts'
import type { IssueRecord } from '../../../../domain/newsletter/issues.ts'
import { fill } from '../../../../domain/wording.ts'
import { Button } from '../../../ui/button.tsx'
import { formatMoment } from '../../local-time.ts'
import { IssueState, IssueStateButton } from './issue-state.tsx'
import { useIssue } from './use-issues.ts'

interface IssueProgressProps {
  known: IssueRecord
  /** It has just begun: the button that began it is gone. */
  takesFocus: boolean
}

export function IssueProgress({ known, takesFocus }: IssueProgressProps) {
  const { data: issue, isError, refetch } = useIssue(known)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <section aria-labelledby="issue-progress" className="grid min-w-0 gap-3">
      <h3 className="text-lg" id="issue-progress" ref={heading} tabIndex={-1}>
        {words.title}
      </h3>
      <p className="text-sm text-muted">
        {fill(words.began, { name: issue.subject, time: formatMoment(issue.created_at) })}
      </p>
      <IssueState issue={issue}>
        {isError && (
          <Button onClick={() => refetch()} size="sm" variant="quiet">
            {words.refresh}
          </Button>
        )}
        <IssueStateButton issue={issue} />
      </IssueState>
    </section>
  )
}
