/** A plain form for the holder of a private link: subscribes to mail about changes of the law. */
import { redirect } from 'react-router'
import {
  lawConsentWording,
  lawConsentWordings,
  lawNewsWords as words,
} from '../../../content/en/quickscore/law-news.ts'
import { resultPath } from '../../../domain/quickscore/result-link.ts'
import { servicesContext } from '../../ssr/context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { found, secretMeta } from '../room.ts'
import type { Route } from './+types/news.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const result = found(await context.get(servicesContext).quickscore.findResult(params.token))
  return { isTold: result.told_since !== null }
}

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const { quickscore } = context.get(servicesContext)
  const wants = (await request.formData()).get('wants') === 'yes'
  found(await quickscore.chooseLawNews(token, wants))
  return redirect(resultPath(token), 303)
}

export const meta = () => secretMeta(words.title)

export default function ResultLawNews({ loaderData, params: { token } }: Route.ComponentProps) {
  return (
    <PageSection lead={words.lead} level={1} title={words.title}>
      <form className="grid max-w-measure gap-8" method="post">
        <Checkbox
          className="border-y border-rule"
          defaultChecked={loaderData.isTold}
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
