/** A tool is added to the register. */
import { data, redirect } from 'react-router'
import {
  firstTools,
  registerWords,
  toolWords as words,
} from '../../../content/en/register/words.ts'
import { fieldErrors } from '../../../domain/field-errors.ts'
import { resultPath } from '../../../domain/quickscore/result-link.ts'
import { mostTools, readTool, type TypedTool, typedIn } from '../../../domain/register/tool.ts'
import { fill } from '../../../domain/wording.ts'
import { servicesContext } from '../../ssr/context.ts'
import { found, secretMeta } from '../room.ts'
import type { Route } from './+types/add.ts'
import { type Refused, ToolForm } from './tool-form.tsx'

export async function loader({ request, params: { token }, context }: Route.LoaderArgs) {
  const register = found(await context.get(servicesContext).register.findRegister(token))
  if (register.moved_at && register.tools.length === 0) found(null)
  const named = new URL(request.url).searchParams.get('tool')
  const first = firstTools.find(({ id }) => id === named)
  const typed: TypedTool = first ? { name: first.name, stages: first.stages } : {}
  const isFull = register.tools.length >= mostTools
  return { typed, isFull, key: crypto.randomUUID() }
}

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const { register } = context.get(servicesContext)
  const form = await request.formData()
  const typed = typedIn(form)
  const read = readTool(typed)
  if (!read.success) {
    const errors = fieldErrors(read.error.issues)
    return data<Refused>({ kind: 'refused', typed, errors }, { status: 400 })
  }
  const key = String(form.get('key') ?? '')
  const added = found(await register.addTool(token, { facts: read.data, key }))
  if (added === 'full') {
    const errors = { full: fill(registerWords.full, { most: mostTools }) }
    return data<Refused>({ kind: 'full', typed, errors }, { status: 409 })
  }
  return redirect(`${resultPath(token, `register/${added.id}`)}?saved`, 303)
}

export const meta = () => secretMeta(words.add.title)

export default function AddTool({ loaderData, actionData, params }: Route.ComponentProps) {
  const { typed, isFull, key } = loaderData
  const full: Refused = {
    kind: 'full',
    typed,
    errors: { full: fill(registerWords.full, { most: mostTools }) },
  }
  return (
    <ToolForm
      back="register"
      hidden={['key', key]}
      refused={actionData ?? (isFull ? full : undefined)}
      submit={words.add.submit}
      title={words.add.title}
      token={params.token}
      typed={typed}
    />
  )
}
