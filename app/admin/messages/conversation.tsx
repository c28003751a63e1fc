/** What staff did about a message: who has taken it on, answers to its sender, notes among staff. */
import { type Ref, useId, useState } from 'react'
import { mailStatusLabels } from '../../../content/admin/mail.ts'
import {
  messageWords,
  replyWords,
  conversationWords as words,
} from '../../../content/admin/messages.ts'
import type { MailStatus } from '../../../domain/mail/delivery.ts'
import type { MessageDetails, MessageReply } from '../../../domain/messages/conversation.ts'
import type { MessageRecord } from '../../../domain/messages/message.ts'
import { fill } from '../../../domain/wording.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx'
import { type Tone, ToneShape } from '../../ui/status-mark.tsx'
import { nameActor } from '../activity/name-actor.ts'
import type { FormGuard } from '../form/form-guard.ts'
import { type Opened, openForm } from '../form/kept-drafts.ts'
import { LoadFailure } from '../list/load-failure.tsx'
import { formatMoment } from '../local-time.ts'
import { Allowed } from '../session/allowed.tsx'
import { MessageNotes } from './message-notes.tsx'
import { ReplyForm } from './reply-form.tsx'
import {
  type ReplyDraft,
  replyDrafts,
  useConversation,
  useSendReplyAgain,
} from './use-conversation.ts'
import { useAssign } from './use-message-change.ts'

interface ConversationProps {
  message: MessageRecord
  onChanged: (message: MessageRecord) => void
}

interface GuardedProps extends ConversationProps {
  /** Of the dialog around it: a note that was typed and not added is asked about. */
  guard: Ref<FormGuard>
}

export function Conversation({ message, guard, onChanged }: GuardedProps) {
  const { data: details, error, refetch } = useConversation(message.id)
  if (!details) {
    return error ? (
      <LoadFailure error={error} onRetry={() => refetch()} title={words.failureTitle} />
    ) : (
      <SkeletonRegion className="grid gap-4" label={words.loading}>
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-20 w-full" />
      </SkeletonRegion>
    )
  }
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-8">
      <Replies details={details} message={message} onChanged={onChanged} />
      <Allowed to="editor">
        <Assignee
          message={message}
          names={namesWith(details.assignees, message.assignee)}
          onChanged={onChanged}
        />
      </Allowed>
      <MessageNotes guard={guard} id={message.id} notes={details.notes} />
    </div>
  )
}

/** With a name whose key has gone, or that came after these names did. */
function namesWith(names: readonly string[], assignee: string | null): readonly string[] {
  return assignee === null || names.includes(assignee) ? names : [...names, assignee]
}

function Replies({ details, message, onChanged }: ConversationProps & { details: MessageDetails }) {
  const [opened, setOpened] = useState<Opened<ReplyDraft> | null>(null)
  const open = async () => setOpened(await openForm(replyDrafts, message.id))
  const heading = useId()
  const end = (sent: MessageDetails | null) => {
    setOpened(null)
    if (sent) onChanged(sent)
    document.getElementById(heading)?.focus()
  }
  return (
    <section aria-labelledby={heading} className="grid min-w-0 grid-cols-1 gap-3">
      <h3 className="text-lg" id={heading} tabIndex={-1}>
        {words.replies}
      </h3>
      {details.replies.length === 0 ? (
        <p className="text-sm text-muted">{words.noReplies}</p>
      ) : (
        <ul className="grid min-w-0 grid-cols-1 border-t-2 border-ink">
          {details.replies.map((reply) => (
            <Reply key={reply.id} reply={reply} />
          ))}
        </ul>
      )}
      {opened ? (
        <ReplyForm message={message} onEnd={end} opened={opened} />
      ) : (
        !message.held && (
          <Allowed to="editor">
            <Button className="justify-self-start" onClick={open}>
              {replyWords.open}
            </Button>
          </Allowed>
        )
      )}
    </section>
  )
}

const tones: Record<MailStatus, Tone> = {
  pending: 'amber',
  held: 'grey',
  sent: 'green',
  failed: 'red',
  dropped: 'grey',
}

function Reply({ reply }: { reply: MessageReply }) {
  const { subject, text, status, created_at } = reply
  return (
    <li className="grid min-w-0 grid-cols-1 gap-2 border-b border-rule py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <span role="status">
          <Badge tone={tones[status]}>
            <ToneShape tone={tones[status]} />
            {mailStatusLabels[status]}
          </Badge>
        </span>
        <span>{fill(words.by, { time: formatMoment(created_at), key: nameActor(reply) })}</span>
      </div>
      <p className="font-semibold break-words">{subject}</p>
      <p className="text-sm break-words whitespace-pre-wrap">{text}</p>
      <Outcome reply={reply} />
    </li>
  )
}

function Outcome({ reply }: { reply: MessageReply }) {
  const { status, ended_at, last_error, mail_id } = reply
  const { mutate, isPending } = useSendReplyAgain()
  const told = status === 'sent' ? words.sentAt : words.failedAt
  return (
    <>
      {ended_at && status !== 'dropped' && (
        <p className="text-sm text-muted">{fill(told, { time: formatMoment(ended_at) })}</p>
      )}
      {last_error && (
        <p className="text-sm font-semibold">{fill(words.reason, { reason: last_error })}</p>
      )}
      {status === 'failed' && mail_id !== null && (
        <Allowed to="editor">
          <Button
            busy={isPending}
            className="justify-self-start"
            onClick={() => mutate(mail_id)}
            size="sm"
            variant="outline"
          >
            {words.sendAgain}
          </Button>
        </Allowed>
      )}
    </>
  )
}

function Assignee(props: AssigneeFormProps) {
  // Given to somebody else meanwhile: the field begins anew.
  if (props.names.length > 0) return <AssigneeForm key={props.message.assignee} {...props} />
  return (
    <div className="grid gap-1">
      <h3 className="text-lg">{words.assignee}</h3>
      <p className="max-w-measure text-sm text-muted">{words.noAssignees}</p>
    </div>
  )
}

interface AssigneeFormProps extends ConversationProps {
  names: readonly string[]
}

function AssigneeForm({ message: { id, assignee }, names, onChanged }: AssigneeFormProps) {
  const [name, setName] = useState(assignee ?? '')
  const { mutate, isPending } = useAssign(onChanged)
  const isSame = name === (assignee ?? '')
  return (
    <form
      className="grid min-w-0 gap-2 sm:grid-cols-[1fr_auto] sm:items-end"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSame && !isPending) mutate({ id, assignee: name })
      }}
    >
      <SelectField
        hint={words.assigneeHint}
        label={words.assignee}
        onChange={({ target }) => setName(target.value)}
        value={name}
      >
        <option value="">{messageWords.nobody}</option>
        {names.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectField>
      <Button
        busy={isPending}
        className="justify-self-start sm:mb-1.5"
        disabled={isSame}
        type="submit"
        variant="outline"
      >
        {words.assign}
      </Button>
    </form>
  )
}
