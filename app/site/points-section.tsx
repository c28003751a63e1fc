/** A section of short texts side by side. Props as in PageSection and PointGrid. */
import type { Copy, Point } from '../../content/en/page.ts'
import { PageSection } from '../ui/page-section.tsx'
import { PointGrid } from './point-grid.tsx'
import { Cited } from './sources/cited.tsx'

interface PointsSectionProps {
  title: string
  lead?: Copy
  points: readonly Point[]
  columns: 2 | 3
  /** Numbers the section; with `countsPoints` its points, too. */
  number?: string
  countsPoints?: boolean
}

export function PointsSection({
  title,
  lead,
  number,
  countsPoints = false,
  ...grid
}: PointsSectionProps) {
  return (
    <PageSection lead={lead && <Cited copy={lead} />} number={number} title={title}>
      <PointGrid {...grid} number={countsPoints ? number : undefined} />
    </PageSection>
  )
}
