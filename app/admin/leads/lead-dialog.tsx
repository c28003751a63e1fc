/** One lead: what came in, and what staff did about it. */
import type { ReactNode } from 'react'
import { conversationWords as words } from '../../../content/en/admin/leads.ts'
import { listWords } from '../../../content/en/admin/words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useGuardedClose } from '../form/form-guard.ts'
import { Allowed } from '../session/session.tsx'
import { Conversation } from './conversation.tsx'
import type { ShownLead } from './lead-tab.tsx'
import { type Lead, type LeadSource, useMark } from './use-lead-change.ts'

interface LeadDialogProps<Found extends Lead> extends ShownLead<Found> {
  source: LeadSource
  title: string
  /** Before "Mark as handled". */
  buttons: ReactNode
  above?: ReactNode
  /** Beside the conversation. */
  facts: ReactNode
  below?: ReactNode
}

export function LeadDialog<Found extends Lead>(props: LeadDialogProps<Found>) {
  const { lead, source, title, buttons, above, facts, below, onChanged, onClose } = props
  const { guard, leave } = useGuardedClose(onClose)
  const show = (other: Found) => {
    if (guard.current?.mayLeave() ?? true) props.onShow(other)
  }
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
                to={props.previous}
              />
              <StepButton icon="arrow-right" label={listWords.next} onShow={show} to={props.next} />
            </span>
            {buttons}
            {!lead.held && <MarkButton lead={lead} onChanged={onChanged} source={source} />}
            <Button onClick={leave} variant="outline">
              {words.close}
            </Button>
          </>
        )
      }
      onClose={leave}
      open={lead !== null}
      size="wide"
      title={title}
    >
      {lead && (
        <div className="grid min-w-0 grid-cols-1 gap-8">
          {above}
          <div className="grid min-w-0 grid-cols-1 gap-8 lg:grid-cols-2">
            <div className="grid min-w-0 grid-cols-1 content-start gap-8">{facts}</div>
            <Conversation
              guard={guard}
              key={lead.id}
              lead={lead}
              onChanged={onChanged}
              source={source}
            />
          </div>
          {below}
        </div>
      )}
    </Dialog>
  )
}

interface StepButtonProps<Found> {
  icon: 'arrow-left' | 'arrow-right'
  label: string
  to: Found | undefined
  onShow: (lead: Found) => void
}

function StepButton<Found extends Lead>({ icon, label, to, onShow }: StepButtonProps<Found>) {
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

interface MarkButtonProps<Found extends Lead> extends Pick<ShownLead<Found>, 'onChanged'> {
  lead: Found
  source: LeadSource
}

function MarkButton<Found extends Lead>({ lead, source, onChanged }: MarkButtonProps<Found>) {
  const { id, handled } = lead
  const { mutate, isPending } = useMark(source, onChanged)
  return (
    <Allowed to="editor">
      <Button busy={isPending} onClick={() => mutate({ id, handled: !handled })} variant="outline">
        {handled ? source.words.markOpen : source.words.markHandled}
      </Button>
    </Allowed>
  )
}
