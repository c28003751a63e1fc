import { termsOfService } from '../../../content/pages/terms-of-service.ts'
import type { Route } from './+types/terms-of-service.ts'
import { legalMeta } from './legal-meta.ts'
import { LegalScreen } from './legal-screen.tsx'

export const meta = (args: Route.MetaArgs) => legalMeta(termsOfService, args)

export default function TermsOfService() {
  return <LegalScreen document={termsOfService} />
}
