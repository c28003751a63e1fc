/** Where somebody hires and what their tools do, for the holder of a private link: a plain form. */
import { data, redirect } from 'react-router'
import { applicabilityWords as words } from '../../../content/en/quickscore/applicability-words.ts'
import { resultLost } from '../../../content/en/quickscore/result-link.ts'
import { parseApplicabilityForm } from '../../../domain/law/applicability-form.ts'
import { resultPath } from '../../../domain/quickscore/result-link.ts'
import { servicesContext } from '../../ssr/context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { ApplicabilityFields } from '../report/applicability-fields.tsx'
import type { Route } from './+types/applicability.ts'
import LostResult, { secretMeta } from './lost.tsx'

/** The page holds a form, which a browser sends with `Origin: null` under `no-referrer`. */
export function headers() {
  return { 'Referrer-Policy': 'same-origin' }
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await context.get(servicesContext).quickscore.findResult(params.token)
  const subject = found && { userType: found.user_type, applicability: found.applicability }
  return data({ subject }, { status: subject ? 200 : 404 })
}

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const { quickscore } = context.get(servicesContext)
  const found = await quickscore.findResult(token)
  if (!found) return data(null, { status: 404 })
  const applicability = parseApplicabilityForm(await request.formData(), found.user_type)
  if (!applicability) return data({ isRefused: true }, { status: 400 })
  const isStored = await quickscore.storeApplicability(token, applicability)
  return isStored ? redirect(resultPath(token), 303) : data(null, { status: 404 })
}

export function meta({ loaderData }: Route.MetaArgs) {
  return secretMeta(loaderData?.subject ? words.title : resultLost.metaTitle)
}

export default function ResultLaw({ loaderData, actionData, params }: Route.ComponentProps) {
  const { subject } = loaderData
  if (!subject) return <LostResult />
  return (
    <PageSection lead={words.lead} level={1} title={words.title}>
      <form className="grid max-w-measure gap-8" method="post">
        {actionData && (
          <Notice arrival title={words.refused} tone="failure">
            {words.noneBeside}
          </Notice>
        )}
        <ApplicabilityFields {...subject} />
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
