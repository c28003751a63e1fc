/** Asks before what was answered by a link is withdrawn: one form, one button, one way back. */
import { data, redirect } from 'react-router'
import { answeringWords, askedLost } from '../../content/en/questionnaires/answering-words.ts'
import { askedPath, withdrawnPath } from '../../domain/questionnaires/paths.ts'
import { secretMeta } from '../quickscore/result/lost.tsx'
import { RuledList } from '../site/ruled-list.tsx'
import { servicesContext } from '../ssr/context.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { PageSection } from '../ui/page-section.tsx'
import type { Route } from './+types/withdraw.ts'
import { type Asked, sayEyebrow } from './asked.ts'
import LostQuestions from './lost.tsx'

const words = answeringWords.withdraw

/** The page holds a form, which a browser sends with `Origin: null` under `no-referrer`. */
export function headers() {
  return { 'Referrer-Policy': 'same-origin' }
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const asked = await context.get(servicesContext).questionnaires.findAsked(params.token)
  return data({ asked }, { status: asked ? 200 : 404 })
}

/** Says that it is withdrawn only if it was: a second press finds nothing at the link. */
export async function action({ params, context }: Route.ActionArgs) {
  const { questionnaires } = context.get(servicesContext)
  const isWithdrawn = await questionnaires.withdrawAnswers(params.token)
  return isWithdrawn ? redirect(withdrawnPath, 303) : data(null, { status: 404 })
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  secretMeta(loaderData?.asked ? wordsFor(loaderData.asked).title : askedLost.metaTitle)

function wordsFor({ kind, sent_at }: Asked) {
  if (kind !== 'own') return words
  return sent_at ? words.ownSent : words.own
}

export default function WithdrawAnswers({ loaderData, params }: Route.ComponentProps) {
  const { asked } = loaderData
  if (!asked) return <LostQuestions />
  const { title, points, confirm } = wordsFor(asked)
  return (
    <PageSection eyebrow={sayEyebrow(asked)} level={1} title={title}>
      <form className="grid max-w-measure gap-8" method="post">
        <RuledList items={points} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger">
            {confirm}
          </Button>
          <ButtonLink href={askedPath(params.token)} variant="outline">
            {words.back}
          </ButtonLink>
        </div>
      </form>
    </PageSection>
  )
}
