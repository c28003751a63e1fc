/** The record of who did what, read-only. */
import { useEffect, useEffectEvent } from 'react'
import { activityActionLabels, activityWords as words } from '../../../content/en/admin/activity.ts'
import { listWords } from '../../../content/en/admin/words.ts'
import type { Activity, ActivityAction } from '../../../domain/activity.ts'
import { count, fill } from '../../../domain/wording.ts'
import { classNames } from '../../ui/class-names.ts'
import { wrapped } from '../list/column.tsx'
import type { ListKind } from '../list/list-view.ts'
import { RecordTab, useRecordList } from '../list/record-tab.tsx'
import { recordAddress, useRefresh } from '../list/use-records.ts'
import { formatMoment } from '../local-time.ts'
import { everyView } from '../nouns.ts'
import { TextLink } from '../text-link.tsx'
import { nameActor } from './name-actor.ts'

const source = { noun: 'activity', path: '/api/admin/activity', fetchFailed: words.fetchFailed }

/** Words and path of each list, by the list's name in API paths. */
const lists = Object.fromEntries(
  everyView.flatMap(({ path, records = {} }) =>
    Object.entries(records).map(([noun, record]) => [noun, { ...record, path }]),
  ),
)

const wordsOf = (noun: string) =>
  lists[noun] ?? { one: noun, many: noun, path: '', opensBy: undefined }

/** Actions with one's own key, which concern no other record. */
const aboutTheSender = new Set<ActivityAction>(['sign-in', 'add-passkey', 'remove-passkey'])

const kind: ListKind<Activity> = {
  columns: [
    {
      id: 'time',
      label: words.columns.time,
      cell: (row) => <time dateTime={row.created_at}>{formatMoment(row.created_at)}</time>,
      sort: { column: 'created_at', kind: 'date' },
    },
    { id: 'key', label: words.columns.key, cell: nameActor },
    { id: 'action', label: words.columns.action, cell: (row) => activityActionLabels[row.action] },
    {
      id: 'record',
      label: words.columns.record,
      cell: (row) => (aboutTheSender.has(row.action) ? listWords.nothing : <RecordOf row={row} />),
    },
    {
      id: 'fields',
      label: words.columns.fields,
      labelled: true,
      // Stored field names as words: “region_ids” becomes “region”.
      cell: ({ fields }) =>
        fields.map((name) => name.replace(/_ids?$/, '').replaceAll('_', ' ')).join(', ') ||
        listWords.nothing,
    },
  ],
  filters: [
    {
      name: 'noun',
      label: words.columns.record,
      all: words.allNouns,
      options: Object.entries(lists).map(([noun, { many }]) => [noun, many]),
    },
  ],
  hasDays: true,
}

export default function ActivityView() {
  const tab = useRecordList(source, kind, words)
  // The cached record lacks the actions since it was last fetched.
  const refresh = useEffectEvent(useRefresh(source))
  useEffect(() => void refresh(), [])
  return (
    <RecordTab
      {...tab}
      above={<p className="max-w-measure text-sm text-muted">{words.lead}</p>}
      title={words.title}
      titleShown
    />
  )
}

/** Names the record, with a link to it if it still exists. */
function RecordOf({ row }: { row: Activity }) {
  const { noun, record_id: id, record_name: name } = row
  const { one, path, opensBy } = wordsOf(noun)
  if (id === null || !row.record_exists) return describeRecord(row)
  if (!opensBy) return name === null ? describeRecord(row) : `${one} ${fill(words.named, { name })}`
  const found = `${path}?${new URLSearchParams({ q: name ?? '' })}`
  const to = opensBy === 'id' ? recordAddress(path, id) : found
  if (name === null) {
    return (
      <TextLink className="font-semibold" to={to}>
        {describeRecord(row)}
      </TextLink>
    )
  }
  return (
    <span className="in-[table]:flex in-[table]:min-w-40 in-[table]:gap-1" title={name}>
      <span>{one}</span>{' '}
      <TextLink className={classNames('font-semibold', wrapped)} to={to}>
        {fill(words.named, { name })}
      </TextLink>
    </span>
  )
}

/** "Category 12", or the number of records of a bulk action. */
function describeRecord({ noun, action, record_id, record_count }: Activity): string {
  const { one, many } = wordsOf(noun)
  const amount = record_count ?? 0
  if (action === 'refuse') return count(amount, words.refused)
  if (record_id !== null) return fill(words.record, { noun: one, id: record_id })
  return fill(words.records, { noun: many, count: amount })
}
