/** Confirms the withdrawal of answers: one form, one button, one link back. */
import { redirect } from 'react-router'
import { answeringWords } from '../../../content/en/questionnaires/answering-words.ts'
import { answerPath, withdrawnPath } from '../../../domain/questionnaires/paths.ts'
import { RuledList } from '../../site/ruled-list.tsx'
import { servicesContext } from '../../ssr/context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { found, secretMeta } from '../room.ts'
import type { Route } from './+types/withdraw.ts'
import { type Questionnaire, sayEyebrow } from './questionnaire.ts'

const words = answeringWords.withdraw

export async function loader({ params, context }: Route.LoaderArgs) {
  return found(await context.get(servicesContext).questionnaires.findByToken(params.token))
}

/** Confirms only an actual withdrawal: the second post gets a 404. */
export async function action({ params, context }: Route.ActionArgs) {
  const { questionnaires } = context.get(servicesContext)
  found(await questionnaires.withdrawAnswers(params.token))
  return redirect(withdrawnPath, 303)
}

export const meta = ({ loaderData }: Route.MetaArgs) => secretMeta(wordsFor(loaderData).title)

function wordsFor({ kind, sent_at }: Questionnaire) {
  if (kind !== 'own') return words
  return sent_at ? words.ownSent : words.own
}

export default function WithdrawAnswers({ loaderData: asked, params }: Route.ComponentProps) {
  const { title, points, confirm } = wordsFor(asked)
  return (
    <PageSection eyebrow={sayEyebrow(asked)} level={1} title={title}>
      <form className="grid max-w-measure gap-8" method="post">
        <RuledList items={points} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger">
            {confirm}
          </Button>
          <ButtonLink href={answerPath(params.token)} variant="outline">
            {words.back}
          </ButtonLink>
        </div>
      </form>
    </PageSection>
  )
}
