/** The form to add a tool or change the one in the address; a conflict shows both versions. */
import { data, redirect } from 'react-router'
import {
  firstTools,
  registerWords,
  toolWords as words,
} from '../../../content/en/register/words.ts'
import { fieldErrors } from '../../../domain/field-errors.ts'
import { resultPath } from '../../../domain/quickscore/result-link.ts'
import {
  listChanged,
  mostTools,
  readTool,
  type TypedTool,
  typedIn,
  typedOf,
} from '../../../domain/register/tool.ts'
import { fill } from '../../../domain/wording.ts'
import { readId } from '../../../domain/write-body.ts'
import { servicesContext } from '../../ssr/context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorList, Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { found, secretMeta } from '../room.ts'
import type { Route } from './+types/edit.ts'
import { ToolFields } from './tool-fields.tsx'

/** The form's content; `hidden` is the version shown, or a new tool's idempotency key. */
interface Shown {
  /** Null for a new tool. */
  id: number | null
  typed: TypedTool
  hidden: readonly [name: 'seen' | 'key', value: string]
  isFull: boolean
}

export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Shown> {
  const { tools, moved_at } = found(
    await context.get(servicesContext).register.findRegister(params.token),
  )
  if (params.tool !== undefined) {
    const { id, version, facts } = found(tools.find((one) => String(one.id) === params.tool))
    return { id, typed: typedOf(facts), hidden: ['seen', String(version)], isFull: false }
  }
  if (moved_at && tools.length === 0) found(null)
  const named = new URL(request.url).searchParams.get('tool')
  const first = firstTools.find(({ id }) => id === named)
  const typed: TypedTool = first ? { name: first.name, stages: first.stages } : {}
  const isFull = tools.length >= mostTools
  return { id: null, typed, hidden: ['key', crypto.randomUUID()], isFull }
}

/** The answer to a form that was not saved. */
interface Refused {
  kind: 'refused' | 'conflict' | 'full'
  typed: TypedTool
  errors: Readonly<Record<string, string>>
  /** The version first shown, kept over errors so that a later save still finds the conflict. */
  seen?: string
}

const full = { full: fill(registerWords.full, { most: mostTools }) }

export async function action({ request, params: { token, tool }, context }: Route.ActionArgs) {
  const { register } = context.get(servicesContext)
  const form = await request.formData()
  const sent = (name: Shown['hidden'][0]) => String(form.get(name) ?? '')
  const typed = typedIn(form)
  const read = readTool(typed)
  if (!read.success) {
    const errors = fieldErrors(read.error.issues)
    return data<Refused>({ kind: 'refused', typed, errors, seen: sent('seen') }, { status: 400 })
  }
  const at = (id: number) => `${resultPath(token, `register/${id}`)}?saved`
  if (tool === undefined) {
    const added = found(await register.addTool(token, { facts: read.data, key: sent('key') }))
    return added === 'full'
      ? data<Refused>({ kind: 'full', typed, errors: full }, { status: 409 })
      : redirect(at(added.id), 303)
  }
  const change = { id: found(readId(tool)), version: readId(sent('seen')) ?? 0, facts: read.data }
  const outcome = found(await register.saveTool(token, change))
  return outcome === 'conflict'
    ? data<Refused>({ kind: 'conflict', typed, errors: {} }, { status: 409 })
    : redirect(at(change.id), 303)
}

const titleOf = ({ id, typed }: Shown) =>
  id === null ? words.add.title : fill(words.edit.title, { name: String(typed.name) })

export const meta = ({ loaderData }: Route.MetaArgs) => secretMeta(titleOf(loaderData))

export default function EditTool({ loaderData, actionData, params }: Route.ComponentProps) {
  const { id, typed, hidden, isFull } = loaderData
  const atEnd: Refused | null = isFull ? { kind: 'full', typed, errors: full } : null
  const refused = actionData ?? atEnd
  const isStale = refused?.kind === 'conflict'
  const shown = refused?.typed ?? typed
  const changed = isStale ? listChanged(shown, typed) : []
  const saved = Object.fromEntries(changed.map((name) => [name, typed[name] ?? '']))
  const [name, value] = hidden
  return (
    <PageSection lead={words.lead} level={1} title={titleOf(loaderData)}>
      <form className="grid max-w-2xl gap-8" method="post">
        <input
          name={name}
          type="hidden"
          value={name === 'seen' ? (refused?.seen ?? value) : value}
        />
        {refused && (
          <Notice arrival title={isStale ? words.conflict.title : words.failed} tone="failure">
            {isStale ? words.conflict.text : <ErrorList errors={refused.errors} />}
          </Notice>
        )}
        <ToolFields errors={refused?.errors ?? {}} saved={saved} typed={shown} />
        <div className="flex flex-wrap gap-3 border-t border-rule pt-6">
          <Button type="submit">{id === null ? words.add.submit : words.edit.submit}</Button>
          <ButtonLink
            href={resultPath(params.token, id === null ? 'register' : `register/${id}`)}
            variant="outline"
          >
            {words.cancel}
          </ButtonLink>
        </div>
      </form>
    </PageSection>
  )
}
