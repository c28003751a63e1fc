import { aboutPage } from '../../../content/pages/about.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { Cited } from '../sources/cited.tsx'

export function Mission({ number }: { number: string }) {
  const { title, text } = aboutPage.mission
  const [first, ...rest] = text
  return (
    <PageSection layout="aside" number={number} title={title}>
      <div className="grid max-w-measure gap-6">
        {first && (
          <p className="font-serif text-xl">
            <Cited copy={first} />
          </p>
        )}
        {rest.map((paragraph) => (
          <p key={String(paragraph)}>
            <Cited copy={paragraph} />
          </p>
        ))}
      </div>
    </PageSection>
  )
}
