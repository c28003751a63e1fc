/** The governance service page: its sections in order; most are files in governance-in-a-box/. */
import { specifiedDeadline } from '../../content/milestones.ts'
import { servicePage } from '../../content/pages/service.ts'
import { roiWords } from '../../content/roi.ts'
import { ServerPart } from '../islands/server-part.tsx'
import { servicesContext } from '../services.ts'
import type { Route } from './+types/governance-in-a-box.ts'
import { describeHead } from './governance-in-a-box/describe-head.ts'
import { Opening } from './governance-in-a-box/opening.tsx'
import { RoiCalculator } from './governance-in-a-box/roi-calculator.tsx'
import { CitedPage } from './sources/cited.tsx'
import { listSources } from './sources/list-sources.ts'

// Left out of the browser's build as a whole: only what moves is in a script.
const parts = import.meta.env.SSR ? await import('./governance-in-a-box/server-parts.ts') : null

export const handle = { interactive: true }

export function loader({ request, context }: Route.LoaderArgs) {
  return {
    head: describeHead(new URL(request.url).origin),
    now: context.get(servicesContext).clock.now().getTime(),
    hero: servicePage.hero,
    closing: servicePage.closing,
    sources: listSources([servicePage, specifiedDeadline.after, roiWords]),
  }
}

/** Made by the loader, so that neither its words nor its making are in the script. */
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? []

export default function GovernanceInABox({ loaderData }: Route.ComponentProps) {
  const { now, hero, closing, sources } = loaderData
  return (
    <CitedPage sources={sources}>
      <Opening now={now} words={hero} />
      <ServerPart id="service-body">{parts && <parts.Body now={now} />}</ServerPart>
      <RoiCalculator number="9" />
      <ServerPart id="service-closing">
        {parts && <parts.ClosingCall number="10" words={closing} />}
      </ServerPart>
    </CitedPage>
  )
}
