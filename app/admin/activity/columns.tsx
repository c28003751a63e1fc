import {
  activityActionLabels,
  activityNounLabels,
  activityWords as words,
} from '../../../content/admin/activity.ts'
import type { Activity } from '../../../domain/activity.ts'
import { formatShortDateTime } from '../../../domain/dates.ts'
import { fill } from '../../../domain/wording.ts'
import type { Column } from '../list/columns.ts'

const { columns: labels } = words

export const shownColumns: readonly Column<Activity>[] = [
  {
    id: 'time',
    label: labels.time,
    cell: (row) => <time dateTime={row.created_at}>{formatShortDateTime(row.created_at)}</time>,
    sort: { column: 'created_at', kind: 'date' },
  },
  { id: 'key', label: labels.key, cell: ({ key_id }) => key_id },
  { id: 'action', label: labels.action, cell: ({ action }) => activityActionLabels[action] },
  { id: 'record', label: labels.record, cell: describeRecord },
  {
    id: 'fields',
    label: labels.fields,
    cell: ({ fields }) => fields.join(', ') || words.noFields,
  },
]

/** "Category 12", or how many at once. */
function describeRecord({ noun, record_id, record_count }: Activity): string {
  const { one, many } = activityNounLabels[noun]
  if (record_id !== null) return fill(words.record, { noun: one, id: record_id })
  return fill(words.records, { noun: many, count: record_count ?? 0 })
}
