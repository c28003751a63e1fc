/** The Newsletter tab: what was sent, who subscribed, how many, and lists in and out. */
import { useRef, useState } from 'react'
import {
  subscriberStatusLabels,
  newsletterWords as words,
} from '../../../../content/admin/newsletter.ts'
import type {
  SubscriberFigures,
  SubscriberRecord,
} from '../../../../domain/newsletter/subscribers.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ExportButton } from '../../list/export-button.tsx'
import { FilterSelect } from '../../list/filter-select.tsx'
import type { ListView } from '../../list/list-view.ts'
import { RecordTab } from '../../list/record-tab.tsx'
import { DeleteRowButton } from '../../list/row-button.tsx'
import { useExport } from '../../list/use-export.ts'
import type { ListViewState } from '../../list/use-list-view.ts'
import { useDeletion, useRecordList } from '../../list/use-records.ts'
import type { ListMeta } from '../../session/api.ts'
import { IssuesSection } from '../issues/issues-section.tsx'
import { shownColumns } from './columns.tsx'
import { FigureCards } from './figure-cards.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { subscriberRules, subscriberSource, writeSubscribersCsv } from './subscriber-source.ts'

export function NewsletterTab() {
  const records = useRecordList<SubscriberRecord>(subscriberSource, subscriberRules)
  const heading = useRef<HTMLHeadingElement>(null)
  const deletion = useDeletion(subscriberSource, words, () => heading.current?.focus())
  const [isImporting, setImporting] = useState(false)
  const { state, list } = records
  // They come beside the list, whatever it leaves out.
  const meta = list.data?.meta as (ListMeta & { figures?: SubscriberFigures }) | undefined
  const importButton = (
    <Button onClick={() => setImporting(true)} size="sm" variant="outline">
      <Icon className="size-4" name="upload" />
      {words.import}
    </Button>
  )
  return (
    <RecordTab
      above={
        <>
          {!list.isError && <FigureCards figures={meta?.figures} />}
          <IssuesSection />
        </>
      }
      actions={({ id, email }) => (
        <DeleteRowButton
          disabled={deletion.isPending}
          name={email}
          onClick={() => deletion.deleteOne(id, email)}
        />
      )}
      columns={shownColumns}
      filters={<StatusFilter state={state} />}
      heading={heading}
      picking={{ deletion, nameOf: ({ email }) => email }}
      records={records}
      title={words.label}
      tools={
        <>
          {importButton}
          <Export total={meta?.total} view={state.view} />
        </>
      }
      words={words}
    >
      <ImportDialog onClose={() => setImporting(false)} open={isImporting} />
    </RecordTab>
  )
}

function StatusFilter({ state: { view, change } }: { state: ListViewState }) {
  return (
    <FilterSelect
      all={words.allStatuses}
      label={words.columns.status}
      onChoose={(status) => change({ filters: { status } })}
      options={Object.entries(subscriberStatusLabels)}
      value={view.filters.status}
    />
  )
}

const csv = { source: subscriberSource, write: writeSubscribersCsv, failure: words.exportFailed }

function Export({ view, total }: { view: ListView; total: number | undefined }) {
  const { mutate, isPending } = useExport<SubscriberRecord>(csv, view)
  return <ExportButton isPending={isPending} onExport={() => mutate()} total={total} />
}
