/** Behind the link in our mail that proves a mailbox: one button, then back to asking. */
import { data, redirect } from 'react-router'
import { askingWords } from '../../content/en/questionnaires/asking-words.ts'
import { resultLost } from '../../content/en/quickscore/result-link.ts'
import { resultPath } from '../../domain/quickscore/result-link.ts'
import { fill } from '../../domain/wording.ts'
import LostResult, { secretMeta } from '../quickscore/result/lost.tsx'
import { servicesContext } from '../ssr/context.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { PageSection } from '../ui/page-section.tsx'
import type { Route } from './+types/confirm-mailbox.ts'
import { sayAsker } from './asked.ts'

const words = askingWords.proof

/** The page holds a form, which a browser sends with `Origin: null` under `no-referrer`. */
export function headers() {
  return { 'Referrer-Policy': 'same-origin' }
}

export async function loader({ params: { token, proof }, context }: Route.LoaderArgs) {
  const found = await context.get(servicesContext).questionnaires.canConfirm(token, proof)
  return data({ found }, { status: found?.isProof ? 200 : 404 })
}

export async function action({ params: { token, proof }, context }: Route.ActionArgs) {
  const isConfirmed = await context.get(servicesContext).questionnaires.confirmMailbox(token, proof)
  return isConfirmed ? redirect(resultPath(token, 'ask'), 303) : data(null, { status: 404 })
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  secretMeta(loaderData?.found ? words.title : resultLost.metaTitle)

export default function ConfirmMailbox({ loaderData, params }: Route.ComponentProps) {
  const { found } = loaderData
  if (!found) return <LostResult />
  if (!found.isProof) {
    return (
      <PageSection lead={words.lost.text} level={1} title={words.lost.title}>
        <ButtonLink href={resultPath(params.token, 'ask')}>{words.again}</ButtonLink>
      </PageSection>
    )
  }
  const lead = fill(words.lead, { asker: sayAsker(found.domain) })
  return (
    <PageSection lead={lead} level={1} title={words.title}>
      <form method="post">
        <Button size="lg" type="submit">
          {words.submit}
        </Button>
      </form>
    </PageSection>
  )
}
