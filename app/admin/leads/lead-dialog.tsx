/** One lead: what came in, and what staff did about it. */
import { Fragment, type ReactNode } from 'react'
import { conversationWords as words } from '../../../content/en/admin/leads.ts'
import { listWords } from '../../../content/en/admin/words.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useGuardedClose } from '../form/form-guard.ts'
import { Allowed } from '../session/session.tsx'
import { Conversation } from './conversation.tsx'
import { type Lead, type LeadSource, useConversation, useLeadChange } from './use-lead.ts'

/** Parts of the dialog that differ by kind of lead. */
export interface LeadParts<Row> {
  title: string
  /** Before "Mark as handled". */
  buttons: (lead: Row) => ReactNode
  above?: (lead: Row) => ReactNode
  /** Beside the conversation. */
  facts: (lead: Row) => ReactNode
  below?: (lead: Row) => ReactNode
}

interface LeadDialogProps<Row extends Lead> {
  source: LeadSource
  parts: LeadParts<Row>
  /** The rows of the page. */
  rows: readonly Row[]
  /** The lead as listed; null while the dialog is closed. */
  row: Row | null
  onShow: (row: Row | null) => void
}

export function LeadDialog<Row extends Lead>(props: LeadDialogProps<Row>) {
  const { source, parts, rows, row, onShow } = props
  const conversation = useConversation<Row>(source, row?.id ?? null)
  // The current lead, which the list may no longer hold.
  const lead = conversation.data ?? row
  const place = rows.findIndex(({ id }) => id === row?.id)
  const { guard, mayLeave, leave } = useGuardedClose(() => onShow(null))
  const show = (other: Row) => mayLeave() && onShow(other)
  return (
    <Dialog
      closeOnBackdrop
      footer={
        lead && (
          <>
            <span className="mr-auto flex">
              <StepButton
                icon="arrow-left"
                label={listWords.previous}
                onShow={show}
                to={rows[place - 1]}
              />
              <StepButton
                icon="arrow-right"
                label={listWords.next}
                onShow={show}
                to={place === -1 ? undefined : rows[place + 1]}
              />
            </span>
            {/* Keyed by lead: the result of a button may arrive when another lead is shown. */}
            <Fragment key={lead.id}>
              {parts.buttons(lead)}
              {!lead.held && <MarkButton lead={lead} source={source} />}
            </Fragment>
            <Button onClick={leave} variant="outline">
              {words.close}
            </Button>
          </>
        )
      }
      onClose={leave}
      open={lead !== null}
      size="wide"
      title={fill(parts.title, { name: lead?.name ?? '' })}
    >
      {lead && (
        <div className="grid min-w-0 grid-cols-1 gap-8">
          {parts.above?.(lead)}
          <div className="grid min-w-0 grid-cols-1 gap-8 lg:grid-cols-2">
            <div className="grid min-w-0 grid-cols-1 content-start gap-8">{parts.facts(lead)}</div>
            <Conversation
              guard={guard}
              key={lead.id}
              lead={lead}
              query={conversation}
              source={source}
            />
          </div>
          {parts.below?.(lead)}
        </div>
      )}
    </Dialog>
  )
}

interface StepButtonProps<Row> {
  icon: 'arrow-left' | 'arrow-right'
  label: string
  to: Row | undefined
  onShow: (lead: Row) => void
}

function StepButton<Row extends Lead>({ icon, label, to, onShow }: StepButtonProps<Row>) {
  return (
    <Button
      aria-disabled={!to || undefined}
      aria-label={label}
      className="aria-disabled:opacity-40"
      onClick={() => to && onShow(to)}
      title={to?.name ?? label}
      variant="quiet"
    >
      <Icon className="size-5" name={icon} />
    </Button>
  )
}

function MarkButton({ lead: { id, handled }, source }: { lead: Lead; source: LeadSource }) {
  const { markHandled, markOpen, markedHandled, markedOpen } = source.words
  const { mutate, isPending } = useLeadChange(source, id, (change) =>
    change.handled ? markedHandled : markedOpen,
  )
  return (
    <Allowed to="editor">
      <Button busy={isPending} onClick={() => mutate({ handled: !handled })} variant="outline">
        {handled ? markOpen : markHandled}
      </Button>
    </Allowed>
  )
}
