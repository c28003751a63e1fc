/** The error screen in place of a page. */
import { isRouteErrorResponse } from 'react-router'
import { missingPage, ourFaultPage, outagePage, refusedPage } from '../../content/en/site.ts'
import { fill } from '../../domain/wording.ts'
import { PageSection } from '../ui/page-section.tsx'

export function FaultSection({ error }: { error: unknown }) {
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: null }
  const { documentTitle, title, text, home } = wordsFor(status)
  const lead = fill(text, { status, message: data?.message ?? '' })
  return (
    <>
      <title>{documentTitle}</title>
      <meta name="robots" content="noindex" />
      <PageSection lead={lead} level={1} title={title}>
        <a href={home.href}>{home.text}</a>
      </PageSection>
    </>
  )
}

function wordsFor(status: number) {
  if (status === 503) return outagePage
  if (status === 404) return missingPage
  return status < 500 ? refusedPage : ourFaultPage
}
