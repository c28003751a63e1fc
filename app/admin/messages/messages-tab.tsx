/** The Messages tab: read and answer messages of the contact form, and look through likely spam. */
import { messageCsvColumns, messageWords as words } from '../../../content/en/admin/messages.ts'
import { type MessageRecord, messageCells } from '../../../domain/messages/message.ts'
import { count, fill } from '../../../domain/wording.ts'
import { classNames } from '../../ui/class-names.ts'
import {
  arrivalColumn,
  assigneeColumn,
  handlingFilters,
  LeadStatus,
} from '../leads/lead-status.tsx'
import { LeadTab } from '../leads/lead-tab.tsx'
import { useChangeMany } from '../leads/use-lead.ts'
import { oneLine, textColumn, wrapped } from '../list/column.tsx'
import { filterBy, type ListKind } from '../list/list-view.ts'
import { RowButton, RowLink } from '../list/row-button.tsx'
import type { Selection } from '../list/selection.tsx'
import { ToolButton } from '../tool-button.tsx'
import { partsOfMessageDialog } from './message-dialog.tsx'
import { messageSource, replyAddress, useSpamMark } from './message-source.ts'
import { TemplatesButton } from './templates-button.tsx'

const kind: ListKind<MessageRecord> = {
  columns: [
    textColumn('name', words.columns.name, { cell: (row) => <NameAndWords row={row} /> }),
    textColumn('email', words.columns.email),
    textColumn('company', words.columns.company, { isNarrow: true }),
    arrivalColumn(words.columns.date),
    assigneeColumn(),
    { id: 'status', label: words.columns.status, cell: (row) => <LeadStatus lead={row} /> },
  ],
  filters: [
    filterBy('held', words.box, words.notHeld, { true: words.heldBox }),
    ...handlingFilters,
  ],
  hasDays: true,
}

/** Characters that are enough to fill a narrow column. */
const firstLetters = 90

/** Sender and start of a message: enough to tell a question from an offer without opening it. */
function NameAndWords({ row: { name, message } }: { row: MessageRecord }) {
  return (
    <>
      <span className={classNames(wrapped, 'block font-semibold')}>{name}</span>
      <span className={classNames(oneLine, 'block text-sm font-normal text-muted')} dir="auto">
        {message.slice(0, firstLetters).replaceAll(/\s+/g, ' ')}
      </span>
    </>
  )
}

export default function MessagesTab() {
  return (
    <LeadTab
      dialog={partsOfMessageDialog}
      exported={{
        cells: messageCells,
        columns: messageCsvColumns,
        failure: words.exportFailed,
      }}
      kind={kind}
      nameOf={({ name }) => name}
      pickedButtons={(selection) => <SpamButton selection={selection} />}
      rowButtons={(row, toHeading) => <RowButtons onMoved={toHeading} row={row} />}
      source={messageSource}
      title={words.label}
      tools={<TemplatesButton />}
      words={words}
    />
  )
}

/** Releases the picked messages if all of them are held, else marks them as spam. */
function SpamButton({ selection: { ids, rows } }: { selection: Selection<MessageRecord> }) {
  const isHeld = rows.every(({ held }) => held)
  const question = isHeld ? words.confirmNotSpam : words.confirmSpam
  const { mutate, isPending } = useChangeMany(messageSource, count(ids.length, question))
  return (
    <ToolButton
      busy={isPending}
      label={isHeld ? words.notSpam : words.markSpam}
      onClick={() => mutate({ ids, held: !isHeld })}
    />
  )
}

interface RowButtonsProps {
  row: MessageRecord
  /** Moves the focus, because the row is about to go. */
  onMoved: () => void
}

function RowButtons({ row, onMoved }: RowButtonsProps) {
  const { name, held } = row
  const { turn, isPending } = useSpamMark(row)
  return (
    <>
      <RowLink href={replyAddress(row)} icon="mail" title={fill(words.replyTo, { name })} />
      <RowButton
        disabled={isPending}
        icon={held ? 'check' : 'warning'}
        label={fill(held ? words.notSpamOf : words.markSpamOf, { name })}
        needs="editor"
        onClick={() => {
          turn()
          onMoved()
        }}
      />
    </>
  )
}
