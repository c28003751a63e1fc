/** The details step of a QuickScore on plain pages; submits by the same use case. */
import { data, redirect } from 'react-router'
import { answeringWords } from '../../../content/en/questionnaires/answering-words.ts'
import { lawConsentWording, lawConsentWordings } from '../../../content/en/quickscore/law-news.ts'
import { leadWords as words } from '../../../content/en/quickscore/words.ts'
import { fieldErrors } from '../../../domain/field-errors.ts'
import { applicabilitySchema, type HiringPlace } from '../../../domain/law/applicability.ts'
import { answerPath } from '../../../domain/questionnaires/paths.ts'
import { type Lead, leadSchema } from '../../../domain/quickscore/submission.ts'
import { fill } from '../../../domain/wording.ts'
import { LeadFields, MoveField, Privacy } from '../../quickscore/lead-fields.tsx'
import { PlacesField } from '../../quickscore/places-field.tsx'
import { requesterContext, servicesContext } from '../../ssr/context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { found, secretMeta } from '../room.ts'
import type { Route } from './+types/details.ts'
import { sayEyebrow } from './questionnaire.ts'
import { SentAnswers } from './sent-answers.tsx'

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { questionnaires, register } = context.get(servicesContext)
  const { known } = found(await questionnaires.findDetails(token))
  const asked = found(await questionnaires.findByToken(token))
  const isOpen = asked.ids.some((id) => asked.answers[id] === undefined)
  if (isOpen && !asked.sent_at) throw redirect(answerPath(token, 'review'))
  const tools = known ? await register.countToolsOf(known.earlierId) : 0
  return { asked, known, tools }
}

const emptyLead: Lead = { name: '', company: '', email: '' }

interface Refused {
  message: string | null
  errors: Partial<Record<string, string>>
  typed: Lead & { places: HiringPlace[]; wantsLawNews: boolean; movesRegister: boolean }
}

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const { questionnaires } = context.get(servicesContext)
  const { known } = found(await questionnaires.findDetails(token))
  const form = await request.formData()
  const typed = readDetails(form)
  const lead = leadSchema.safeParse(typed)
  const { places: _, ...said } = known?.applicability ?? {}
  const applicability = applicabilitySchema.safeParse(
    typed.places.length > 0 ? { ...said, places: typed.places } : said,
  )
  if (!lead.success || !applicability.success) {
    const errors = fieldErrors(lead.error?.issues ?? [])
    return data<Refused>({ message: null, errors, typed }, { status: 400 })
  }
  const refusal = await context.get(requesterContext).consume('quickscore')
  if (refusal) return data<Refused>({ message: refusal, errors: {}, typed }, { status: 429 })
  const law_consent = typed.wantsLawNews ? lawConsentWording : undefined
  const moves_register = typed.movesRegister
  const wishes = { applicability: applicability.data, law_consent, moves_register }
  const submitted = { ...lead.data, ...wishes }
  const outcome = found(await questionnaires.submitOwn(token, submitted))
  if (outcome === 'open') return redirect(answerPath(token, 'review'), 303)
  return redirect(outcome === 'sent' ? answerPath(token) : outcome.path, 303)
}

function readDetails(form: FormData): Refused['typed'] {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    name: text('name'),
    company: text('company'),
    email: text('email'),
    places: form.getAll('places').map((place) => String(place) as HiringPlace),
    wantsLawNews: form.get('law_news') === 'yes',
    movesRegister: form.get('moves_register') === 'yes',
  }
}

export const meta = () => secretMeta(words.title)

export default function OwnDetails({ loaderData, actionData, params }: Route.ComponentProps) {
  const { asked, known, tools } = loaderData
  if (asked.sent_at) return <SentAnswers asked={asked} token={params.token} />
  const { lead = emptyLead, applicability = {} } = known ?? {}
  const first = {
    ...lead,
    places: applicability.places ?? [],
    wantsLawNews: false,
    movesRegister: true,
  }
  const typed = actionData?.typed ?? first
  return (
    <PageSection
      eyebrow={sayEyebrow(asked)}
      lead={fill(words.lead, { total: asked.ids.length })}
      level={1}
      title={words.title}
    >
      <form className="grid max-w-xl gap-6" method="post" noValidate>
        {actionData && (
          <Notice arrival title={answeringWords.part.failed} tone="failure">
            {actionData.message ?? answeringWords.part.failedText}
          </Notice>
        )}
        <LeadFields errors={actionData?.errors ?? {}} lead={typed} />
        <PlacesField ticked={typed.places} userType={asked.userType} />
        <Checkbox
          className="border-y border-rule"
          defaultChecked={typed.wantsLawNews}
          label={lawConsentWordings[lawConsentWording]}
          name="law_news"
          value="yes"
        />
        <MoveField moves={typed.movesRegister} tools={tools} />
        <Privacy />
        <p className="text-sm text-muted">{words.disclosure}</p>
        <div className="flex flex-wrap gap-3 border-t border-rule pt-6">
          <Button type="submit">{words.submit}</Button>
          <ButtonLink href={answerPath(params.token, 'review')} variant="outline">
            {words.back}
          </ButtonLink>
        </div>
      </form>
    </PageSection>
  )
}
