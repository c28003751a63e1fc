import { hrtechVendors } from '../../../content/pages/audiences/hrtech-vendors.ts'
import type { Route } from './+types/for-hrtech-vendors.ts'
import { audienceMeta } from './audience-meta.ts'
import { AudienceScreen } from './audience-screen.tsx'

export const meta = (args: Route.MetaArgs) => audienceMeta(hrtechVendors, args)

export default function ForHrtechVendors() {
  return <AudienceScreen page={hrtechVendors} />
}
