import type { Ref } from 'react'
import { Link } from 'react-router'
import {
  messageLeadWords,
  spamReasons,
  messageDetailWords as words,
} from '../../../content/en/admin/messages.ts'
import type { MessageRecord } from '../../../domain/messages/message.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Fact, Facts } from '../facts.tsx'
import { type FormGuard, useGuardedClose } from '../form/form-guard.ts'
import { Conversation } from '../leads/conversation.tsx'
import { LeadStatus } from '../leads/lead-status.tsx'
import { useMark } from '../leads/use-lead-change.ts'
import { recordAddress } from '../list/use-records.ts'
import { formatMoment } from '../local-time.ts'
import { Allowed } from '../session/session.tsx'
import { messageSource, useQuarantine, useUnquarantine } from './message-source.ts'

interface MessageDialogProps {
  /** Null while it is closed. */
  message: MessageRecord | null
  onChanged: (message: MessageRecord) => void
  onClose: () => void
}

export function MessageDialog({ message, onChanged, onClose }: MessageDialogProps) {
  const { guard, leave } = useGuardedClose(onClose)
  return (
    <Dialog
      closeOnBackdrop
      footer={message && <Actions message={message} onChanged={onChanged} onClose={leave} />}
      onClose={leave}
      open={message !== null}
      size="wide"
      title={fill(words.title, { name: message?.name ?? '' })}
    >
      {message && <Details guard={guard} message={message} onChanged={onChanged} />}
    </Dialog>
  )
}

interface DetailsProps {
  message: MessageRecord
  guard: Ref<FormGuard>
  onChanged: (message: MessageRecord) => void
}

function Details({ message, guard, onChanged }: DetailsProps) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-8 lg:grid-cols-2">
      <MessageFacts message={message} />
      <Conversation
        guard={guard}
        key={message.id}
        lead={message}
        onChanged={onChanged}
        source={messageSource}
      />
    </div>
  )
}

function MessageFacts({ message }: { message: MessageRecord }) {
  const { id, name, email, company, created_at, handled_at } = message
  const { fields } = words
  const origin = describeOrigin(message)
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-6">
      {message.held && <QuarantineNotice message={message} />}
      <section aria-labelledby="message-text" className="grid grid-cols-1 gap-2">
        <h3 className="text-lg" id="message-text">
          {words.message}
        </h3>
        <p className="border-s-4 border-rule ps-4 break-words whitespace-pre-wrap" dir="auto">
          {message.message}
        </p>
      </section>
      <section aria-labelledby="message-sender" className="grid grid-cols-1 gap-2">
        <h3 className="text-lg" id="message-sender">
          {words.sender}
        </h3>
        <Facts>
          <Fact term={fields.name}>{name}</Fact>
          <Fact term={fields.email}>{email}</Fact>
          <Fact term={fields.company}>{company ?? words.noCompany}</Fact>
          <Fact term={fields.received}>
            <time dateTime={created_at}>{formatMoment(created_at)}</time>
          </Fact>
          <Fact term={fields.status}>
            <span className="flex flex-wrap items-center gap-x-3">
              <LeadStatus lead={message} />
              {handled_at && fill(words.handledAt, { time: formatMoment(handled_at) })}
            </span>
          </Fact>
          {origin && <Fact term={fields.origin}>{origin}</Fact>}
          {message.assessment_id !== null && (
            <Fact term={fields.assessment}>
              <Link to={recordAddress('/admin/quickscore', message.assessment_id)}>
                {fill(words.assessment, { id: message.assessment_id })}
              </Link>
            </Fact>
          )}
          <Fact term={fields.id}>{id}</Fact>
        </Facts>
      </section>
    </div>
  )
}

function describeOrigin({ aud, utm_source, plan }: MessageRecord): string {
  return Object.entries({ aud, utm_source, plan })
    .flatMap(([name, value]) =>
      value ? [fill(words.origin[name as keyof typeof words.origin], { value })] : [],
    )
    .join(', ')
}

function QuarantineNotice({ message: { held_reason } }: { message: MessageRecord }) {
  const reason = held_reason ? spamReasons[held_reason] : ''
  const isByStaff = held_reason === 'staff'
  return (
    <div className="grid gap-1 border-l-4 border-amber pl-3">
      <p className="font-semibold">{isByStaff ? words.heldByStaff : words.heldTitle}</p>
      <p className="text-sm">{isByStaff ? reason : fill(words.heldText, { reason })}</p>
      <p className="text-sm">{isByStaff ? words.releaseByStaffNote : words.releaseNote}</p>
    </div>
  )
}

interface ActionsProps extends MessageDialogProps {
  message: MessageRecord
}

function Actions({ message, onChanged, onClose }: ActionsProps) {
  const { id, held, handled } = message
  const mark = useMark(messageSource, onChanged)
  const release = useUnquarantine(onChanged)
  const hold = useQuarantine(onChanged)
  return (
    <>
      <Button onClick={onClose} variant="outline">
        {words.close}
      </Button>
      <Allowed to="editor">
        {held ? (
          <Button busy={release.isPending} onClick={() => release.mutate({ id })}>
            {words.release}
          </Button>
        ) : (
          <>
            <Button busy={hold.isPending} onClick={() => hold.mutate({ id })} variant="outline">
              {words.markSpam}
            </Button>
            <Button
              busy={mark.isPending}
              onClick={() => mark.mutate({ id, handled: !handled })}
              variant="outline"
            >
              {handled ? messageLeadWords.markOpen : messageLeadWords.markHandled}
            </Button>
          </>
        )}
      </Allowed>
    </>
  )
}
