import { servicePage } from '../../../content/pages/service.ts'
import { PointsSection } from '../points-section.tsx'

export function Programme({ number }: { number: string }) {
  const { title, lead, items } = servicePage.programme
  return <PointsSection columns={3} lead={lead} number={number} points={items} title={title} />
}
