/** The Newsletter tab: what was sent, who subscribed, how many, and lists in and out. */
import { useState } from 'react'
import {
  newsletterWords,
  subscriberStatusLabels,
  newsletterWords as words,
} from '../../../../content/en/admin/newsletter.ts'
import type {
  SubscriberFigures,
  SubscriberRecord,
} from '../../../../domain/newsletter/subscribers.ts'
import { fill, formatNumber } from '../../../../domain/wording.ts'
import type { ListMeta } from '../../../api-client.ts'
import { StateBadge } from '../../../ui/badge.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { dayColumn, textColumn } from '../../list/column.tsx'
import { ExportButton } from '../../list/export-button.tsx'
import type { ListKind } from '../../list/list-view.ts'
import { RecordTab, useRecordTab } from '../../list/record-tab.tsx'
import { useAction } from '../../list/use-records.ts'
import { ToolButton } from '../../tool-button.tsx'
import { IssuesSection } from '../issues/issues-section.tsx'
import { ImportDialog, subscriberSource, writeSubscribersCsv } from './import-dialog.tsx'

export default function NewsletterTab() {
  const tab = useRecordTab(subscriberSource, subscriberList, words)
  const [isImporting, setImporting] = useState(false)
  const { list } = tab.records
  // They count all subscribers, also those that the list leaves out.
  const meta = list.data?.meta as (ListMeta & { figures?: SubscriberFigures }) | undefined
  const importButton = (
    <ToolButton
      onClick={() => setImporting(true)}
      icon="upload"
      label={words.import}
      needs="owner"
    />
  )
  return (
    <RecordTab
      {...tab}
      actions={(row) => row.status === 'undeliverable' && <Revive row={row} />}
      above={
        <>
          {!list.isError && <FigureCards figures={meta?.figures} />}
          <IssuesSection />
        </>
      }
      deletes="owner"
      picking={{ nameOf: ({ email }) => email }}
      title={words.label}
      tools={
        <>
          {importButton}
          <ExportButton
            failure={words.exportFailed}
            records={tab.records}
            source={subscriberSource}
            write={writeSubscribersCsv}
          />
        </>
      }
    >
      <ImportDialog onClose={() => setImporting(false)} open={isImporting} />
    </RecordTab>
  )
}

function Revive({ row: { id, email: name } }: { row: SubscriberRecord }) {
  const { mutate, isPending } = useAction({
    ask: () => ['POST', `${subscriberSource.path}/${id}/revive`],
    done: words.revived,
    failed: words.reviveFailed,
    shown: subscriberSource,
  })
  return (
    <ToolButton
      aria-label={fill(words.reviveOf, { name })}
      busy={isPending}
      onClick={() => mutate()}
      variant="quiet"
      label={words.revive}
      needs="owner"
    />
  )
}

/** Total, this month and growth; the shape of them while they are on their way. */
function FigureCards({ figures }: { figures: SubscriberFigures | undefined }) {
  return (
    <dl className="grid grid-cols-3 gap-x-4">
      <Card label={words.figures.total} value={figures && formatNumber(figures.total)} />
      <Card label={words.figures.this_month} value={figures && formatNumber(figures.this_month)} />
      <Card label={words.figures.growth} value={figures && `+${formatNumber(figures.growth)}%`} />
    </dl>
  )
}

function Card({ label, value }: { label: string; value: string | undefined }) {
  return (
    <div className="grid content-between gap-1 border-b border-rule py-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-serif text-2xl figures">
        {value ?? <Skeleton className="my-1.5 h-6 w-16" />}
      </dd>
    </div>
  )
}

const { columns: labels } = newsletterWords

const subscriberList: ListKind<SubscriberRecord> = {
  columns: [
    textColumn('email', labels.email),
    dayColumn('created_at', labels.subscribed),
    textColumn('status', labels.status, {
      cell: ({ status }) => (
        <StateBadge tone={tones[status]}>{subscriberStatusLabels[status]}</StateBadge>
      ),
    }),
  ],
  filters: [
    {
      name: 'status',
      label: labels.status,
      all: newsletterWords.allStatuses,
      options: Object.entries(subscriberStatusLabels),
    },
  ],
  hasDays: true,
}

const tones = {
  active: 'green',
  pending: 'amber',
  unsubscribed: 'grey',
  undeliverable: 'red',
} as const
