/** One tool: its duties in the order of the plan, its missing papers, and links onwards. */
import { redirect } from 'react-router'
import { practiceWarnings } from '../../../content/en/quickscore/law-words.ts'
import {
  paperWords,
  registerVocabulary,
  toolPageWords as words,
} from '../../../content/en/register/words.ts'
import { isRejecting, type Respondent } from '../../../domain/law/reading.ts'
import { resultPath } from '../../../domain/quickscore/result-link.ts'
import { listPapers } from '../../../domain/register/owed.ts'
import { type ReadTool, sayDoing } from '../../../domain/register/said.ts'
import type { PaperId } from '../../../domain/register/tool.ts'
import { fill, longDate } from '../../../domain/wording.ts'
import { readId } from '../../../domain/write-body.ts'
import { servicesContext } from '../../ssr/context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { FileLinks } from '../../ui/file-links.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { TitledSection } from '../../ui/titled-section.tsx'
import { TypedText } from '../questionnaires/sent-answers.tsx'
import { found, secretMeta } from '../room.ts'
import type { Route } from './+types/tool.ts'
import { OwedRows } from './owed-rows.tsx'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const register = found(await context.get(servicesContext).register.findRegister(params.token))
  const tool = found(register.tools.find(({ id }) => String(id) === params.tool))
  const isSaved = new URL(request.url).searchParams.has('saved')
  return { tool, asker: register.asker, isSaved }
}

export async function action({ params: { token, tool }, context }: Route.ActionArgs) {
  const { register } = context.get(servicesContext)
  found(await register.deleteTool(token, found(readId(tool))))
  return redirect(`${resultPath(token, 'register')}?deleted`, 303)
}

export const meta = ({ loaderData }: Route.MetaArgs) => secretMeta(loaderData.tool.facts.name)

export default function ToolPage({ loaderData, params: { token } }: Route.ComponentProps) {
  const { tool, asker, isSaved } = loaderData
  const { id, facts, isForbidden } = tool
  return (
    <PageSection
      eyebrow={words.eyebrow}
      lead={sayDoing(facts, registerVocabulary)}
      level={1}
      title={<TypedText text={facts.name} />}
    >
      <div className="grid gap-8 wrap-anywhere print:block print:space-y-8">
        {isSaved && <Notice arrival title={words.saved} tone="success" />}
        {isForbidden && (
          <Notice title={words.forbidden.title} tone="failure">
            {practiceWarnings.forbidden} {words.forbidden.more}
          </Notice>
        )}
        <Duties asker={asker} tool={tool} />
        {!tool.isRetired && <Papers asker={asker} token={token} tool={tool} />}
        <AskSupplier token={token} tool={tool} />
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={resultPath(token, `register/${id}/edit`)}>{words.edit}</ButtonLink>
          <ButtonLink href={resultPath(token, 'register')} variant="outline">
            {words.back}
          </ButtonLink>
        </div>
        <DeleteTool name={facts.name} />
      </div>
    </PageSection>
  )
}

interface ToolProps {
  tool: ReadTool
  token: string
}

function Duties({ tool, asker }: { tool: ReadTool; asker: Respondent }) {
  const { owed, isRetired, isElsewhere, facts } = tool
  const nothing = isRetired ? words.retired : isElsewhere ? words.elsewhere : words.none
  const isStrict = facts.rejects === 'no' && facts.ranks === 'yes' && asker.answers.D1 === 0
  return (
    <TitledSection className="grid gap-6" title={words.duties} titleId="owed-title">
      {owed.length === 0 ? (
        <p className="max-w-measure">{nothing}</p>
      ) : (
        <>
          <p className="max-w-measure text-muted">{words.dutiesLead}</p>
          {isStrict && !isRejecting(facts) && <p className="max-w-measure">{words.strict}</p>}
          <OwedRows asker={asker} tool={tool} />
        </>
      )}
    </TitledSection>
  )
}

function Papers({ tool, token, asker }: ToolProps & { asker: Respondent }) {
  const { id, facts, missing } = tool
  const needed = listPapers(facts, asker)
  const { title, none, draft } = words.missing
  return (
    <TitledSection className="grid gap-4" title={title} titleId="papers-title">
      {missing.length === 0 && <p>{none}</p>}
      {missing.length > 0 && (
        <ul className="border-b border-rule">
          {missing.map((paper) => (
            <li
              className="flex flex-wrap items-center justify-between gap-x-6 border-t border-rule"
              key={paper}
            >
              <span className="font-semibold">{paperWords[paper].name}</span>
              <a
                aria-label={`${draft}: ${paperWords[paper].draft}`}
                className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
                href={draftOf(paper, token, id)}
              >
                {paperWords[paper].draft}
              </a>
            </li>
          ))}
        </ul>
      )}
      {facts.test_on !== '' && (
        <p>
          {fill(words.test, {
            date: longDate(facts.test_on),
            ratio: facts.ratio || words.unknown,
            p: facts.p || words.unknown,
          })}
        </p>
      )}
      <h3 className="text-lg">{words.files}</h3>
      <FileLinks
        files={[
          [resultPath(token, `register/${id}/impact-assessment.docx`), words.assessment],
          ...(needed.includes('council')
            ? [[resultPath(token, `register/${id}/works-council.docx`), words.council] as const]
            : []),
        ]}
      />
    </TitledSection>
  )
}

function draftOf(paper: PaperId, token: string, id: number): string {
  const drafts: Record<PaperId, string> = {
    contract: resultPath(token, 'clause-on-training-data.docx'),
    assessment: resultPath(token, `register/${id}/impact-assessment.docx`),
    council: resultPath(token, `register/${id}/works-council.docx`),
    bias: '/tools/adverse-impact',
    notice: `${resultPath(token, 'register')}#files-title`,
  }
  return drafts[paper]
}

function AskSupplier({ tool: { facts }, token }: ToolProps) {
  const { title, text, unnamed, open } = words.ask
  const label = facts.supplier || facts.name
  return (
    <TitledSection className="grid gap-4" title={title} titleId="supplier-title">
      <p className="max-w-measure">{fill(text, { supplier: facts.supplier || unnamed })}</p>
      <p>
        <ButtonLink
          href={`${resultPath(token, 'ask')}?supplier=${encodeURIComponent(label)}`}
          variant="outline"
        >
          {open}
        </ButtonLink>
      </p>
    </TitledSection>
  )
}

/** Folded, so that it takes a confirmation, also without script. */
function DeleteTool({ name }: { name: string }) {
  const { open, text, confirm } = words.delete
  return (
    <Disclosure summary={<span className="text-base text-action">{open}</span>}>
      <form className="grid gap-4" method="post">
        <p>{text}</p>
        <div>
          <Button size="sm" type="submit" variant="danger">
            {fill(confirm, { name })}
          </Button>
        </div>
      </form>
    </Disclosure>
  )
}
