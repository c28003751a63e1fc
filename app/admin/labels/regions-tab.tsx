/** The Regions tab: what articles are about. */
import { useRef } from 'react'
import { regionWords as words } from '../../../content/admin/regions.ts'
import { formatShortDate } from '../../../domain/dates.ts'
import type { Region } from '../../../domain/labels.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RecordDialog } from '../form/record-dialog.tsx'
import { useDraft } from '../form/use-draft.ts'
import type { Column } from '../list/columns.ts'
import { RecordTab } from '../list/record-tab.tsx'
import { DeleteRowButton, EditRowButton } from '../list/row-button.tsx'
import { useDeletion } from '../list/use-deletion.ts'
import { useRecordList } from '../list/use-records.ts'
import { RegionFields } from './region-fields.tsx'
import { regionKind, regionRules, regionSource } from './region-kind.ts'

const { columns: labels } = words

const columns: readonly Column<Region>[] = [
  {
    id: 'name',
    label: labels.name,
    cell: ({ name }) => name,
    sort: { column: 'name', kind: 'text' },
  },
  {
    id: 'code',
    label: labels.code,
    cell: ({ code }) => code,
    sort: { column: 'code', kind: 'text' },
  },
  {
    id: 'created',
    label: labels.created,
    cell: (row) => <time dateTime={row.created_at}>{formatShortDate(row.created_at)}</time>,
    sort: { column: 'created_at', kind: 'date' },
  },
]

export function RegionsTab() {
  const records = useRecordList<Region>(regionSource, regionRules)
  const heading = useRef<HTMLHeadingElement>(null)
  const deletion = useDeletion(regionSource, words, () => heading.current?.focus())
  const state = useDraft(regionKind)
  const create = (
    <Button onClick={() => state.open(null)} size="sm">
      <Icon className="size-4" name="plus" />
      {words.create}
    </Button>
  )
  return (
    <RecordTab
      actions={(row) => (
        <>
          <EditRowButton name={row.name} onClick={() => state.open(row)} />
          <DeleteRowButton
            disabled={deletion.isPending}
            name={row.name}
            onClick={() => deletion.deleteOne(row.id, row.name)}
          />
        </>
      )}
      columns={columns}
      heading={heading}
      picking={{ deletion, nameOf: ({ name }) => name }}
      records={records}
      title={words.tab}
      tools={create}
      words={words}
    >
      <RecordDialog fields={RegionFields} kind={regionKind} state={state} />
    </RecordTab>
  )
}
