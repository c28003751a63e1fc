import { aboutPage } from '../../../content/pages/about.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { FounderPortrait } from '../figures/founder-portrait.tsx'
import { Cited } from '../sources/cited.tsx'

export function Founder({ number }: { number: string }) {
  const { title, role, text, portrait } = aboutPage.founder
  return (
    <PageSection number={number} title={title}>
      <div className="grid gap-8 lg:grid-cols-12">
        <figure className="grid content-start gap-3 lg:col-span-5">
          <FounderPortrait label={portrait} />
          <figcaption className="border-t border-rule pt-2 text-sm text-muted">{role}</figcaption>
        </figure>
        <div className="grid max-w-measure content-start gap-6 lg:col-span-7 lg:pl-8">
          {text.map((paragraph) => (
            <p key={String(paragraph)}>
              <Cited copy={paragraph} />
            </p>
          ))}
        </div>
      </div>
    </PageSection>
  )
}
