import { privacyPolicy } from '../../../content/pages/privacy-policy.ts'
import type { Route } from './+types/privacy-policy.ts'
import { legalMeta } from './legal-meta.ts'
import { LegalScreen } from './legal-screen.tsx'

export const meta = (args: Route.MetaArgs) => legalMeta(privacyPolicy, args)

export default function PrivacyPolicy() {
  return <LegalScreen document={privacyPolicy} />
}
