/** A supplier reuses answers given to another customer: shown first, each confirmed. */
import { data, redirect } from 'react-router'
import { answeringWords } from '../../../content/en/questionnaires/answering-words.ts'
import type { Given } from '../../../domain/questionnaires/answers.ts'
import { answerPath, tokenIn } from '../../../domain/questionnaires/paths.ts'
import { fill } from '../../../domain/wording.ts'
import { questionsFor } from '../../quickscore/questions.ts'
import { servicesContext } from '../../ssr/context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { found, secretMeta } from '../room.ts'
import type { Route } from './+types/carry.ts'
import { readVersion, sayEyebrow } from './questionnaire.ts'
import { sayShort, TypedText } from './sent-answers.tsx'

const words = answeringWords.carry

export async function loader({ params, context }: Route.LoaderArgs) {
  const asked = found(await context.get(servicesContext).questionnaires.findByToken(params.token))
  return { asked: found(asked.kind === 'supplier' && !asked.sent_at && asked) }
}

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const { questionnaires } = context.get(servicesContext)
  const form = await request.formData()
  const pasted = String(form.get('earlier') ?? '')
  const earlier = tokenIn(pasted)
  const carried = earlier === null ? null : await questionnaires.findCarried(token, earlier)
  const isEmpty = !carried || Object.keys(carried.answers).length === 0
  if (earlier === null || isEmpty) {
    return data({ pasted, carried: null, isStale: false }, { status: 400 })
  }
  if (form.get('wants') !== 'fill') return data({ pasted, carried, isStale: false })
  const ids = form.getAll('ids').map(String)
  const version = readVersion(form)
  const outcome = found(await questionnaires.carryAnswers(token, { earlier, ids, version }))
  if (outcome === 'conflict') return data({ pasted, carried, isStale: true }, { status: 409 })
  return redirect(answerPath(token), 303)
}

export const meta = () => secretMeta(words.title)

export default function CarryAnswers({ loaderData, actionData, params }: Route.ComponentProps) {
  const { asked } = loaderData
  const { pasted = '', carried = null, isStale = false } = actionData ?? {}
  return (
    <PageSection eyebrow={sayEyebrow(asked)} lead={words.lead} level={1} title={words.title}>
      <form className="grid max-w-measure gap-8" method="post">
        <input name="version" type="hidden" value={asked.version} />
        {actionData && !carried && (
          <Notice arrival title={words.none.title} tone="failure">
            {words.none.text}
          </Notice>
        )}
        {isStale && <Notice arrival title={words.changed} tone="failure" />}
        {carried ? (
          <Found found={carried} pasted={pasted} />
        ) : (
          <TextField
            autoComplete="off"
            defaultValue={pasted}
            label={words.link}
            maxLength={500}
            name="earlier"
            required
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button name="wants" type="submit" value={carried ? 'fill' : 'find'}>
            {carried ? words.confirm : words.find}
          </Button>
          <ButtonLink href={answerPath(params.token)} variant="outline">
            {words.back}
          </ButtonLink>
        </div>
      </form>
    </PageSection>
  )
}

/** The answers found; none is ticked beforehand, so that each is confirmed. */
function Found({ found: { answers, proofs }, pasted }: { found: Given; pasted: string }) {
  return (
    <fieldset>
      <legend className="font-semibold">{words.found}</legend>
      <input name="earlier" type="hidden" value={pasted} />
      {questionsFor.vendor
        .filter(({ id }) => answers[id] !== undefined)
        .map(({ id, topic }) => (
          <Checkbox
            className="border-b border-rule"
            hint={proofs[id] && <TypedText text={proofs[id]} />}
            key={id}
            label={fill(words.tick, { id, topic, answer: sayShort(answers[id]) })}
            name="ids"
            value={id}
          />
        ))}
    </fieldset>
  )
}
