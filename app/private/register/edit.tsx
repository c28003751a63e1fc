/** The facts of one tool are changed; who saves second sees both texts. */
import { data, redirect } from 'react-router'
import { toolWords as words } from '../../../content/en/register/words.ts'
import { fieldErrors } from '../../../domain/field-errors.ts'
import { resultPath } from '../../../domain/quickscore/result-link.ts'
import { readTool, typedIn, typedOf } from '../../../domain/register/tool.ts'
import { fill } from '../../../domain/wording.ts'
import { readId } from '../../../domain/write-body.ts'
import { servicesContext } from '../../ssr/context.ts'
import { found, secretMeta } from '../room.ts'
import type { Route } from './+types/edit.ts'
import { type Refused, ToolForm } from './tool-form.tsx'

export async function loader({ params: { token, tool: id }, context }: Route.LoaderArgs) {
  const register = await context.get(servicesContext).register.findRegister(token)
  const tool = found(register?.tools.find((one) => String(one.id) === id))
  return { id: tool.id, version: tool.version, typed: typedOf(tool.facts) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { token } = params
  const form = await request.formData()
  const typed = typedIn(form)
  const read = readTool(typed)
  if (!read.success) {
    const errors = fieldErrors(read.error.issues)
    const seen = String(form.get('seen') ?? '')
    return data<Refused>({ kind: 'refused', typed, errors, version: seen }, { status: 400 })
  }
  const [id, version] = [found(readId(params.tool)), readId(form.get('seen')) ?? 0]
  const change = { id, version, facts: read.data }
  const outcome = found(await context.get(servicesContext).register.saveTool(token, change))
  if (outcome === 'conflict') {
    return data<Refused>({ kind: 'conflict', typed, errors: {} }, { status: 409 })
  }
  return redirect(`${resultPath(token, `register/${id}`)}?saved`, 303)
}

const titleOf = ({ typed }: { typed: Readonly<Record<string, unknown>> }) =>
  fill(words.edit.title, { name: String(typed.name) })

export const meta = ({ loaderData }: Route.MetaArgs) => secretMeta(titleOf(loaderData))

export default function EditTool({ loaderData, actionData, params }: Route.ComponentProps) {
  const { id, version, typed } = loaderData
  return (
    <ToolForm
      back={`register/${id}`}
      hidden={['seen', actionData?.version ?? String(version)]}
      refused={actionData ?? undefined}
      submit={words.edit.submit}
      title={titleOf(loaderData)}
      token={params.token}
      typed={typed}
    />
  )
}
