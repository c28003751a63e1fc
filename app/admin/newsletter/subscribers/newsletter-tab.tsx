/** The Newsletter tab: what was sent, who subscribed, how many, and lists in and out. */
import {
  newsletterCsvColumns,
  subscriberStatusLabels,
  newsletterWords as words,
} from '../../../../content/en/admin/newsletter.ts'
import {
  type SubscriberFigures,
  type SubscriberRecord,
  subscriberCells,
} from '../../../../domain/newsletter/subscribers.ts'
import { fill, formatNumber } from '../../../../domain/wording.ts'
import type { ListMeta } from '../../../api-client.ts'
import { StateBadge } from '../../../ui/badge.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { dayColumn, textColumn } from '../../list/column.tsx'
import { ExportButton } from '../../list/export-button.tsx'
import { filterBy, type ListKind } from '../../list/list-view.ts'
import { RecordTab, useRecordTab } from '../../list/record-tab.tsx'
import { useAction } from '../../list/use-records.ts'
import { ToolButton } from '../../tool-button.tsx'
import { IssuesSection } from '../issues/issues-section.tsx'
import { ImportButton, subscriberSource } from './import-button.tsx'

export default function NewsletterTab() {
  const tab = useRecordTab(subscriberSource, subscriberList, words)
  const { list } = tab.records
  // The figures count all subscribers, including those that the list leaves out.
  const meta = list.data?.meta as (ListMeta & { figures?: SubscriberFigures }) | undefined
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
          <ImportButton />
          <ExportButton
            cells={subscriberCells}
            columns={newsletterCsvColumns}
            failure={words.exportFailed}
            records={tab.records}
            source={subscriberSource}
          />
        </>
      }
    />
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
      label={words.revive}
      needs="owner"
      onClick={() => mutate()}
      variant="quiet"
    />
  )
}

/** Total, this month and growth; skeletons while they load. */
function FigureCards({ figures }: { figures: SubscriberFigures | undefined }) {
  return (
    <dl className="grid grid-cols-3 gap-x-4">
      {(['total', 'this_month', 'growth'] as const).map((name) => (
        <div className="grid content-between gap-1 border-b border-rule py-3" key={name}>
          <dt className="text-sm wrap-anywhere text-muted">{words.figures[name]}</dt>
          <dd className="font-serif text-2xl figures">
            {!figures && <Skeleton className="my-1.5 h-6 w-16" />}
            {figures &&
              (name === 'growth'
                ? `+${formatNumber(figures[name])}%`
                : formatNumber(figures[name]))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const { columns: labels } = words

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
  filters: [filterBy('status', labels.status, words.allStatuses, subscriberStatusLabels)],
  hasDays: true,
}

const tones = {
  active: 'green',
  pending: 'amber',
  unsubscribed: 'grey',
  undeliverable: 'red',
} as const
