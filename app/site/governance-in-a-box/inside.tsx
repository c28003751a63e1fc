/** The five cards; the footer of every page links to them by their anchors. */
import type { DetailedPoint } from '../../../content/page.ts'
import { type ServiceAnchor, servicePage } from '../../../content/pages/service.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { PartMark } from '../figures/part-mark.tsx'
import { RuledList } from '../ruled-list.tsx'
import { Cited } from '../sources/cited.tsx'

export function Inside({ number }: { number: string }) {
  const { title, lead, items } = servicePage.inside
  return (
    <PageSection lead={<Cited copy={lead} />} number={number} title={title}>
      <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-6">
        {items.map((part) => (
          <Card key={part.id} part={part} />
        ))}
      </ul>
    </PageSection>
  )
}

/** Two in the first row, three in the second. */
function Card({ part }: { part: DetailedPoint & { id: ServiceAnchor } }) {
  const { id, title, text, items } = part
  return (
    <li
      className="row-span-3 grid grid-rows-subgrid gap-4 border border-rule border-t-2 border-t-ink bg-surface p-6 target:border-action target:outline-2 target:outline-action lg:col-span-2 lg:nth-[-n+2]:col-span-3"
      id={id}
    >
      <h3 className="flex items-center gap-4">
        <PartMark part={id} />
        {title}
      </h3>
      <p>
        <Cited copy={text} />
      </p>
      <RuledList items={items} size="sm" />
    </li>
  )
}
