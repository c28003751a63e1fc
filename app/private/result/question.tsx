/** Confirms deleting a result or revoking its link: one screen for two routes. */
import { redirect } from 'react-router'
import { resultQuestions } from '../../../content/en/quickscore/result-link.ts'
import { deletedRegister } from '../../../content/en/register/words.ts'
import { resultEndPaths, resultPath } from '../../../domain/quickscore/result-link.ts'
import { fill, formFor, longDate } from '../../../domain/wording.ts'
import { RuledList } from '../../site/ruled-list.tsx'
import { servicesContext } from '../../ssr/context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { found, secretMeta } from '../room.ts'
import type { Route } from './+types/question.ts'

type Intent = 'delete' | 'revoke'

const intentOf = (pattern: string): Intent => (pattern.endsWith('/delete') ? 'delete' : 'revoke')

/** Names the result by date and score, so that nobody deletes the wrong one. */
export async function loader({ pattern, params, context }: Route.LoaderArgs) {
  const { quickscore, register } = context.get(servicesContext)
  const { created_at, score } = found(await quickscore.findResult(params.token))
  const subject = { date: longDate(created_at), score }
  const tools = (await register.countTools(params.token)) ?? 0
  return { intent: intentOf(pattern), subject, tools }
}

/**
 * Deleting is confirmed only if it happened: the second post gets a 404. Revoking is confirmed for
 * every private link, in any state, so that all get the same answer.
 */
export async function action({ pattern, params, context }: Route.ActionArgs) {
  const { quickscore } = context.get(servicesContext)
  if (intentOf(pattern) === 'revoke') {
    found(await quickscore.revokeLink(params.token))
    return redirect(resultEndPaths.revoked, 303)
  }
  found(await quickscore.deleteResult(params.token))
  return redirect(resultEndPaths.deleted, 303)
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  secretMeta(resultQuestions[loaderData.intent].title)

export default function ResultQuestion({ loaderData, params: { token } }: Route.ComponentProps) {
  const { intent, subject, tools } = loaderData
  const { title, points, confirm } = resultQuestions[intent]
  return (
    <PageSection eyebrow={fill(resultQuestions.eyebrow, subject)} level={1} title={title}>
      <form className="grid max-w-measure gap-8" method="post">
        <RuledList items={[...points, ...sayTools(intent, tools)]} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger">
            {confirm}
          </Button>
          <ButtonLink href={resultPath(token)} variant="outline">
            {resultQuestions.cancel}
          </ButtonLink>
        </div>
      </form>
    </PageSection>
  )
}

/** Names the number of tools that are deleted with the result. */
function sayTools(intent: ReturnType<typeof intentOf>, tools: number): string[] {
  return intent === 'delete' && tools > 0
    ? [fill(formFor(deletedRegister, tools), { count: tools })]
    : []
}
