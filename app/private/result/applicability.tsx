/** A plain form for the holder of a private link: places of hiring and what the tools do. */
import { data, redirect } from 'react-router'
import { applicabilityWords as words } from '../../../content/en/quickscore/applicability-words.ts'
import { parseApplicabilityForm } from '../../../domain/law/applicability-form.ts'
import { resultPath } from '../../../domain/quickscore/result-link.ts'
import { ApplicabilityFields } from '../../quickscore/report/applicability-fields.tsx'
import { servicesContext } from '../../ssr/context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { found, secretMeta } from '../room.ts'
import type { Route } from './+types/applicability.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const result = found(await context.get(servicesContext).quickscore.findResult(params.token))
  return { userType: result.user_type, applicability: result.applicability }
}

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const { quickscore } = context.get(servicesContext)
  const { user_type } = found(await quickscore.findResult(token))
  const applicability = parseApplicabilityForm(await request.formData(), user_type)
  if (!applicability) return data({ isRefused: true }, { status: 400 })
  found(await quickscore.storeApplicability(token, applicability))
  return redirect(`${resultPath(token)}#verdict`, 303)
}

export const meta = () => secretMeta(words.title)

export default function ResultLaw({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <PageSection lead={words.lead} level={1} title={words.title}>
      <form className="grid max-w-measure gap-8" method="post">
        {actionData && (
          <Notice arrival title={words.refused} tone="failure">
            {words.noneBeside}
          </Notice>
        )}
        <ApplicabilityFields {...loaderData} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{words.submit}</Button>
          <ButtonLink href={resultPath(params.token)} variant="outline">
            {words.back}
          </ButtonLink>
        </div>
      </form>
    </PageSection>
  )
}
