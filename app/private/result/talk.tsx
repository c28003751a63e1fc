/**
 * Asks for a call about the result: a plain form, stored as an ordinary contact message that names
 * the assessment. Only for the holder of the private link; no data goes into an address.
 */
import { data } from 'react-router'
import { contactForm } from '../../../content/en/pages/contact.ts'
import { talkWords as words } from '../../../content/en/quickscore/talk.ts'
import { bookingUrl } from '../../../content/firm.ts'
import { resultPath, type Talk } from '../../../domain/quickscore/result-link.ts'
import { requesterContext, servicesContext } from '../../ssr/context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Confirmation } from '../../ui/confirmation.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { TitledSection } from '../../ui/titled-section.tsx'
import { found, secretMeta } from '../room.ts'
import type { Route } from './+types/talk.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  return { talk: found(await context.get(servicesContext).quickscore.findTalk(params.token)) }
}

type Answer = { isSent: true } | { isSent: false; problem: string; text: string }

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const form = await request.formData()
  const written = form.get('message')
  const text = typeof written === 'string' ? written : ''
  const refuse = (problem: string, status: number) =>
    data<Answer>({ isSent: false, problem, text }, { status })
  const refusal = await context.get(requesterContext).consume('contact')
  if (refusal) return refuse(refusal, 429)
  if (form.get('consent') !== 'on') return refuse(words.consentMissing, 400)
  const outcome = found(await context.get(servicesContext).quickscore.requestTalk(token, text))
  if (outcome === 'too-long') return refuse(words.tooLong, 400)
  return data<Answer>({ isSent: true })
}

export const meta = () => secretMeta(words.title)

export default function TalkItThrough({ loaderData, actionData, params }: Route.ComponentProps) {
  const { talk } = loaderData
  const back = (
    <ButtonLink href={resultPath(params.token)} variant="outline">
      {words.back}
    </ButtonLink>
  )
  return (
    <PageSection lead={words.lead} level={1} title={words.title}>
      {actionData?.isSent ? (
        <Confirmation {...words.done}>{back}</Confirmation>
      ) : (
        <form className="grid max-w-measure gap-6" method="post">
          {actionData && <Notice arrival title={actionData.problem} tone="failure" />}
          <Sent talk={talk} />
          <TextAreaField
            {...words.message}
            defaultValue={actionData?.text ?? ''}
            name="message"
            rows={4}
          />
          <Checkbox label={words.consent} name="consent" required />
          <div className="flex flex-wrap gap-3">
            <Button type="submit">{words.submit}</Button>
            {back}
          </div>
          {bookingUrl && (
            <p>
              <a href={bookingUrl}>{words.booking}</a>
            </p>
          )}
        </form>
      )}
    </PageSection>
  )
}

/** Lists the data that will be sent. */
function Sent({ talk }: { talk: Talk }) {
  const { title, about, rest } = words.sent
  const { name, email, company } = contactForm.fields
  const rows = [
    [name.label, talk.name],
    [company.label, talk.company],
    [email.label, talk.email],
    [about, talk.assessment],
  ]
  return (
    <TitledSection
      className="grid gap-2 border border-rule bg-surface p-4"
      title={title}
      titleId="talk-sent"
      titleClass="text-lg"
    >
      <dl className="wrap-anywhere">
        {rows.map(([term, fact]) => (
          <div
            className="grid gap-x-4 border-t border-rule py-2 sm:grid-cols-[minmax(0,8rem)_1fr]"
            key={term}
          >
            <dt className="text-muted">{term}</dt>
            <dd className="figures">{fact}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">{rest}</p>
    </TitledSection>
  )
}
