/** What stands between the countdowns and the calculator, and never changes. */
import { servicePage } from '../../../content/pages/service.ts'
import { FaqSection } from '../faq-section.tsx'
import { PointsSection } from '../points-section.tsx'
import { Challenges } from './challenges.tsx'
import { Inside } from './inside.tsx'
import { Pricing } from './pricing.tsx'
import { Programme } from './programme.tsx'
import { Road } from './road.tsx'
import { Value } from './value.tsx'

export function Body({ now }: { now: number }) {
  const { differentiators, faq } = servicePage
  return (
    <>
      <Challenges number="1" />
      <Road now={now} number="2" />
      <Inside number="3" />
      <Programme number="4" />
      <Pricing number="5" />
      <Value number="6" />
      <PointsSection
        columns={3}
        number="7"
        points={differentiators.items}
        title={differentiators.title}
      />
      <FaqSection faq={faq} number="8" />
    </>
  )
}
