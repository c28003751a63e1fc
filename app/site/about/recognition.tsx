import { aboutPage } from '../../../content/pages/about.ts'
import { PageSection } from '../../ui/page-section.tsx'

export function Recognition({ number }: { number: string }) {
  const { title, text, attribution } = aboutPage.recognition
  return (
    <PageSection layout="aside" number={number} title={title}>
      <figure className="grid max-w-[44rem] gap-6 border-l-4 border-brass pl-6 sm:pl-8">
        <blockquote className="font-serif text-2xl text-balance">
          <p>{text}</p>
        </blockquote>
        <figcaption className="text-muted">{attribution}</figcaption>
      </figure>
    </PageSection>
  )
}
