import { analysts } from '../../../content/pages/audiences/analysts.ts'
import type { Route } from './+types/for-analysts.ts'
import { audienceMeta } from './audience-meta.ts'
import { AudienceScreen } from './audience-screen.tsx'

export const meta = (args: Route.MetaArgs) => audienceMeta(analysts, args)

export default function ForAnalysts() {
  return <AudienceScreen page={analysts} />
}
