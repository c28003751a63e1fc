/** Who needs a fundamental-rights impact assessment for hiring AI, and who does not. */
import {
  fundamentalRights,
  fundamentalRightsPage,
  fundamentalRightsWords as words,
} from '../../content/en/law/fundamental-rights.ts'
import { PageSection } from '../ui/page-section.tsx'
import { StackedTable } from '../ui/stacked-table.tsx'
import type { Route } from './+types/fundamental-rights.ts'
import { ReferenceFrame, referenceMeta } from './reference-frame.tsx'
import { SourcedLinks, SourcedText } from './sourced.tsx'

export const meta: Route.MetaFunction = (args) => referenceMeta(fundamentalRightsPage, args)

export default function FundamentalRights() {
  const { who, columns, how, register } = words
  return (
    <ReferenceFrame page={fundamentalRightsPage}>
      <PageSection id={who.id} number="1" title={who.title}>
        <StackedTable
          columns={columns}
          label={who.title}
          rows={fundamentalRights.map((entry) => ({
            key: entry.id,
            id: entry.id,
            cells: [
              entry.who,
              <strong className="font-semibold" key="needed">
                {entry.needed}
              </strong>,
              <SourcedText entry={entry} key="why">
                {entry.text}
              </SourcedText>,
            ],
          }))}
          widths={['md:w-1/4', 'w-[18%]', '']}
        />
      </PageSection>
      <PageSection id={how.id} layout="aside" number="2" title={how.title}>
        <div className="grid max-w-measure gap-4">
          <p>{how.text}</p>
          <p className="text-sm">
            <SourcedLinks entry={{ links: how.links, standing: 'confirmed' }} />
          </p>
          <p>
            {register.text} <a href={register.link.href}>{register.link.text}</a>
          </p>
        </div>
      </PageSection>
    </ReferenceFrame>
  )
}
