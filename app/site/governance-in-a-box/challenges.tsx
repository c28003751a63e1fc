import { servicePage } from '../../../content/pages/service.ts'
import { PointsSection } from '../points-section.tsx'

export function Challenges({ number }: { number: string }) {
  const { title, lead, items } = servicePage.challenges
  return (
    <PointsSection
      columns={2}
      countsPoints
      lead={lead}
      number={number}
      points={items}
      title={title}
    />
  )
}
