/** The Categories tab: what articles are filed under. */
import { useRef } from 'react'
import { categoryWords as words } from '../../../content/admin/categories.ts'
import { formatShortDate } from '../../../domain/dates.ts'
import type { Category } from '../../../domain/labels.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RecordDialog } from '../form/record-dialog.tsx'
import { useDraft } from '../form/use-draft.ts'
import type { Column } from '../list/columns.ts'
import { RecordTab } from '../list/record-tab.tsx'
import { DeleteRowButton, EditRowButton } from '../list/row-button.tsx'
import { useDeletion } from '../list/use-deletion.ts'
import { useRecordList } from '../list/use-records.ts'
import { CategoryFields } from './category-fields.tsx'
import { categoryKind, categoryRules, categorySource } from './category-kind.ts'

const { columns: labels } = words

const columns: readonly Column<Category>[] = [
  {
    id: 'name',
    label: labels.name,
    cell: ({ name }) => name,
    sort: { column: 'name', kind: 'text' },
  },
  {
    id: 'slug',
    label: labels.slug,
    cell: ({ slug }) => slug,
    sort: { column: 'slug', kind: 'text' },
  },
  { id: 'description', label: labels.description, cell: ({ description }) => description ?? '' },
  {
    id: 'created',
    label: labels.created,
    cell: (row) => <time dateTime={row.created_at}>{formatShortDate(row.created_at)}</time>,
    sort: { column: 'created_at', kind: 'date' },
  },
]

export function CategoriesTab() {
  const records = useRecordList<Category>(categorySource, categoryRules)
  const heading = useRef<HTMLHeadingElement>(null)
  const deletion = useDeletion(categorySource, words, () => heading.current?.focus())
  const state = useDraft(categoryKind)
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
      <RecordDialog fields={CategoryFields} kind={categoryKind} state={state} />
    </RecordTab>
  )
}
