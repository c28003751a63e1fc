/** The screen for our own faults: no route's loader or component is involved any more. */
import { ourFaultPage } from '../../content/site.ts'
import { PageSection } from '../ui/page-section.tsx'
import { Logo } from './logo.tsx'

export function OurFault({ status }: { status: number }) {
  const { documentTitle, title, text, home } = ourFaultPage
  return (
    <main id="main">
      <title>{documentTitle}</title>
      <meta name="robots" content="noindex" />
      <div className="page pt-6">
        <Logo />
      </div>
      <PageSection lead={text.replace('{status}', String(status))} level={1} title={title}>
        <a href={home.href}>{home.text}</a>
      </PageSection>
    </main>
  )
}
