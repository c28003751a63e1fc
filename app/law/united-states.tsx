/** US law on AI in hiring, for readers who also hire there: an overview, not part of the score. */
import { lawCalendar } from '../../content/en/law/calendar.ts'
import { legalCases } from '../../content/en/law/cases.ts'
import { lawChanges } from '../../content/en/law/changes.ts'
import { unitedStatesPage, unitedStatesWords as words } from '../../content/en/law/words.ts'
import { type CalendarEntry, listDated } from '../../domain/law/sourced.ts'
import { longDate } from '../../domain/wording.ts'
import { servicesContext } from '../ssr/context.ts'
import { FoldedSection } from '../ui/folded-section.tsx'
import { StackedTable } from '../ui/stacked-table.tsx'
import type { Route } from './+types/united-states.ts'
import { ReferenceFrame, referenceMeta } from './reference-frame.tsx'
import { SourcedNote, SourcedText } from './sourced.tsx'

export const meta: Route.MetaFunction = (args) => referenceMeta(unitedStatesPage, args)

export function loader({ context }: Route.LoaderArgs) {
  return { today: context.get(servicesContext).clock.now().toISOString().slice(0, 10) }
}

const isAmerican = ({ place }: { place: string }) => place === 'US'

export default function UnitedStates({ loaderData: { today } }: Route.ComponentProps) {
  const dated = listDated(lawCalendar).filter(isAmerican)
  const bound = dated.filter(({ on }) => on <= today)
  const coming = dated.filter(({ on }) => on > today)
  const { ahead, inForce, federal, cases, all } = words
  return (
    <ReferenceFrame page={unitedStatesPage}>
      <FoldedSection id={inForce.id} note={bound.length} open title={inForce.title}>
        <Laws entries={bound} label={inForce.title} />
      </FoldedSection>
      <FoldedSection id={ahead.id} note={coming.length} title={ahead.title}>
        <Laws entries={coming} label={ahead.title} />
      </FoldedSection>
      <FoldedSection id={federal.id} title={federal.title}>
        {lawChanges.filter(isAmerican).map((change) => (
          <div className="grid max-w-measure gap-2" key={change.id}>
            <h3 className="text-lg">{change.title}</h3>
            <p>{change.text}</p>
            <SourcedNote entry={change} />
          </div>
        ))}
      </FoldedSection>
      <FoldedSection id={cases.id} title={cases.title}>
        <div className="grid max-w-measure gap-8">
          {legalCases.filter(isAmerican).map((one) => (
            <div className="grid gap-2" key={one.id}>
              <h3 className="text-lg">{one.name}</h3>
              <p>{one.facts}</p>
              <p>{one.decides}</p>
              <SourcedNote entry={one} />
            </div>
          ))}
          <p>
            <a href={all.href}>{all.text}</a>
          </p>
        </div>
      </FoldedSection>
    </ReferenceFrame>
  )
}

const widths = ['md:w-1/5', 'md:w-1/5', 'md:w-1/5', '']

function Laws({ entries, label }: { entries: readonly CalendarEntry[]; label: string }) {
  return (
    <StackedTable
      columns={words.columns}
      label={label}
      rows={entries.map((entry) => ({
        key: entry.id,
        id: entry.id,
        cells: [
          longDate(entry.on ?? ''),
          entry.title,
          entry.who ?? '',
          <SourcedText entry={entry} key="what">
            {entry.text}
          </SourcedText>,
        ],
      }))}
      widths={widths}
    />
  )
}
