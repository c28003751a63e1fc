/** The Messages tab: read and answer what the contact form brought, and look through likely spam. */
import { useRef, useState } from 'react'
import { templateWords, messageWords as words } from '../../../content/en/admin/messages.ts'
import type { MessageRecord } from '../../../domain/messages/message.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { assigneeColumn, handlingFilters, LeadStatus } from '../leads/lead-status.tsx'
import { useChangeMany } from '../leads/use-lead-change.ts'
import { dayColumn, oneLine, textColumn } from '../list/column.tsx'
import type { ListKind } from '../list/list-view.ts'
import { RecordTab } from '../list/record-tab.tsx'
import { DeleteRowButton, RowButton } from '../list/row-button.tsx'
import type { Selection } from '../list/selection.tsx'
import { type Deletion, useDeletion } from '../list/use-deletion.ts'
import { useAskedRow, useRecordList } from '../list/use-records.ts'
import { Allowed } from '../session/session.tsx'
import { MessageDialog } from './message-dialog.tsx'
import { messageSource, replyAddress, useQuarantine, useUnquarantine } from './message-source.ts'
import { TemplatesDialog } from './templates-dialog.tsx'

const kind: ListKind<MessageRecord> = {
  columns: [
    textColumn('name', words.columns.name, { cell: (row) => <NameAndWords row={row} /> }),
    textColumn('email', words.columns.email),
    textColumn('company', words.columns.company, { isNarrow: true }),
    dayColumn('created_at', words.columns.date),
    assigneeColumn(),
    { id: 'status', label: words.columns.status, cell: (row) => <LeadStatus lead={row} /> },
  ],
  filters: [
    { name: 'held', label: words.box, all: words.notHeld, options: [['true', words.heldBox]] },
    ...handlingFilters,
  ],
  hasDays: true,
}

/** So many that a narrow column is filled. */
const firstLetters = 90

/** Who wrote, and what it begins with: enough to tell a question from an offer without opening it. */
function NameAndWords({ row: { name, message } }: { row: MessageRecord }) {
  return (
    <>
      <span className={classNames(oneLine, 'block font-semibold')}>{name}</span>
      <span className={classNames(oneLine, 'block text-sm font-normal text-muted')} dir="auto">
        {message.slice(0, firstLetters).replaceAll(/\s+/g, ' ')}
      </span>
    </>
  )
}

export default function MessagesTab() {
  const records = useRecordList(messageSource, kind)
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
      heading={heading}
      kind={kind}
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

interface PickedActionsProps {
  isHeld: boolean
  selection: Selection<MessageRecord>
  onDone: () => void
}

function PickedActions({ isHeld, selection: { ids, clear }, onDone }: PickedActionsProps) {
  const { mutate, isPending } = useChangeMany(messageSource, () => {
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
          {messageSource.words.markHandled}
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

/** The list is fetched again and shows the change. */
const ignore = () => {}

function RowActions({ row, deletion, onShow, onMoved }: RowActionsProps) {
  const { id, name, held } = row
  const hold = useQuarantine(ignore)
  const release = useUnquarantine(ignore)
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
