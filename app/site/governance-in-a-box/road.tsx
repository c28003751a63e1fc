import { roadFigure } from '../../../content/milestones.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { RoadFigure } from '../figures/road-figure.tsx'

export function Road({ now, number }: { now: number; number: string }) {
  return (
    <PageSection number={number} title={roadFigure.title}>
      <RoadFigure now={now} />
    </PageSection>
  )
}
