/** Handling of a lead by staff: its assignee, replies to its sender, notes among staff. */
import { type Ref, useRef, useState } from 'react'
import { replyWords, conversationWords as words } from '../../../content/en/admin/leads.ts'
import { mailWords } from '../../../content/en/admin/mail.ts'
import { type Contact, handlingSchema, type MessageReply } from '../../../domain/leads.ts'
import { isRevivable } from '../../../domain/mail.ts'
import { fill, formatShortDate } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { nameActor } from '../activity/name-actor.ts'
import { type FormGuard, useFormGuard } from '../form/form-guard.ts'
import { checkBy } from '../form/form-kind.ts'
import { type Opened, openForm } from '../form/local-drafts.ts'
import { useShortForm } from '../form/short-form.tsx'
import { NotLoaded } from '../list/not-loaded.tsx'
import { recordAddress, useAction } from '../list/use-records.ts'
import { formatMoment } from '../local-time.ts'
import { MailBadge, mailSource } from '../mail/list.tsx'
import { Section } from '../section.tsx'
import { Allowed } from '../session/session.tsx'
import { TextLink } from '../text-link.tsx'
import { ToolButton } from '../tool-button.tsx'
import { Notes } from './notes.tsx'
import { ReplyForm } from './reply-form.tsx'
import {
  conversationKey,
  type Lead,
  type LeadSource,
  type ReplyDraft,
  type useConversation,
  useStep,
} from './use-lead.ts'

interface LeadProps {
  source: LeadSource
  lead: Lead
}

interface ConversationProps extends LeadProps {
  query: ReturnType<typeof useConversation>
  /** Guard of the dialog, which asks before a choice is lost; written text is kept anyway. */
  guard: Ref<FormGuard>
}

export function Conversation({ source, lead, query, guard }: ConversationProps) {
  const { data: details } = query
  if (!details) return <NotLoaded className="h-20 w-full" of={query} words={words} />
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-8">
      <Replies lead={lead} replies={details.replies} source={source} />
      <Allowed to="editor">
        <Assignee
          guard={guard}
          // When somebody else gets the lead meanwhile, the field starts from that name.
          key={`${lead.assignee} ${lead.due_on}`}
          lead={lead}
          names={details.assignees}
          source={source}
        />
      </Allowed>
      <Contacts contacts={details.contacts} email={lead.email} />
      <Notes id={lead.id} notes={details.notes} source={source} />
    </div>
  )
}

/** Links to the other records with the same mail address. */
function Contacts({ contacts, email }: { contacts: readonly Contact[]; email: string }) {
  if (contacts.length === 0) return null
  return (
    <Section className="gap-1" title={fill(words.also, { email })}>
      <ul className="grid gap-1 text-sm">
        {contacts.map(({ kind, id, score, created_at }) => (
          <li key={`${kind}-${id}`}>
            <TextLink
              to={
                kind === 'subscriber'
                  ? `/admin/newsletter?${new URLSearchParams({ q: email })}`
                  : recordAddress(contactTabs[kind], id)
              }
            >
              {fill(words.alsoKinds[kind], {
                date: formatShortDate(created_at),
                score: score ?? '',
              })}
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const contactTabs = { message: '/admin/messages', assessment: '/admin/quickscore' } as const

function Replies({ replies, lead, source }: LeadProps & { replies: readonly MessageReply[] }) {
  const [opened, setOpened] = useState<Opened<ReplyDraft> | null>(null)
  const open = async () => setOpened(await openForm(source, lead.id))
  const heading = useRef<HTMLHeadingElement>(null)
  const end = () => {
    setOpened(null)
    heading.current?.focus()
  }
  return (
    <Section heading={heading} title={words.replies}>
      {replies.length === 0 ? (
        <p className="text-sm text-muted">{words.noReplies}</p>
      ) : (
        <ul className="grid min-w-0 grid-cols-1 border-t-2 border-ink">
          {replies.map((reply) => (
            <Reply key={reply.id} reply={reply} source={source} />
          ))}
        </ul>
      )}
      {opened ? (
        <ReplyForm lead={lead} onEnd={end} opened={opened} source={source} />
      ) : (
        !lead.held && (
          <Allowed to="editor">
            <Button className="justify-self-start" onClick={open}>
              {replyWords.open}
            </Button>
          </Allowed>
        )
      )}
    </Section>
  )
}

function Reply({ source, reply }: { source: LeadSource; reply: MessageReply }) {
  const { subject, text, status, created_at, ended_at, last_error, mail_id } = reply
  const { mutate, isPending } = useAction({
    ask: () => ['POST', `${mailSource.path}/${mail_id}/send-again`],
    done: words.sendingAgain,
    failed: words.sendAgainFailed,
    shown: { noun: conversationKey(source) },
  })
  return (
    <li className="grid min-w-0 grid-cols-1 gap-2 border-b border-rule py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <span role="status">
          <MailBadge status={status} />
        </span>
        <span>{fill(words.by, { time: formatMoment(created_at), key: nameActor(reply) })}</span>
      </div>
      <p className="font-semibold break-words">{subject}</p>
      <p className="text-sm break-words whitespace-pre-wrap">{text}</p>
      {ended_at && (
        <p className="text-sm text-muted">
          {fill(mailWords.outcome[status], { time: formatMoment(ended_at) })}
        </p>
      )}
      {last_error && (
        <p className="text-sm font-semibold">{fill(words.reason, { reason: last_error })}</p>
      )}
      {isRevivable(status) && mail_id !== null && (
        <ToolButton
          busy={isPending}
          className="justify-self-start"
          label={words.sendAgain}
          needs="editor"
          onClick={() => mutate()}
        />
      )}
    </li>
  )
}

function Assignee(props: Omit<ConversationProps, 'query'> & { names: readonly string[] }) {
  const { source, names, lead, guard } = props
  const { id, assignee, due_on } = lead
  const { assigned, unassigned, markFailed } = source.words
  const begin = { assignee: assignee ?? '', due_on: due_on ?? '' }
  const form = useShortForm({
    begin,
    check: ({ due_on: day }) => checkBy(handlingSchema)({ due_on: day || null }),
    sending: useStep<typeof begin>(source, id, {
      ask: (to) => ['PATCH', '', { body: { assignee: to.assignee, due_on: to.due_on || null } }],
      done: (_lead, { assignee: name, due_on: day }) => {
        const taken = name ? fill(assigned, { name }) : unassigned
        const due = day ? fill(words.dueSet, { day: formatShortDate(day) }) : words.dueCleared
        if (day === begin.due_on) return taken
        return name === begin.assignee ? due : `${taken}. ${due}`
      },
      failed: markFailed,
      marksFields: true,
      shown: source,
    }),
  })
  const { values, field, isPending } = form
  const isSame = values.assignee === begin.assignee && values.due_on === begin.due_on
  useFormGuard(guard, { isPending, isUnsaved: !isSame })
  if (names.length === 0) {
    return (
      <div className="grid gap-1">
        <h3 className="text-lg">{words.assignee}</h3>
        <p className="max-w-measure text-sm text-muted">{words.noAssignees}</p>
      </div>
    )
  }
  return (
    <form {...form.props} className="grid min-w-0 gap-4 sm:grid-cols-2">
      <SelectField
        {...field('assignee')}
        choices={[['', words.nobody], ...names.map((name) => [name, name] as const)]}
        hint={words.assigneeHint}
        label={words.assignee}
      />
      <TextField
        {...field('due_on')}
        hint={words.dueHint}
        label={words.dueOn}
        max="9999-12-31"
        type="date"
      />
      <Button
        busy={isPending}
        className="justify-self-start"
        idle={isSame}
        type="submit"
        variant="outline"
      >
        {words.assign}
      </Button>
    </form>
  )
}
