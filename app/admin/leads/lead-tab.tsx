/**
 * A list of people to answer: contact messages, or assessments.
 *
 * Props: `source`, `kind` and `words` of the list; `nameOf`; `rowButtons` and `pickedButtons` beside
 * what every lead has; `dialog` (shows one lead); `exported` (the CSV file); `deletes`, `above`, `tools` and `emptyAction` as
 * `RecordTab` takes them.
 */
import { type ComponentProps, type ReactNode, useState } from 'react'
import { fill } from '../../../domain/wording.ts'
import { ToolButton } from '../../ui/tool-button.tsx'
import { ExportButton } from '../list/export-button.tsx'
import type { ListKind } from '../list/list-view.ts'
import { RecordTab, type RecordTabWords, useRecordTab } from '../list/record-tab.tsx'
import type { Selection } from '../list/selection.tsx'
import type { DeletionWords } from '../list/use-deletion.ts'
import { useAskedRow } from '../list/use-records.ts'
import { type Lead, type LeadSource, useChangeMany } from './use-lead-change.ts'

/** The lead that the dialog shows, and the way to those beside it on the page. */
export interface ShownLead<Row> {
  /** Null while the dialog is closed. */
  lead: Row | null
  onChanged: (lead: Row) => void
  onClose: () => void
  previous: Row | undefined
  next: Row | undefined
  onShow: (lead: Row) => void
}

interface LeadTabProps<Row extends Lead>
  extends Pick<
    ComponentProps<typeof RecordTab<Row>>,
    'title' | 'above' | 'tools' | 'emptyAction' | 'deletes'
  > {
  source: LeadSource
  kind: ListKind<Row>
  words: RecordTabWords & DeletionWords & { details: string; detailsOf: string }
  nameOf: (row: Row) => string
  /** `toHeading`: the row that holds the focus is about to go. */
  rowButtons?: (row: Row, toHeading: () => void) => ReactNode
  pickedButtons?: (selection: Selection<Row>) => ReactNode
  dialog: (shown: ShownLead<Row>) => ReactNode
  exported: Pick<ComponentProps<typeof ExportButton<Row>>, 'failure' | 'write'>
}

export function LeadTab<Row extends Lead>(props: LeadTabProps<Row>) {
  const { source, kind, words, nameOf, rowButtons, pickedButtons, dialog, ...rest } = props
  const { tools, exported } = props
  const tab = useRecordTab<Row>(source, kind, words)
  const [lead, onShow] = useState<Row | null>(null)
  useAskedRow<Row>(source, onShow)
  const rows = tab.records.list.data?.data ?? []
  const place = rows.findIndex(({ id }) => id === lead?.id)
  return (
    <RecordTab
      {...rest}
      {...tab}
      actions={(row) => (
        <>
          <ToolButton
            aria-label={fill(words.detailsOf, { name: row.name })}
            onClick={() => onShow(row)}
            variant="quiet"
            label={words.details}
          />
          {rowButtons?.(row, tab.toHeading)}
        </>
      )}
      onOpen={onShow}
      tools={
        <>
          {tools}
          <ExportButton {...exported} records={tab.records} source={source} />
        </>
      }
      picking={{
        nameOf,
        buttons: (selection) => (
          <>
            <HandledButton ids={selection.ids} source={source} />
            {pickedButtons?.(selection)}
          </>
        ),
      }}
    >
      {dialog({
        lead,
        // It may have been closed, or another one opened, before the answer came.
        onChanged: (changed) => onShow((now) => (now?.id === changed.id ? changed : now)),
        onClose: () => onShow(null),
        previous: rows[place - 1],
        next: place === -1 ? undefined : rows[place + 1],
        onShow,
      })}
    </RecordTab>
  )
}

function HandledButton({ ids, source }: { ids: readonly number[]; source: LeadSource }) {
  const { mutate, isPending } = useChangeMany(source)
  return (
    <ToolButton
      busy={isPending}
      onClick={() => mutate({ ids, handled: true })}
      label={source.words.markHandled}
    />
  )
}
