import { regulators } from '../../../content/pages/audiences/regulators.ts'
import type { Route } from './+types/for-regulators.ts'
import { audienceMeta } from './audience-meta.ts'
import { AudienceScreen } from './audience-screen.tsx'

export const meta = (args: Route.MetaArgs) => audienceMeta(regulators, args)

export default function ForRegulators() {
  return <AudienceScreen page={regulators} />
}
