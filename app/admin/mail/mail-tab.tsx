/** The Mail tab: what the site sends, what became of it, and another try for what failed. */
import { useRef } from 'react'
import { mailWords as words } from '../../../content/en/admin/mail.ts'
import type { MailFigures, MailRecord } from '../../../domain/mail/mail.ts'
import { fill } from '../../../domain/wording.ts'
import type { ListMeta } from '../../api-client.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RecordTab } from '../list/record-tab.tsx'
import { useRecordList } from '../list/use-records.ts'
import type { Selection } from '../list/use-selection.ts'
import { Allowed } from '../session/allowed.tsx'
import { DeliveryFigures } from './delivery-figures.tsx'
import { mailList } from './list.tsx'
import { mailSource } from './mail-source.ts'
import { type SendingAgain, useSendingAgain } from './use-sending-again.ts'

export default function MailTab() {
  const records = useRecordList<MailRecord>(mailSource, mailList)
  const heading = useRef<HTMLHeadingElement>(null)
  const sending = useSendingAgain(() => heading.current?.focus())
  const { state, list } = records
  // They count all messages, also those that the list leaves out.
  const figures = list.data?.meta as (ListMeta & MailFigures) | undefined
  const isShowingFailed = state.view.filters.status === 'failed'
  const showFailed = () => {
    state.change({ q: '', filters: { status: 'failed', kind: '' } })
    heading.current?.focus()
  }
  return (
    <RecordTab
      above={
        !(list.isError && !list.data) && (
          <DeliveryFigures
            figures={figures}
            onShowFailed={isShowingFailed ? undefined : showFailed}
          />
        )
      }
      actions={(row) =>
        row.status === 'failed' && (
          <Allowed to="editor">
            <SendAgain row={row} sending={sending} />
          </Allowed>
        )
      }
      heading={heading}
      kind={mailList}
      picking={{
        nameOf: ({ recipient }) => recipient,
        buttons: (selection) => <SendSelectedAgain selection={selection} sending={sending} />,
      }}
      records={records}
      title={words.tab}
      titleShown
      words={words}
    />
  )
}

function SendAgain({ row, sending }: { row: MailRecord; sending: SendingAgain }) {
  return (
    <Button
      aria-label={fill(words.sendAgainTo, { recipient: row.recipient })}
      className="whitespace-nowrap"
      disabled={sending.isPending}
      onClick={() => sending.sendOne(row.id)}
      size="sm"
      variant="quiet"
    >
      {words.sendAgain}
    </Button>
  )
}

interface SendSelectedAgainProps {
  selection: Selection<MailRecord>
  sending: SendingAgain
}

function SendSelectedAgain({ selection, sending }: SendSelectedAgainProps) {
  return (
    <Button
      busy={sending.isPending}
      onClick={() => sending.sendMany(selection.ids, selection.clear)}
      size="sm"
    >
      <Icon className="size-4" name="mail" />
      {words.sendAgain}
    </Button>
  )
}
