/** The one screen behind the four audience pages. */
import type { ReactNode } from 'react'
import type { AudiencePage } from '../../../content/pages/audiences/audience-page.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { ClosingCall } from '../closing-call.tsx'
import { FaqSection } from '../faq-section.tsx'
import { InstrumentFigure } from '../figures/instrument-figure.tsx'
import { PageOpening } from '../page-opening.tsx'
import { PointsSection } from '../points-section.tsx'
import { RuledList } from '../ruled-list.tsx'
import { CitedPage } from '../sources/cited.tsx'
import { listSources } from '../sources/list-sources.ts'

export function AudienceScreen({ page }: { page: AudiencePage }): ReactNode {
  const { id, hero, pains, help, faq, closing } = page
  return (
    <CitedPage sources={listSources(page)}>
      <PageOpening {...hero} figure={<InstrumentFigure audience={id} />} />
      <PointsSection columns={3} countsPoints number="1" points={pains.items} title={pains.title} />
      <PageSection layout="aside" number="2" title={help.title}>
        <RuledList items={help.items} />
      </PageSection>
      <FaqSection faq={faq} number="3" />
      <ClosingCall number="4" words={closing} />
    </CitedPage>
  )
}
