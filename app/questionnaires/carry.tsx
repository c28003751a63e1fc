/** A supplier takes answers along that they gave to another customer: shown first, each confirmed. */
import { data, redirect } from 'react-router'
import { answeringWords, askedLost } from '../../content/en/questionnaires/answering-words.ts'
import type { Given } from '../../domain/questionnaires/answers.ts'
import { askedPath, tokenIn } from '../../domain/questionnaires/paths.ts'
import { fill } from '../../domain/wording.ts'
import { questionsFor } from '../quickscore/questions.ts'
import { secretMeta } from '../quickscore/result/lost.tsx'
import { servicesContext } from '../ssr/context.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageSection } from '../ui/page-section.tsx'
import type { Route } from './+types/carry.ts'
import { sayShort, TypedText } from './answer-list.tsx'
import { readVersion, sayEyebrow } from './asked.ts'
import LostQuestions from './lost.tsx'

const words = answeringWords.carry

/** The page holds a form, which a browser sends with `Origin: null` under `no-referrer`. */
export function headers() {
  return { 'Referrer-Policy': 'same-origin' }
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await context.get(servicesContext).questionnaires.findAsked(params.token)
  const asked = found?.kind === 'supplier' && !found.sent_at ? found : null
  return data({ asked }, { status: asked ? 200 : 404 })
}

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const { questionnaires } = context.get(servicesContext)
  const form = await request.formData()
  const pasted = String(form.get('earlier') ?? '')
  const earlier = tokenIn(pasted)
  const found = earlier === null ? null : await questionnaires.findCarried(token, earlier)
  const isEmpty = !found || Object.keys(found.answers).length === 0
  if (earlier === null || isEmpty) {
    return data({ pasted, found: null, isStale: false }, { status: 400 })
  }
  if (form.get('wants') !== 'fill') return data({ pasted, found, isStale: false })
  const ids = form.getAll('ids').map(String)
  const version = readVersion(form)
  const outcome = await questionnaires.carryAnswers(token, { earlier, ids, version })
  if (outcome === null) return data(null, { status: 404 })
  if (outcome === 'conflict') return data({ pasted, found, isStale: true }, { status: 409 })
  return redirect(askedPath(token), 303)
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  secretMeta(loaderData?.asked ? words.title : askedLost.metaTitle)

export default function CarryAnswers({ loaderData, actionData, params }: Route.ComponentProps) {
  const { asked } = loaderData
  if (!asked) return <LostQuestions />
  const { pasted = '', found = null, isStale = false } = actionData ?? {}
  return (
    <PageSection eyebrow={sayEyebrow(asked)} lead={words.lead} level={1} title={words.title}>
      <form className="grid max-w-measure gap-8" method="post">
        <input name="version" type="hidden" value={asked.version} />
        {actionData && !found && (
          <Notice arrival title={words.none.title} tone="failure">
            {words.none.text}
          </Notice>
        )}
        {isStale && <Notice arrival title={words.changed} tone="failure" />}
        {found ? (
          <Found found={found} pasted={pasted} />
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
          <Button name="wants" type="submit" value={found ? 'fill' : 'find'}>
            {found ? words.confirm : words.find}
          </Button>
          <ButtonLink href={askedPath(params.token)} variant="outline">
            {words.back}
          </ButtonLink>
        </div>
      </form>
    </PageSection>
  )
}

/** Nothing is ticked beforehand: each answer is confirmed. */
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
