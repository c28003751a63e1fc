/** The Mail tab: mails of the site, their outcome, and a retry for those that failed. */
import { mailWords as words } from '../../../content/en/admin/mail.ts'
import {
  isRevivable,
  type MailFigures,
  type MailRecord,
  type SentAgain,
} from '../../../domain/mail.ts'
import { count, fill, formatNumber, formOrNone } from '../../../domain/wording.ts'
import type { ListMeta } from '../../api-client.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RecordTab, useRecordList } from '../list/record-tab.tsx'
import { useAction } from '../list/use-records.ts'
import { formatMoment } from '../local-time.ts'
import { tellFailure, tellSuccess } from '../session/tell.ts'
import { ToolButton } from '../tool-button.tsx'
import { mailList, mailSource } from './list.tsx'

export default function MailTab() {
  const tab = useRecordList<MailRecord>(mailSource, mailList, words)
  const { sendOne, sendMany, isPending } = useSendingAgain(tab.toHeading)
  const { state, list } = tab.records
  // The figures count all messages, including those that the list leaves out.
  const figures = list.data?.meta as (ListMeta & MailFigures) | undefined
  const isShowingFailed = state.view.filters.status === 'failed'
  const showFailed = () => {
    state.change({ q: '', filters: { status: 'failed', kind: '' } })
    tab.toHeading()
  }
  return (
    <RecordTab
      {...tab}
      above={
        !(list.isError && !list.data) && (
          <DeliveryFigures
            figures={figures}
            onShowFailed={isShowingFailed ? undefined : showFailed}
          />
        )
      }
      actions={(row) =>
        isRevivable(row.status) && (
          <ToolButton
            aria-label={fill(words.sendAgainTo, { recipient: row.recipient })}
            className="whitespace-nowrap"
            busy={isPending}
            label={words.sendAgain}
            needs="editor"
            onClick={() => sendOne(row.id)}
            variant="quiet"
          />
        )
      }
      picking={{
        nameOf: ({ recipient }) => recipient,
        buttons: ({ ids }) => (
          <ToolButton
            busy={isPending}
            icon="mail"
            label={words.sendAgain}
            onClick={() => sendMany(ids)}
            variant="primary"
          />
        ),
      }}
      title={words.tab}
      titleShown
    />
  )
}

const { figures: figureWords } = words

/** Numbers of failed and waiting messages, including those that the list leaves out. */
interface DeliveryFiguresProps {
  /** Absent while they load. */
  figures: MailFigures | undefined
  /** Absent if the list already shows only failed messages. */
  onShowFailed?: (() => void) | undefined
}

function DeliveryFigures({ figures, onShowFailed }: DeliveryFiguresProps) {
  if (!figures) return <Skeleton className="my-1 h-4 w-64" />
  const { failed } = figures.counts
  return (
    <section aria-label={figureWords.label} className="grid gap-2">
      {failed > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 border-l-4 border-danger pl-3">
          <p className="font-semibold">{count(failed, figureWords.failed)}</p>
          {onShowFailed && (
            <ToolButton
              className="-ml-3 sm:ml-0"
              label={figureWords.showFailed}
              onClick={onShowFailed}
              variant="quiet"
            />
          )}
        </div>
      )}
      <p className="text-sm text-muted figures">{describeWaiting(figures)}</p>
    </section>
  )
}

function describeWaiting({ counts, oldest_pending_at }: MailFigures): string {
  const { pending, held, filed } = counts
  const time = oldest_pending_at ? formatMoment(oldest_pending_at) : ''
  const waiting = formOrNone(figureWords.waiting, pending)
  const texts = [fill(waiting, { count: formatNumber(pending), time })]
  if (held > 0) texts.push(count(held, figureWords.held))
  if (filed > 0) texts.push(count(filed, figureWords.filed))
  return texts.join(' ')
}

/** `onSent` moves the focus, because the button that has it is about to go. */
function useSendingAgain(onSent: () => void) {
  const one = useAction({
    ask: (id: number) => ['POST', `${mailSource.path}/${id}/send-again`],
    done: words.sentAgain,
    failed: words.sendAgainFailed,
    shown: mailSource,
    onDone: onSent,
  })
  const many = useAction<readonly number[], SentAgain>({
    ask: (ids) => ['POST', `${mailSource.path}/send-again`, { body: { ids } }],
    failed: words.sendManyAgainFailed,
    shown: mailSource,
    onDone: (data) => data && tell(data),
  })
  const isPending = one.isPending || many.isPending
  return { sendOne: one.mutate, sendMany: many.mutate, isPending }
}

function tell({ sent_again, passed_over }: SentAgain) {
  if (sent_again === 0) return tellFailure(words.noneFailed)
  const done = count(sent_again, words.sentAgainSome)
  const rest = passed_over > 0 ? [fill(words.passedOver, { count: passed_over })] : []
  tellSuccess([done, ...rest].join(' '))
}
