/** The QuickScore tab: find, read, export and delete submissions. */
import { useEffect, useRef, useState } from 'react'
import { assessmentWords as words } from '../../../content/admin.ts'
import { fill } from '../../site/wording.ts'
import type { ListView } from '../list-view.ts'
import { countPages, describeRange } from '../pager.tsx'
import { type ListViewState, useListView } from '../use-list-view.ts'
import { AssessmentDialog } from './assessment-dialog.tsx'
import { AssessmentResults } from './assessment-results.tsx'
import { AssessmentToolbar } from './assessment-toolbar.tsx'
import { type Assessment, assessmentRules } from './assessments.ts'
import { type AssessmentList, useAssessments, useDelete } from './use-assessments.ts'

export function QuickscoreTab() {
  const state = useListView(assessmentRules)
  const list = useAssessments(state.view)
  const heading = useRef<HTMLHeadingElement>(null)
  const [shown, setShown] = useState<Assessment | null>(null)
  // The row that held the focus is about to go.
  const deletion = useDelete(() => heading.current?.focus())
  const askToDelete = (assessment: Assessment) => {
    const { name, company } = assessment
    if (window.confirm(fill(words.confirmDelete, { name, company }))) deletion.mutate(assessment)
  }
  const total = list.data?.meta?.total
  useLastPage(state, total)
  return (
    <section className="grid gap-4 pt-4">
      <h2 className="sr-only" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p className="sr-only" role="status">
        {describeOutcome(state.view, list)}
      </p>
      <AssessmentToolbar isFetching={list.isFetching} state={state} total={total} />
      <AssessmentResults
        deleting={deletion.isPending ? deletion.variables : null}
        list={list}
        onDelete={askToDelete}
        onShow={setShown}
        state={state}
      />
      <AssessmentDialog assessment={shown} onClose={() => setShown(null)} />
    </section>
  )
}

/** For those who do not see the list change. Nothing while the one on screen is an old one. */
function describeOutcome({ page }: ListView, { data, isPlaceholderData }: AssessmentList): string {
  if (!data || isPlaceholderData) return ''
  const total = data.meta?.total ?? 0
  return total === 0 ? words.none : describeRange(page, data.data?.length ?? 0, total)
}

/** A page that has been emptied, or that never was, gives way to the last one. */
function useLastPage({ view, change }: ListViewState, total: number | undefined) {
  const last = total === undefined ? view.page : countPages(total)
  const isBeyond = view.page > last
  useEffect(() => {
    if (isBeyond) change({ page: last }, { replace: true })
  })
}
