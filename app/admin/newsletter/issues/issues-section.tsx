/** Posts sent as newsletters, in the Newsletter tab: the newest, and older ones on demand. */

import { useState } from 'react'
import { issueListWords, issuePlanWords } from '../../../../content/en/admin/newsletter-issues.ts'
import type { IssueRecord, ListedPlan } from '../../../../domain/newsletter/issues.ts'
import { fill } from '../../../../domain/wording.ts'
import { NotLoaded } from '../../list/not-loaded.tsx'
import { formatMoment } from '../../local-time.ts'
import { Section } from '../../section.tsx'
import { Allowed } from '../../session/session.tsx'
import { useRowsByPage } from '../../session/use-answer.ts'
import { ToolButton } from '../../tool-button.tsx'
import { IssueState, IssueStateButton } from './issue-state.tsx'
import { isMoving, issuesKey, issuesPath } from './issues.ts'
import { describePlan, useCancelPlan, usePlans } from './plan-form.tsx'
import { SendDialog } from './send-dialog.tsx'

export function IssuesSection() {
  return (
    <Section className="gap-2" title={issueListWords.title}>
      <PlanList />
      <Issues />
    </Section>
  )
}

const perPage = 3

function Issues() {
  const query = useRowsByPage<IssueRecord>([issuesKey, 'list'], issuesPath, perPage, {
    isMoving,
    failure: issueListWords.fetchFailed,
  })
  const { data: issues, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  if (!issues) return <NotLoaded className="h-20 w-full" of={query} words={issueListWords} />
  if (issues.length === 0) return <p className="text-sm text-muted">{issueListWords.none}</p>
  return (
    <>
      <ul aria-label={issueListWords.label} className="grid border-t-2 border-ink">
        {issues.map((issue) => (
          <IssueItem issue={issue} key={issue.id} />
        ))}
      </ul>
      {hasNextPage && (
        <ToolButton
          busy={isFetchingNextPage}
          className="justify-self-start"
          label={issueListWords.more}
          onClick={() => fetchNextPage()}
          variant="quiet"
        />
      )}
    </>
  )
}

function IssueItem({ issue }: { issue: IssueRecord }) {
  const { subject, created_at, ended_at } = issue
  return (
    <li className="grid min-w-0 gap-x-8 gap-y-2 border-b border-rule py-3 lg:grid-cols-2">
      <div className="grid min-w-0 content-start gap-1">
        <h4 className="font-semibold break-words">{subject}</h4>
        <p className="text-sm text-muted">
          {fill(issueListWords.started, { time: formatMoment(created_at) })}
          {ended_at && <br />}
          {ended_at && fill(issueListWords.ended, { time: formatMoment(ended_at) })}
        </p>
      </div>
      <IssueState issue={issue}>
        <Allowed to="editor">
          <IssueStateButton issue={issue} />
        </Allowed>
      </IssueState>
    </li>
  )
}

/** Planned newsletters; renders nothing without any. */
function PlanList() {
  const { data: plans = [] } = usePlans()
  const [opened, setOpened] = useState<ListedPlan | null>(null)
  return (
    <>
      {plans.length > 0 && (
        <section aria-labelledby="newsletter-plans" className="grid min-w-0 gap-1 pb-4">
          <h4 className="font-semibold" id="newsletter-plans">
            {issuePlanWords.listTitle}
          </h4>
          <ul aria-label={issuePlanWords.label} className="grid border-t-2 border-ink">
            {plans.map((plan) => (
              <Plan key={plan.id} onOpen={() => setOpened(plan)} plan={plan} />
            ))}
          </ul>
        </section>
      )}
      <SendDialog
        onClose={() => setOpened(null)}
        post={opened && { id: opened.post_id, title: opened.title }}
      />
    </>
  )
}

function Plan({ plan, onOpen }: { plan: ListedPlan; onOpen: () => void }) {
  const name = plan.subject || plan.title
  const { mutate, isPending } = useCancelPlan(plan.post_id, name)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule py-2">
      <div className="grid min-w-0 grow gap-1">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-muted figures">{describePlan(plan)}</p>
        {plan.failure && (
          <p className="text-sm font-semibold text-danger">
            {fill(issuePlanWords.wentWrong, { reason: plan.failure })}
          </p>
        )}
      </div>
      <Allowed to="editor">
        <ToolButton
          aria-label={fill(issuePlanWords.openOf, { name })}
          label={issuePlanWords.open}
          onClick={onOpen}
        />
        <ToolButton
          aria-label={fill(issuePlanWords.cancelOf, { name })}
          busy={isPending}
          label={issuePlanWords.cancel}
          onClick={() => mutate()}
          variant="quiet"
        />
      </Allowed>
    </li>
  )
}
