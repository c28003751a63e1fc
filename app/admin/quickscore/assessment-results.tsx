import { listWords, assessmentWords as words } from '../../../content/admin.ts'
import { fill } from '../../site/wording.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { isNarrowed } from '../list-view.ts'
import { LoadFailure } from '../load-failure.tsx'
import { describeRange, Pager } from '../pager.tsx'
import { RecordList } from '../record-list.tsx'
import type { ListViewState } from '../use-list-view.ts'
import type { Assessment } from './assessments.ts'
import { shownColumns } from './columns.tsx'
import type { AssessmentList } from './use-assessments.ts'

interface AssessmentResultsProps {
  list: AssessmentList
  state: ListViewState
  /** The one that is being deleted. */
  deleting: Assessment | null
  onShow: (assessment: Assessment) => void
  onDelete: (assessment: Assessment) => void
}

export function AssessmentResults(props: AssessmentResultsProps) {
  const { list, state } = props
  if (list.isPending) return <ListSkeleton />
  if (!list.data) {
    return (
      <LoadFailure error={list.error} onRetry={() => list.refetch()} title={words.failureTitle} />
    )
  }
  const { data = [], meta } = list.data
  const total = meta?.total ?? data.length
  if (total === 0) return <Nothing state={state} />
  return (
    <div className="grid gap-3">
      {list.isError && (
        <p className="border-l-4 border-danger pl-3 text-sm" role="alert">
          {listWords.notRefreshed}
        </p>
      )}
      <Rows {...props} rows={data} total={total} />
    </div>
  )
}

function Rows(props: AssessmentResultsProps & { rows: Assessment[]; total: number }) {
  const { rows, total, list, state, deleting, onShow, onDelete } = props
  const { view, change } = state
  return (
    <>
      <RecordList
        actions={(row) => (
          <RowActions
            isBusy={deleting !== null}
            onDelete={() => onDelete(row)}
            onShow={() => onShow(row)}
            row={row}
          />
        )}
        columns={shownColumns}
        isOld={list.isPlaceholderData}
        label={words.label}
        onSort={(sort) => change({ sort })}
        rows={rows}
        sort={view.sort}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted figures">
          {describeRange(list.data?.meta?.page ?? view.page, rows.length, total)}
        </p>
        <Pager onTurn={(page) => change({ page })} page={view.page} total={total} />
      </div>
    </>
  )
}

interface RowActionsProps {
  row: Assessment
  isBusy: boolean
  onShow: () => void
  onDelete: () => void
}

function RowActions({ row: { name }, isBusy, onShow, onDelete }: RowActionsProps) {
  return (
    <>
      <Button
        aria-label={fill(words.detailsOf, { name })}
        onClick={onShow}
        size="sm"
        variant="quiet"
      >
        {words.details}
      </Button>
      <button
        aria-label={fill(words.deleteOf, { name })}
        className="grid size-11 place-items-center text-muted hover:not-disabled:text-danger disabled:opacity-50"
        disabled={isBusy}
        onClick={onDelete}
        title={words.delete}
        type="button"
      >
        <Icon name="trash" />
      </button>
    </>
  )
}

function Nothing({ state: { view, change } }: { state: ListViewState }) {
  if (isNarrowed(view)) {
    const clear = () =>
      change({
        q: '',
        filters: Object.fromEntries(Object.keys(view.filters).map((id) => [id, ''])),
      })
    return (
      <EmptyState
        action={
          <Button onClick={clear} variant="outline">
            {listWords.clear}
          </Button>
        }
        title={words.noMatch.title}
      >
        {words.noMatch.text}
      </EmptyState>
    )
  }
  const { title, text, link } = words.empty
  return (
    <EmptyState
      action={
        <ButtonLink href={link.href} variant="outline">
          {link.text}
        </ButtonLink>
      }
      title={title}
    >
      {text}
    </EmptyState>
  )
}
