/**
 * Asks before a result is deleted or its link revoked: one form, one button, one way back. Two
 * routes, one screen.
 */
import { data, redirect } from 'react-router'
import { resultLost, resultQuestions } from '../../../content/en/quickscore/result-link.ts'
import { deletedRegister } from '../../../content/en/register/words.ts'
import { resultEndPaths, resultPath } from '../../../domain/quickscore/result-link.ts'
import { fill, formFor, longDate } from '../../../domain/wording.ts'
import { RuledList } from '../../site/ruled-list.tsx'
import { servicesContext } from '../../ssr/context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import type { Route } from './+types/question.ts'
import LostResult, { secretMeta } from './lost.tsx'

type Intent = 'delete' | 'revoke'

const intentOf = (pattern: string): Intent => (pattern.endsWith('/delete') ? 'delete' : 'revoke')

/**
 * The page holds a form. With the `no-referrer` of the other pages a browser would send it with
 * `Origin: null`, and the guard against forms of other sites would refuse it.
 */
export function headers() {
  return { 'Referrer-Policy': 'same-origin' }
}

/** With what the question is about, so that nobody deletes another result than they think. */
export async function loader({ pattern, params, context }: Route.LoaderArgs) {
  const { quickscore, register } = context.get(servicesContext)
  const found = await quickscore.findResult(params.token)
  const subject = found && { date: longDate(found.created_at), score: found.result.score }
  const tools = (await register.countTools(params.token)) ?? 0
  return data({ intent: intentOf(pattern), subject, tools }, { status: subject ? 200 : 404 })
}

/**
 * Says that something is deleted only if it was: a second press finds no result at the link.
 * Revoked is every private link afterwards, in any state before, so that all get the same answer.
 */
export async function action({ pattern, params, context }: Route.ActionArgs) {
  const { quickscore } = context.get(servicesContext)
  if (intentOf(pattern) === 'revoke') {
    const mayRevoke = await quickscore.revokeLink(params.token)
    return mayRevoke ? redirect(resultEndPaths.revoked, 303) : data(null, { status: 404 })
  }
  const isDeleted = await quickscore.deleteResult(params.token)
  return isDeleted ? redirect(resultEndPaths.deleted, 303) : data(null, { status: 404 })
}

export function meta({ loaderData }: Route.MetaArgs) {
  return secretMeta(
    loaderData?.subject ? resultQuestions[loaderData.intent].title : resultLost.metaTitle,
  )
}

export default function ResultQuestion({ loaderData, params: { token } }: Route.ComponentProps) {
  const { intent, subject, tools } = loaderData
  if (!subject) return <LostResult />
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

/** The register goes with the result, by its number of tools. */
function sayTools(intent: ReturnType<typeof intentOf>, tools: number): string[] {
  return intent === 'delete' && tools > 0
    ? [fill(formFor(deletedRegister, tools), { count: tools })]
    : []
}
