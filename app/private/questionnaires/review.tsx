/** All answers of a questionnaire before sending, each with a link to change it. */
import { data, redirect } from 'react-router'
import { answeringWords } from '../../../content/en/questionnaires/answering-words.ts'
import { answerPath } from '../../../domain/questionnaires/paths.ts'
import { fill, listing } from '../../../domain/wording.ts'
import { servicesContext } from '../../ssr/context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { found, secretMeta } from '../room.ts'
import type { Route } from './+types/review.ts'
import { type Questionnaire, readVersion, sayEyebrow } from './questionnaire.ts'
import { AnswerList, SentAnswers } from './sent-answers.tsx'

const words = answeringWords.review

export async function loader({ params, context }: Route.LoaderArgs) {
  return {
    asked: found(await context.get(servicesContext).questionnaires.findByToken(params.token)),
  }
}

/** Sends the answers; sending again shows that they are sent. */
export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const { questionnaires } = context.get(servicesContext)
  const asked = found(await questionnaires.findByToken(token))
  if (asked.kind === 'own') return redirect(answerPath(token, 'details'), 303)
  if (!asked.sent_at && Object.keys(asked.answers).length === 0) {
    return data({ message: words.nothing }, { status: 400 })
  }
  const version = readVersion(await request.formData())
  const outcome = found(await questionnaires.sendAnswers(token, version))
  if (outcome === 'conflict') return data({ message: words.changed }, { status: 409 })
  return redirect(answerPath(token), 303)
}

export const meta = () => secretMeta(words.title)

export default function ReviewAnswers(props: Route.ComponentProps) {
  const { asked } = props.loaderData
  const { token } = props.params
  if (asked.sent_at) return <SentAnswers asked={asked} token={token} />
  const isOwn = asked.kind === 'own'
  return (
    <PageSection
      eyebrow={sayEyebrow(asked)}
      lead={isOwn ? words.ownLead : words.lead}
      level={1}
      title={words.title}
    >
      <div className="grid gap-8">
        {props.actionData && <Notice arrival title={props.actionData.message} tone="failure" />}
        <AnswerList asked={asked} token={token} />
        {isOwn ? <ToDetails asked={asked} token={token} /> : <Send asked={asked} token={token} />}
      </div>
    </PageSection>
  )
}

function Send({ asked: { version }, token }: { asked: Questionnaire; token: string }) {
  return (
    <form className="grid gap-4" method="post">
      <input name="version" type="hidden" value={version} />
      <p className="max-w-measure text-muted">{words.sendNote}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{words.send}</Button>
        <ButtonLink href={answerPath(token)} variant="outline">
          {answeringWords.part.back}
        </ButtonLink>
      </div>
    </form>
  )
}

function ToDetails({ asked: { ids, answers }, token }: { asked: Questionnaire; token: string }) {
  const missing = ids.filter((id) => answers[id] === undefined)
  if (missing.length > 0) {
    return <p className="max-w-measure">{fill(words.missing, { ids: listing(missing) })}</p>
  }
  return (
    <p>
      <ButtonLink href={answerPath(token, 'details')}>{words.details}</ButtonLink>
    </p>
  )
}
