/** Asks other people, for the holder of a private link: confirms the mailbox, manages the links. */
import { data, redirect } from 'react-router'
import { askingWords as words } from '../../../content/en/questionnaires/asking-words.ts'
import { retention } from '../../../content/en/retention.ts'
import {
  type AskingErrors,
  labelMaxLength,
  listAskable,
  readAsking,
} from '../../../domain/questionnaires/questionnaire.ts'
import { resultPath } from '../../../domain/quickscore/result-link.ts'
import { readId } from '../../../domain/write-body.ts'
import { questionsFor } from '../../quickscore/questions.ts'
import { servicesContext } from '../../ssr/context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorList, Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { found, secretMeta } from '../room.ts'
import type { Route } from './+types/ask.ts'
import { AskingForm, type Typed } from './asking-form.tsx'
import { type Made, MadeLink } from './made-link.tsx'
import { sayAsker } from './questionnaire.ts'
import { SentList } from './sent-list.tsx'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { questionnaires, clock } = context.get(servicesContext)
  const asking = found(await questionnaires.findAsking(params.token))
  const today = clock.now().toISOString()
  const supplier = new URL(request.url).searchParams.get('supplier')
  return { asking, today, supplier }
}

/** The result of a form on this page. */
type Outcome =
  | { kind: 'confirming'; became: 'sent' | 'tooMany' | 'noServer' }
  | { kind: 'made'; made: Made }
  | { kind: 'refused'; errors: AskingErrors; typed: Typed }
  | { kind: 'too-many'; typed: Typed }
  | { kind: 'withdrawn' }

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const { questionnaires, mail, clock } = context.get(servicesContext)
  const form = await request.formData()
  if (form.get('wants') === 'confirm') {
    const outcome = found(await questionnaires.askToConfirm(token))
    const sent = mail.hasMailServer() ? 'sent' : 'noServer'
    return data<Outcome>({ kind: 'confirming', became: outcome === 'sent' ? sent : 'tooMany' })
  }
  if (form.get('wants') === 'withdraw') {
    found(await questionnaires.withdrawQuestionnaire(token, found(readId(form.get('id')))))
    return data<Outcome>({ kind: 'withdrawn' })
  }
  const asking = found(await questionnaires.findAsking(token))
  if (!asking.isConfirmed) return redirect(resultPath(token, 'ask'), 303)
  const typed = readTyped(form)
  const read = readAsking(form, {
    questionsOf: (answerer) => listAskable(questionsFor, answerer, asking.userType),
    messages: words.form.messages,
    now: clock.now(),
    lasts: retention.questionnaires,
  })
  if ('errors' in read) {
    return data<Outcome>({ kind: 'refused', errors: read.errors, typed }, { status: 400 })
  }
  const made = found(await questionnaires.ask(token, read.asking))
  if (typeof made === 'string') return data<Outcome>({ kind: 'too-many', typed }, { status: 409 })
  const { answerer, label, ids, answerBy } = read.asking
  const facts = { answerer, label, questions: ids.length, answerBy }
  return data<Outcome>({ kind: 'made', made: { ...made, ...facts } })
}

function readTyped(form: FormData): Typed {
  const texts = (name: string) => form.getAll(name).map(String)
  return {
    answerer: String(form.get('answerer') ?? ''),
    label: String(form.get('label') ?? ''),
    ticked: [...texts('parts'), ...texts('questions')],
    answerBy: String(form.get('answer_by') ?? ''),
  }
}

export const meta = () => secretMeta(words.title)

export default function AskOthers({ loaderData, actionData, params }: Route.ComponentProps) {
  const { asking, today, supplier } = loaderData
  const { token } = params
  const { isConfirmed, listed } = asking
  const asker = sayAsker(asking.domain)
  const outcome = actionData ?? undefined
  const named = supplier === null ? undefined : nameSupplier(supplier)
  const typed = outcome && 'typed' in outcome ? outcome.typed : named
  const errors = outcome?.kind === 'refused' ? outcome.errors : {}
  return (
    <PageSection
      lead={isConfirmed ? words.form.lead.replace('{asker}', asker) : words.confirm.lead}
      level={1}
      title={isConfirmed ? words.title : words.confirm.title}
    >
      <div className="grid max-w-4xl gap-8">
        {outcome && <Came outcome={outcome} />}
        {!isConfirmed && (
          <form method="post">
            <Button name="wants" type="submit" value="confirm">
              {words.confirm.submit}
            </Button>
          </form>
        )}
        {isConfirmed && (
          <AskingForm
            errors={errors}
            key={outcome?.kind}
            open={asking.open}
            today={today}
            typed={typed}
            userType={asking.userType}
          />
        )}
        {listed.length > 0 && <SentList listed={listed} />}
        <p>
          <ButtonLink href={resultPath(token)} variant="outline">
            {words.back}
          </ButtonLink>
        </p>
      </div>
    </PageSection>
  )
}

/** The form filled in for the supplier of a tool in the register. */
const nameSupplier = (label: string): Typed => {
  return { answerer: 'supplier', label: label.slice(0, labelMaxLength), ticked: [], answerBy: '' }
}

function Came({ outcome }: { outcome: Outcome }) {
  switch (outcome.kind) {
    case 'confirming': {
      const { title, text } = words.confirm[outcome.became]
      const isSent = outcome.became === 'sent'
      return (
        <Notice arrival title={title} tone={isSent ? 'success' : 'failure'}>
          {text}
        </Notice>
      )
    }
    case 'made':
      return <MadeLink made={outcome.made} />
    case 'refused':
    case 'too-many':
      return (
        <Notice arrival title={words.form.failed} tone="failure">
          {outcome.kind === 'too-many' ? words.form.tooMany : <ErrorList errors={outcome.errors} />}
        </Notice>
      )
    case 'withdrawn':
      return <Notice arrival title={words.withdraw.done} tone="success" />
  }
}
