/** The Messages tab: read and answer what the contact form brought, and look through likely spam. */
import { useRef, useState } from 'react'
import { templateWords, messageWords as words } from '../../../content/admin/messages.ts'
import { formatShortDate } from '../../../domain/dates.ts'
import type { MessageRecord } from '../../../domain/messages/message.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Column } from '../list/columns.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import { RecordTab } from '../list/record-tab.tsx'
import { DeleteRowButton, RowButton } from '../list/row-button.tsx'
import { useAskedRow } from '../list/use-asked-record.ts'
import { type Deletion, useDeletion } from '../list/use-deletion.ts'
import type { ListViewState } from '../list/use-list-view.ts'
import { useRecordList } from '../list/use-records.ts'
import type { Selection } from '../list/use-selection.ts'
import { Allowed } from '../session/allowed.tsx'
import { MessageDialog } from './message-dialog.tsx'
import { messageRules, messageSource, replyAddress } from './message-source.ts'
import { MessageStatus } from './message-status.tsx'
import { TemplatesDialog } from './templates-dialog.tsx'
import { useChangeMany, useHold, useRelease } from './use-message-change.ts'

const columns: readonly Column<MessageRecord>[] = [
  {
    id: 'name',
    label: words.columns.name,
    cell: ({ name }) => name,
    sort: { column: 'name', kind: 'text' },
  },
  {
    id: 'email',
    label: words.columns.email,
    cell: ({ email }) => email,
    sort: { column: 'email', kind: 'text' },
  },
  {
    id: 'company',
    label: words.columns.company,
    cell: ({ company }) => company ?? '',
    isNarrow: true,
    sort: { column: 'company', kind: 'text' },
  },
  {
    id: 'date',
    label: words.columns.date,
    cell: (row) => <time dateTime={row.created_at}>{formatShortDate(row.created_at)}</time>,
    sort: { column: 'created_at', kind: 'date' },
  },
  {
    id: 'assignee',
    label: words.columns.assignee,
    labelled: true,
    cell: ({ assignee }) => assignee ?? '',
    sort: { column: 'assignee', kind: 'text' },
  },
  { id: 'status', label: words.columns.status, cell: (row) => <MessageStatus message={row} /> },
]

export default function MessagesTab() {
  const records = useRecordList<MessageRecord>(messageSource, messageRules)
  const heading = useRef<HTMLHeadingElement>(null)
  const deletion = useDeletion(messageSource, words, () => heading.current?.focus())
  const [shown, setShown] = useState<MessageRecord | null>(null)
  useAskedRow<MessageRecord>(messageSource, setShown)
  // It may have been closed, or another one opened, before the answer came.
  const update = (changed: MessageRecord) =>
    setShown((current) => (current?.id === changed.id ? changed : current))
  return (
    <RecordTab
      actions={(row) => (
        <RowActions
          deletion={deletion}
          onMoved={() => heading.current?.focus()}
          onShow={() => setShown(row)}
          row={row}
        />
      )}
      onOpen={setShown}
      columns={columns}
      filters={<Filters state={records.state} />}
      heading={heading}
      picking={{
        deletion,
        nameOf: ({ name }) => name,
        buttons: (selection) => (
          <PickedActions
            isHeld={records.state.view.filters.held === 'true'}
            onDone={() => heading.current?.focus()}
            selection={selection}
          />
        ),
      }}
      records={records}
      title={words.label}
      tools={<TemplatesButton />}
      trash={messageSource}
      words={words}
    >
      <MessageDialog message={shown} onChanged={update} onClose={() => setShown(null)} />
    </RecordTab>
  )
}

function TemplatesButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Allowed to="editor">
      <Button onClick={() => setOpen(true)} size="sm" variant="outline">
        {templateWords.open}
      </Button>
      <TemplatesDialog onClose={() => setOpen(false)} open={isOpen} />
    </Allowed>
  )
}

function Filters({ state: { view, change } }: { state: ListViewState }) {
  return (
    <>
      <FilterSelect
        all={words.notHeld}
        label={words.box}
        onChoose={(held) => change({ filters: { held } })}
        options={[['true', words.heldBox]]}
        value={view.filters.held}
      />
      <FilterSelect
        all={words.allStates}
        label={words.columns.status}
        onChoose={(handled) => change({ filters: { handled } })}
        options={[
          ['false', words.open],
          ['true', words.handled],
        ]}
        value={view.filters.handled}
      />
      <FilterSelect
        all={words.allAssignees}
        label={words.columns.assignee}
        onChoose={(assigned) => change({ filters: { assigned } })}
        options={[
          ['true', words.assigned],
          ['false', words.unassigned],
        ]}
        value={view.filters.assigned}
      />
    </>
  )
}

interface PickedActionsProps {
  isHeld: boolean
  selection: Selection<MessageRecord>
  onDone: () => void
}

function PickedActions({ isHeld, selection: { ids, clear }, onDone }: PickedActionsProps) {
  const { mutate, isPending } = useChangeMany(() => {
    clear()
    onDone()
  })
  const turn = () => {
    const question = isHeld ? words.confirmNotSpam : words.confirmSpam
    if (window.confirm(fill(question, { count: ids.length }))) mutate({ ids, held: !isHeld })
  }
  return (
    <>
      {!isHeld && (
        <Button
          busy={isPending}
          onClick={() => mutate({ ids, handled: true })}
          size="sm"
          variant="outline"
        >
          {words.markHandled}
        </Button>
      )}
      <Button busy={isPending} onClick={turn} size="sm" variant="outline">
        {isHeld ? words.notSpam : words.markSpam}
      </Button>
    </>
  )
}

interface RowActionsProps {
  row: MessageRecord
  deletion: Deletion
  onShow: () => void
  /** Takes the focus: the row is about to go. */
  onMoved: () => void
}

/** The list is fetched anew, and shows it. */
const ignore = () => {}

function RowActions({ row, deletion, onShow, onMoved }: RowActionsProps) {
  const { id, name, held } = row
  const hold = useHold(ignore)
  const release = useRelease(ignore)
  return (
    <>
      <Button
        aria-label={fill(words.detailsOf, { name })}
        onClick={onShow}
        size="sm"
        variant="quiet"
      >
        {words.details}
      </Button>
      <a
        aria-label={fill(words.replyTo, { name })}
        className="grid size-11 shrink-0 place-items-center text-muted hover:text-action"
        href={replyAddress(row)}
        title={words.reply}
      >
        <Icon name="mail" />
      </a>
      <Allowed to="editor">
        <RowButton
          disabled={hold.isPending || release.isPending}
          icon={held ? 'check' : 'warning'}
          label={fill(held ? words.notSpamOf : words.markSpamOf, { name })}
          onClick={() => {
            if (held) release.mutate({ id })
            else hold.mutate({ id })
            onMoved()
          }}
          title={held ? words.notSpam : words.markSpam}
        />
      </Allowed>
      <DeleteRowButton
        disabled={deletion.isPending}
        name={name}
        onClick={() => deletion.deleteOne(id, name)}
      />
    </>
  )
}
