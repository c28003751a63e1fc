import type { LegalDocument } from '../../../content/page.ts'
import { type MetaArguments, pageMeta } from '../page-meta.ts'
import { describeBreadcrumbs } from '../structured-data.ts'

export function legalMeta({ meta, title }: LegalDocument, args: MetaArguments) {
  const href = args.location.pathname
  return pageMeta(meta, args, {
    structuredData: (origin) => [describeBreadcrumbs(origin, [{ text: title, href }])],
  })
}
