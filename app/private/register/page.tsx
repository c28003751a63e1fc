/** The register of hiring tools, for the holder of a private link: list, files, retention. */
import { redirect } from 'react-router'
import {
  firstTools,
  registerVocabulary,
  toolPageWords,
  registerWords as words,
} from '../../../content/en/register/words.ts'
import { isReadIn } from '../../../domain/law/reading.ts'
import { resultPath } from '../../../domain/quickscore/result-link.ts'
import {
  type ReadTool,
  sayDoing,
  sayLater,
  sayMissing,
  sayNext,
  sayNow,
} from '../../../domain/register/said.ts'
import { mostTools } from '../../../domain/register/tool.ts'
import { fill, longDate } from '../../../domain/wording.ts'
import type { Services } from '../../../server/services.ts'
import { servicesContext } from '../../ssr/context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FileLinks } from '../../ui/file-links.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { StackedTable } from '../../ui/stacked-table.tsx'
import { TitledSection } from '../../ui/titled-section.tsx'
import { TypedText } from '../questionnaires/sent-answers.tsx'
import { found, secretMeta } from '../room.ts'
import type { Route } from './+types/page.ts'

export async function loader({ request, params: { token }, context }: Route.LoaderArgs) {
  const shown = found(await context.get(servicesContext).register.findRegister(token))
  const { assessment: _, ...register } = shown
  const asked = new URL(request.url).searchParams
  return { register, isKept: asked.has('kept'), isDeleted: asked.has('deleted') }
}

/** Extends the link, by twelve months at most. */
export async function action({ params: { token }, context }: Route.ActionArgs) {
  found(await context.get(servicesContext).quickscore.keepLink(token))
  return redirect(`${resultPath(token, 'register')}?kept`, 303)
}

export const meta = () => secretMeta(words.title)

export default function RegisterPage({ loaderData, params: { token } }: Route.ComponentProps) {
  const { register, isKept, isDeleted } = loaderData
  const { tools, moved_at, expires_at, asker } = register
  const hasMoved = moved_at !== null && tools.length === 0
  return (
    <PageSection
      lead={fill(words.lead, { date: longDate(asker.on) })}
      level={1}
      title={words.title}
    >
      <div className="grid gap-8">
        {isKept && (
          <Notice
            arrival
            title={fill(words.keeping.kept, { date: longDate(expires_at) })}
            tone="success"
          />
        )}
        {isDeleted && <Notice arrival title={toolPageWords.delete.done} tone="success" />}
        {hasMoved ? (
          <EmptyState title={words.moved.title}>
            {fill(words.moved.text, { date: longDate(moved_at) })}
          </EmptyState>
        ) : (
          <Tools register={register} token={token} />
        )}
        <p>
          <ButtonLink href={resultPath(token)} variant="outline">
            {words.back}
          </ButtonLink>
        </p>
      </div>
    </PageSection>
  )
}

type Shown = Omit<
  NonNullable<Awaited<ReturnType<Services['register']['findRegister']>>>,
  'assessment'
>

function Tools({ register, token }: { register: Shown; token: string }) {
  const { tools, asker } = register
  if (tools.length === 0) return <FirstTools token={token} />
  return (
    <>
      <StackedTable
        columns={words.columns}
        label={words.title}
        rows={tools.map((tool) => ({ key: `${tool.id}`, cells: cellsOf(tool, token, asker.on) }))}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {tools.length < mostTools ? (
          <ButtonLink href={resultPath(token, 'register/new')}>{words.add}</ButtonLink>
        ) : (
          <p>{fill(words.full, { most: mostTools })}</p>
        )}
        <p className="text-sm text-muted figures">
          {fill(words.room, { count: tools.length, most: mostTools })}
        </p>
      </div>
      <RegisterFiles register={register} token={token} />
      <Keeping register={register} token={token} />
    </>
  )
}

function cellsOf(tool: ReadTool, token: string, today: string) {
  const { id, facts, isForbidden } = tool
  return [
    <a
      className="inline-flex min-h-11 items-center text-action underline underline-offset-4 lg:min-h-0"
      href={resultPath(token, `register/${id}`)}
      key="name"
    >
      <TypedText text={facts.name} />
    </a>,
    sayDoing(facts, registerVocabulary),
    <Lines isWarned={isForbidden} key="now" lines={sayNow(tool, registerVocabulary)} />,
    <Lines key="later" lines={sayLater(tool, registerVocabulary)} />,
    sayNext(tool, registerVocabulary, today),
    sayMissing(tool, registerVocabulary),
  ]
}

function Lines({ lines, isWarned = false }: { lines: readonly string[]; isWarned?: boolean }) {
  return (
    <ul>
      {lines.map((line, index) => (
        <li
          className={isWarned && index === 0 ? 'font-semibold text-danger' : undefined}
          key={line}
        >
          {line}
        </li>
      ))}
    </ul>
  )
}

function FirstTools({ token }: { token: string }) {
  const { title, text, own } = words.empty
  return (
    <EmptyState
      action={<ButtonLink href={resultPath(token, 'register/new')}>{own}</ButtonLink>}
      title={title}
    >
      <p>{text}</p>
      <ul className="mt-4 border-b border-rule">
        {firstTools.map((tool) => (
          <li className="border-t border-rule py-2" key={tool.id}>
            <a
              className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4"
              href={`${resultPath(token, 'register/new')}?tool=${tool.id}`}
            >
              {tool.name}
            </a>
            <p className="text-sm">{tool.text}</p>
          </li>
        ))}
      </ul>
    </EmptyState>
  )
}

function RegisterFiles({ register, token }: { register: Shown; token: string }) {
  const { title, lead, items, notices } = words.files
  const at = (file: string) => resultPath(token, `register/${file}`)
  const hasDates = register.tools.some(({ dates, isForbidden }) => isForbidden || dates.length > 0)
  const filled = Object.entries(items).filter(([file]) => hasDates || file !== 'register.ics')
  const isUsedIn = (place: 'eu' | 'uk') =>
    register.tools.some(({ facts, isElsewhere }) => {
      const places = facts.places ?? register.asker.applicability.places
      return !isElsewhere && isReadIn(place === 'eu' ? 'EU' : 'UK', { places })
    })
  return (
    <TitledSection className="grid gap-4" title={title} titleId="files-title">
      <p className="max-w-measure text-muted">{lead}</p>
      <FileLinks
        files={[
          ...filled.map(([file, text]) => [at(file), text] as const),
          ...(['eu', 'uk'] as const)
            .filter(isUsedIn)
            .flatMap((place) => [
              [at(`notice-${place}.docx`), notices[place]] as const,
              [at(`notice-${place}.html`), notices[`${place}Paste`]] as const,
            ]),
        ]}
      />
    </TitledSection>
  )
}

function Keeping({ register, token }: { register: Shown; token: string }) {
  const { title, link, atEnd, take, keep, again } = words.keeping
  const { expires_at, ends_at } = register
  const isAtEnd = expires_at >= ends_at
  const dates = { link: longDate(expires_at), end: longDate(ends_at) }
  return (
    <TitledSection className="grid max-w-measure gap-4" title={title} titleId="keeping-title">
      <p>{fill(isAtEnd ? atEnd : link, dates)}</p>
      <p>{take}</p>
      <div className="flex flex-wrap gap-3">
        {!isAtEnd && (
          <form method="post">
            <Button type="submit" variant="outline">
              {keep}
            </Button>
          </form>
        )}
        <ButtonLink href={resultPath(token, 'again')} variant="outline">
          {again}
        </ButtonLink>
      </div>
    </TitledSection>
  )
}
