/** The record of who did what. It is read, and nothing else. */
import { useEffect, useRef } from 'react'
import {
  activityActionLabels,
  activityNounLabels,
  activityWords as words,
} from '../../../content/admin/activity.ts'
import {
  type Activity,
  activityActions,
  activityColumns,
  activityNouns,
} from '../../../domain/activity.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import type { ListRules } from '../list/list-view.ts'
import { RecordTab } from '../list/record-tab.tsx'
import type { ListViewState } from '../list/use-list-view.ts'
import { useRecordList } from '../list/use-records.ts'
import { shownColumns } from './columns.tsx'

const source = { noun: 'activity', path: '/api/admin/activity', fetchFailed: words.fetchFailed }

const rules: ListRules = {
  columns: activityColumns,
  defaultSort: '-created_at',
  filters: { noun: activityNouns, action: activityActions },
}

export function ActivityView() {
  const records = useRecordList<Activity>(source, rules)
  const heading = useRef<HTMLHeadingElement>(null)
  const { refresh } = records
  // What was kept of it is out of date by whatever was done since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useEffect(() => {
    heading.current?.focus()
    refresh()
  }, [])
  return (
    <RecordTab
      above={<p className="max-w-measure text-sm text-muted">{words.lead}</p>}
      columns={shownColumns}
      filters={<Filters state={records.state} />}
      heading={heading}
      records={records}
      title={words.title}
      titleShown
      words={words}
    />
  )
}

function Filters({ state: { view, change } }: { state: ListViewState }) {
  return (
    <>
      <FilterSelect
        all={words.allNouns}
        label={words.columns.record}
        onChoose={(noun) => change({ filters: { noun } })}
        options={activityNouns.map((noun) => [noun, activityNounLabels[noun].many])}
        value={view.filters.noun}
      />
      <FilterSelect
        all={words.allActions}
        label={words.columns.action}
        onChoose={(action) => change({ filters: { action } })}
        options={activityActions.map((action) => [action, activityActionLabels[action]])}
        value={view.filters.action}
      />
    </>
  )
}
