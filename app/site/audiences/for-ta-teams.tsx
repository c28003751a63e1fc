import { taTeams } from '../../../content/pages/audiences/ta-teams.ts'
import type { Route } from './+types/for-ta-teams.ts'
import { audienceMeta } from './audience-meta.ts'
import { AudienceScreen } from './audience-screen.tsx'

export const meta = (args: Route.MetaArgs) => audienceMeta(taTeams, args)

export default function ForTaTeams() {
  return <AudienceScreen page={taTeams} />
}
