/** Whether to be told when the law moves, for the holder of a private link: a plain form. */
import { data, redirect } from 'react-router'
import {
  lawConsentWording,
  lawConsentWordings,
  lawNewsWords as words,
} from '../../../content/en/quickscore/law-news.ts'
import { resultLost } from '../../../content/en/quickscore/result-link.ts'
import { resultPath } from '../../../domain/quickscore/result-link.ts'
import { servicesContext } from '../../ssr/context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import type { Route } from './+types/news.ts'
import LostResult, { secretMeta } from './lost.tsx'

/** The page holds a form, which a browser sends with `Origin: null` under `no-referrer`. */
export function headers() {
  return { 'Referrer-Policy': 'same-origin' }
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await context.get(servicesContext).quickscore.findResult(params.token)
  const subject = found && { isTold: found.told_since !== null }
  return data({ subject }, { status: subject ? 200 : 404 })
}

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const { quickscore } = context.get(servicesContext)
  const wants = (await request.formData()).get('wants') === 'yes'
  const isStored = await quickscore.chooseLawNews(token, wants)
  return isStored ? redirect(resultPath(token), 303) : data(null, { status: 404 })
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  secretMeta(loaderData?.subject ? words.title : resultLost.metaTitle)

export default function ResultLawNews({ loaderData, params: { token } }: Route.ComponentProps) {
  const { subject } = loaderData
  if (!subject) return <LostResult />
  return (
    <PageSection lead={words.lead} level={1} title={words.title}>
      <form className="grid max-w-measure gap-8" method="post">
        <Checkbox
          className="border-y border-rule"
          defaultChecked={subject.isTold}
          label={lawConsentWordings[lawConsentWording]}
          name="wants"
          value="yes"
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{words.save}</Button>
          <ButtonLink href={resultPath(token)} variant="outline">
            {words.back}
          </ButtonLink>
        </div>
      </form>
    </PageSection>
  )
}
