import { data, redirect } from 'react-router'
import { resultEndPaths } from '../../../domain/quickscore/result-link.ts'
import { servicesContext } from '../../services.ts'
import type { Route } from './+types/revoke.ts'
import { findSubject, formHeaders, Question, questionMeta } from './question.tsx'

export const headers = formHeaders

export const meta = ({ loaderData }: Route.MetaArgs) => questionMeta('revoke', loaderData)

export async function loader({ params, context }: Route.LoaderArgs) {
  const subject = await findSubject(context.get(servicesContext), params.token)
  return data(subject, { status: subject ? 200 : 404 })
}

/** True of every link afterwards, whatever it was before, so that all get the same answer. */
export async function action({ params, context }: Route.ActionArgs) {
  await context.get(servicesContext).quickscore.revokeLink(params.token)
  return redirect(resultEndPaths.revoked, 303)
}

export default function RevokeLink({ loaderData, params }: Route.ComponentProps) {
  return <Question deed="revoke" subject={loaderData} token={params.token} />
}
