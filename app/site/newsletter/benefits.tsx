import { newsletterPage } from '../../../content/pages/newsletter.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { RuledList } from '../ruled-list.tsx'
import { Cited } from '../sources/cited.tsx'

/** The four lists of what an issue holds. */
export function Benefits() {
  const { title, items } = newsletterPage.benefits
  return (
    <PageSection title={title}>
      <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2 md:grid-rows-[repeat(6,auto)] lg:grid-cols-4 lg:grid-rows-[repeat(3,auto)]">
        {items.map(({ title: benefit, text, items: parts }) => (
          <li
            className="grid content-start gap-3 border-t-2 border-ink pt-4 md:row-span-3 md:grid-rows-subgrid"
            key={benefit}
          >
            <h3>{benefit}</h3>
            <p className="max-w-measure">
              <Cited copy={text} />
            </p>
            <RuledList items={parts} size="sm" />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
