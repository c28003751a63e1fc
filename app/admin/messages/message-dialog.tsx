import { Link } from 'react-router'
import { spamReasons, messageDetailWords as words } from '../../../content/en/admin/messages.ts'
import type { MessageRecord } from '../../../domain/messages/message.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { Fact, Facts } from '../facts.tsx'
import type { LeadParts } from '../leads/lead-dialog.tsx'
import { LeadStatus } from '../leads/lead-status.tsx'
import { recordAddress } from '../list/use-records.ts'
import { formatMoment } from '../local-time.ts'
import { Section } from '../section.tsx'
import { Allowed } from '../session/session.tsx'
import { useSpamMark } from './message-source.ts'

export const partsOfMessageDialog: LeadParts<MessageRecord> = {
  title: words.title,
  buttons: (message) => <SpamButton message={message} />,
  facts: (message) => <MessageFacts message={message} />,
}

function MessageFacts({ message }: { message: MessageRecord }) {
  const { id, name, email, company, created_at, handled_at } = message
  const { fields } = words
  const origin = describeOrigin(message)
  return (
    <>
      {message.held && <QuarantineNotice message={message} />}
      <Section className="gap-2" title={words.message}>
        <p className="border-s-4 border-rule ps-4 break-words whitespace-pre-wrap" dir="auto">
          {message.message}
        </p>
      </Section>
      <Section className="gap-2" title={words.sender}>
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
      </Section>
    </>
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

function SpamButton({ message }: { message: MessageRecord }) {
  const { turn, isPending } = useSpamMark(message)
  const { held } = message
  return (
    <Allowed to="editor">
      <Button busy={isPending} onClick={turn} variant={held ? 'primary' : 'outline'}>
        {held ? words.release : words.markSpam}
      </Button>
    </Allowed>
  )
}
