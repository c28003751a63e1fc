/**
 * A list of people to answer: contact messages, or assessments.
 *
 * Props: `source`, `kind` and `words` of the list; `nameOf`; `rowButtons` and `pickedButtons` in
 * addition to those of every lead; `dialog` (what one lead shows); `exported` (the CSV file);
 * `deletes`, `above`, `tools` and `emptyAction` as `RecordTab` takes them.
 */
import { type ComponentProps, type ReactNode, useState } from 'react'
import { fill } from '../../../domain/wording.ts'
import { ExportButton } from '../list/export-button.tsx'
import type { ListKind } from '../list/list-view.ts'
import {
  type DeletionWords,
  RecordTab,
  type RecordTabWords,
  useRecordTab,
} from '../list/record-tab.tsx'
import type { Selection } from '../list/selection.tsx'
import { useAskedRow } from '../list/use-records.ts'
import { ToolButton } from '../tool-button.tsx'
import { LeadDialog, type LeadParts } from './lead-dialog.tsx'
import { type Lead, type LeadSource, useChangeMany } from './use-lead.ts'

interface LeadTabProps<Row extends Lead>
  extends Pick<
    ComponentProps<typeof RecordTab<Row>>,
    'title' | 'above' | 'tools' | 'emptyAction' | 'deletes'
  > {
  source: LeadSource
  kind: ListKind<Row>
  words: RecordTabWords & DeletionWords & { details: string; detailsOf: string }
  nameOf: (row: Row) => string
  /** `toHeading` moves the focus, for a button whose row is about to go. */
  rowButtons?: (row: Row, toHeading: () => void) => ReactNode
  pickedButtons?: (selection: Selection<Row>) => ReactNode
  dialog: LeadParts<Row>
  exported: Pick<ComponentProps<typeof ExportButton<Row>>, 'failure' | 'columns' | 'cells'>
}

export function LeadTab<Row extends Lead>(props: LeadTabProps<Row>) {
  const { source, kind, words, nameOf, rowButtons, pickedButtons, dialog, ...rest } = props
  const { tools, exported } = props
  const tab = useRecordTab<Row>(source, kind, words)
  const [row, onShow] = useState<Row | null>(null)
  useAskedRow<Row>(source, onShow)
  return (
    <RecordTab
      {...rest}
      {...tab}
      actions={(row) => (
        <>
          <ToolButton
            aria-label={fill(words.detailsOf, { name: row.name })}
            label={words.details}
            onClick={() => onShow(row)}
            variant="quiet"
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
      <LeadDialog
        onShow={onShow}
        parts={dialog}
        row={row}
        rows={tab.records.rows}
        source={source}
      />
    </RecordTab>
  )
}

function HandledButton({ ids, source }: { ids: readonly number[]; source: LeadSource }) {
  const { mutate, isPending } = useChangeMany(source)
  return (
    <ToolButton
      busy={isPending}
      label={source.words.markHandled}
      onClick={() => mutate({ ids, handled: true })}
    />
  )
}
