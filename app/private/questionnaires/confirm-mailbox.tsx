/** The page behind the link that confirms a mailbox: one button, then back to asking. */
import { data, redirect } from 'react-router'
import { askingWords } from '../../../content/en/questionnaires/asking-words.ts'
import { resultPath } from '../../../domain/quickscore/result-link.ts'
import { fill } from '../../../domain/wording.ts'
import { servicesContext } from '../../ssr/context.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { found, secretMeta } from '../room.ts'
import type { Route } from './+types/confirm-mailbox.ts'
import { sayAsker } from './questionnaire.ts'

const words = askingWords.proof

export async function loader({ params: { token, proof }, context }: Route.LoaderArgs) {
  const { questionnaires } = context.get(servicesContext)
  const asked = found(await questionnaires.canConfirm(token, proof))
  return data(asked, { status: asked.isProof ? 200 : 404 })
}

export async function action({ params: { token, proof }, context }: Route.ActionArgs) {
  found(await context.get(servicesContext).questionnaires.confirmMailbox(token, proof))
  return redirect(resultPath(token, 'ask'), 303)
}

export const meta = () => secretMeta(words.title)

export default function ConfirmMailbox({ loaderData, params }: Route.ComponentProps) {
  if (!loaderData.isProof) {
    return (
      <PageSection lead={words.lost.text} level={1} title={words.lost.title}>
        <ButtonLink href={resultPath(params.token, 'ask')}>{words.again}</ButtonLink>
      </PageSection>
    )
  }
  const lead = fill(words.lead, { asker: sayAsker(loaderData.domain) })
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
