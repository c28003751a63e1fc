import { data, redirect } from 'react-router'
import { resultEndPaths } from '../../../domain/quickscore/result-link.ts'
import { servicesContext } from '../../services.ts'
import type { Route } from './+types/delete.ts'
import { findSubject, formHeaders, Question, questionMeta } from './question.tsx'

export const headers = formHeaders

export const meta = ({ loaderData }: Route.MetaArgs) => questionMeta('delete', loaderData)

export async function loader({ params, context }: Route.LoaderArgs) {
  const subject = await findSubject(context.get(servicesContext), params.token)
  return data(subject, { status: subject ? 200 : 404 })
}

/** Says that something is deleted only if it was: a second press finds no result at the link. */
export async function action({ params, context }: Route.ActionArgs) {
  const isDeleted = await context.get(servicesContext).quickscore.deleteResult(params.token)
  return isDeleted ? redirect(resultEndPaths.deleted, 303) : data(null, { status: 404 })
}

export default function DeleteResult({ loaderData, params }: Route.ComponentProps) {
  return <Question deed="delete" subject={loaderData} token={params.token} />
}
