import type { AudiencePage } from '../../../content/pages/audiences/audience-page.ts'
import { type MetaArguments, pageMeta } from '../page-meta.ts'
import { describeBreadcrumbs, describeFaq } from '../structured-data.ts'

export function audienceMeta({ meta, faq, menuLabel, route }: AudiencePage, args: MetaArguments) {
  return pageMeta(meta, args, {
    structuredData: (origin) => [
      describeFaq(faq),
      describeBreadcrumbs(origin, [{ text: menuLabel, href: route }]),
    ],
  })
}
