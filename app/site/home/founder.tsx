import { homePage } from '../../../content/pages/home.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { FounderPortrait } from '../figures/founder-portrait.tsx'
import { Cited } from '../sources/cited.tsx'

export function Founder() {
  const { title, role, text, action, portrait } = homePage.founder
  return (
    <PageSection eyebrow={role} layout="aside" number="5" title={title}>
      <div className="grid items-center gap-8 md:grid-cols-[minmax(0,18rem)_1fr] md:gap-12">
        <FounderPortrait label={portrait} />
        <div className="grid max-w-measure gap-6">
          {text.map((paragraph) => (
            <p key={String(paragraph)}>
              <Cited copy={paragraph} />
            </p>
          ))}
          <div>
            <ButtonLink href={action.href} variant="outline">
              {action.text}
            </ButtonLink>
          </div>
        </div>
      </div>
    </PageSection>
  )
}
