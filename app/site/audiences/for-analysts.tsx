import { analysts } from '../../../content/pages/audiences/analysts.ts'
import { loadOrigin } from '../page-origin.ts'
import type { Route } from './+types/for-analysts.ts'
import { audienceMeta } from './audience-meta.ts'
import { AudienceScreen } from './audience-screen.tsx'

export const loader = loadOrigin

export const meta = (args: Route.MetaArgs) => audienceMeta(analysts, args)

export default function ForAnalysts() {
  return <AudienceScreen page={analysts} />
}
