/** The posts that were sent as newsletters, in the Newsletter tab: the newest, and older ones on demand. */
import { issueListWords as words } from '../../../../content/en/admin/newsletter-issues.ts'
import type { IssueRecord } from '../../../../domain/newsletter/issues.ts'
import { fill } from '../../../../domain/wording.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx'
import { LoadFailure } from '../../list/load-failure.tsx'
import { formatMoment } from '../../local-time.ts'
import { Allowed } from '../../session/allowed.tsx'
import { IssueState, IssueStateButton } from './issue-state.tsx'
import { PlanList } from './plan-list.tsx'
import { useIssueList } from './use-issues.ts'

export function IssuesSection() {
  return (
    <section aria-labelledby="newsletter-issues" className="grid min-w-0 gap-2">
      <h3 className="text-lg" id="newsletter-issues">
        {words.title}
      </h3>
      <PlanList />
      <Issues />
    </section>
  )
}

function Issues() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useIssueList()
  if (!data) {
    return error ? (
      <LoadFailure error={error} onRetry={() => refetch()} title={words.failureTitle} />
    ) : (
      <SkeletonRegion label={words.loading}>
        <Skeleton className="h-20 w-full" />
      </SkeletonRegion>
    )
  }
  const issues = data.pages.flatMap((page) => page.data ?? [])
  if (issues.length === 0) return <p className="text-sm text-muted">{words.none}</p>
  return (
    <>
      <ul aria-label={words.label} className="grid border-t-2 border-ink">
        {issues.map((issue) => (
          <IssueItem issue={issue} key={issue.id} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          busy={isFetchingNextPage}
          className="justify-self-start"
          onClick={() => fetchNextPage()}
          size="sm"
          variant="quiet"
        >
          {words.more}
        </Button>
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
          {fill(words.started, { time: formatMoment(created_at) })}
          {ended_at && <br />}
          {ended_at && fill(words.ended, { time: formatMoment(ended_at) })}
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
