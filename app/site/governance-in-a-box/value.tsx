import { servicePage } from '../../../content/pages/service.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { RuledList } from '../ruled-list.tsx'
import { Cited } from '../sources/cited.tsx'

export function Value({ number }: { number: string }) {
  const { title, lead, items } = servicePage.audiences
  return (
    <PageSection lead={<Cited copy={lead} />} number={number} title={title}>
      <ul className="grid gap-x-8 gap-y-12 lg:grid-cols-3 lg:grid-rows-[repeat(3,auto)]">
        {items.map(({ title: reader, text, items: gains }) => (
          <li
            className="grid content-start gap-3 border-t-2 border-ink pt-4 lg:row-span-3 lg:grid-rows-subgrid"
            key={reader}
          >
            <h3>{reader}</h3>
            <p className="max-w-measure">
              <Cited copy={text} />
            </p>
            <RuledList items={gains} size="sm" />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
