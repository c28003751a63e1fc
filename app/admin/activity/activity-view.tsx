/** The record of who did what. It is read, and nothing else. */
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'react-router'
import {
  activityActionLabels,
  activityNounLabels,
  activityWords as words,
} from '../../../content/admin/activity.ts'
import {
  type Activity,
  type ActivityNoun,
  activityActions,
  activityColumns,
  activityNouns,
} from '../../../domain/activity.ts'
import { fill } from '../../../domain/wording.ts'
import type { Column } from '../list/columns.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import { dayRules, type ListRules } from '../list/list-view.ts'
import { RecordTab } from '../list/record-tab.tsx'
import type { ListViewState } from '../list/use-list-view.ts'
import { useRecordList } from '../list/use-records.ts'
import { formatMoment } from '../local-time.ts'
import { nameActor } from './name-actor.ts'

const source = { noun: 'activity', path: '/api/admin/activity', fetchFailed: words.fetchFailed }

const rules: ListRules = {
  columns: activityColumns,
  defaultSort: '-created_at',
  filters: { ...dayRules, noun: activityNouns, action: activityActions },
}

const columns: readonly Column<Activity>[] = [
  {
    id: 'time',
    label: words.columns.time,
    cell: (row) => <time dateTime={row.created_at}>{formatMoment(row.created_at)}</time>,
    sort: { column: 'created_at', kind: 'date' },
  },
  { id: 'key', label: words.columns.key, cell: nameActor },
  { id: 'action', label: words.columns.action, cell: ({ action }) => activityActionLabels[action] },
  { id: 'record', label: words.columns.record, cell: (row) => <RecordOf row={row} /> },
  {
    id: 'fields',
    label: words.columns.fields,
    cell: ({ fields }) => fields.join(', ') || words.noFields,
  },
]

export default function ActivityView() {
  const records = useRecordList<Activity>(source, rules)
  const heading = useRef<HTMLHeadingElement>(null)
  // What was kept of it is out of date by all that was done since.
  const refresh = useEffectEvent(records.refresh)
  useEffect(() => {
    refresh()
  }, [])
  return (
    <RecordTab
      above={<p className="max-w-measure text-sm text-muted">{words.lead}</p>}
      columns={columns}
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

/** Where the list of what has a name is; the search finds it there. */
const lists: Partial<Record<ActivityNoun, string>> = {
  posts: '/admin',
  categories: '/admin/categories',
  regions: '/admin/regions',
  media: '/admin/media',
  keys: '/admin/keys',
}

/** A record that has a name leads to where it is opened. */
function RecordOf({ row }: { row: Activity }) {
  const { noun, record_name: name } = row
  const list = lists[noun]
  if (name === null || list === undefined) return describeRecord(row)
  return (
    <>
      {activityNounLabels[noun].one}{' '}
      <Link
        className="font-semibold text-action underline decoration-1 underline-offset-4"
        to={`${list}?${new URLSearchParams({ q: name })}`}
      >
        {fill(words.named, { name })}
      </Link>
    </>
  )
}

/** "Category 12", or how many at once. */
function describeRecord({ noun, action, record_id, record_count }: Activity): string {
  const { one, many } = activityNounLabels[noun]
  const count = record_count ?? 0
  if (action === 'sign-in') return words.noRecord
  if (action === 'refuse')
    return count === 1 ? words.refusedOne : fill(words.refusedMany, { count })
  if (record_id !== null) return fill(words.record, { noun: one, id: record_id })
  return fill(words.records, { noun: many, count })
}
