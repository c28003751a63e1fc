/** Changes of law, newest first; dates ahead and past; changes without a date. */
import { lawCalendar } from '../../content/en/law/calendar.ts'
import { lawChanges } from '../../content/en/law/changes.ts'
import { changesPage, placeWords, changesWords as words } from '../../content/en/law/words.ts'
import { holdsIn, parseProvisionFilter } from '../../domain/law/provisions.ts'
import { type CalendarEntry, type LawChange, listDated } from '../../domain/law/sourced.ts'
import { fill, longDate } from '../../domain/wording.ts'
import { servicesContext } from '../ssr/context.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { FoldedSection } from '../ui/folded-section.tsx'
import { StackedTable } from '../ui/stacked-table.tsx'
import type { Route } from './+types/changes.ts'
import { FilterLinks } from './filter-links.tsx'
import { QuestionLinks } from './question-links.tsx'
import { ReferenceFrame, referenceMeta } from './reference-frame.tsx'
import { SourcedNote } from './sourced.tsx'

export const meta: Route.MetaFunction = (args) => referenceMeta(changesPage, args)

export const handle = { query: ['where', 'role'] }

export function loader({ request, context }: Route.LoaderArgs) {
  return {
    filter: parseProvisionFilter(new URL(request.url).searchParams),
    today: context.get(servicesContext).clock.now().toISOString().slice(0, 10),
  }
}

export default function Changes({ loaderData: { today, filter } }: Route.ComponentProps) {
  const isHere = ({ place }: Pick<LawChange, 'place'>) => holdsIn(filter.place, place)
  const calendar = lawCalendar.filter(isHere)
  const dated = listDated(calendar)
  const ahead = dated.filter(({ on }) => on > today)
  const past = dated.filter(({ on }) => on <= today).toReversed()
  const undated = calendar.filter(({ on }) => on === null)
  const changes = lawChanges.filter(isHere)
  return (
    <ReferenceFrame files={[words.calendar]} filter={filter} page={changesPage}>
      <div className="page">
        <FilterLinks filter={filter} />
      </div>
      <FoldedSection id={words.changes.id} note={changes.length} open title={words.changes.title}>
        <ol>
          {changes.map((change) => (
            <Change change={change} key={change.id} />
          ))}
        </ol>
      </FoldedSection>
      <FoldedSection id={words.ahead.id} note={ahead.length} title={words.ahead.title}>
        <Dates entries={ahead} label={words.ahead.title} />
      </FoldedSection>
      <FoldedSection id={words.undated.id} note={undated.length} title={words.undated.title}>
        <p className="pb-4 text-muted">{words.undated.lead}</p>
        <Dates entries={undated} label={words.undated.title} />
      </FoldedSection>
      <FoldedSection id={words.past.id} note={past.length} title={words.past.title}>
        <Dates entries={past} label={words.past.title} />
      </FoldedSection>
    </ReferenceFrame>
  )
}

function Change({ change }: { change: LawChange }) {
  const { id, on, place, title, text, questions } = change
  return (
    <li className="laid-out-late">
      <Disclosure
        isWide
        summary={
          <span className="grid grow gap-x-8 text-base leading-snug lg:grid-cols-12">
            <span className="text-sm font-normal text-muted figures lg:col-span-3">
              <time dateTime={on}>{longDate(on)}</time>, {placeWords[place]}
            </span>
            <h3 className="font-sans text-base font-semibold lg:col-span-9">{title}</h3>
          </span>
        }
      >
        <div className="grid scroll-mt-40 gap-3 target:bg-action-wash lg:ml-[25%] lg:pl-2" id={id}>
          <p className="max-w-measure">{text}</p>
          <div className="grid gap-1 text-sm">
            <QuestionLinks ids={questions} />
            <SourcedNote entry={change} />
          </div>
        </div>
      </Disclosure>
    </li>
  )
}

const widths = ['w-[18%]', 'w-[18%]', '', 'w-[18%]']

/** Prefixed, since a calendar entry and a change may have the same id. */
const anchorOf = ({ id }: CalendarEntry) => `date-${id}`

function Dates({ entries, label }: { entries: readonly CalendarEntry[]; label: string }) {
  return (
    <StackedTable
      columns={words.columns}
      label={label}
      rows={entries.map((entry) => ({
        key: entry.id,
        id: anchorOf(entry),
        cells: [
          entry.on === null ? (
            entry.certainty
          ) : (
            <time className="figures" dateTime={entry.on} key="date">
              {longDate(entry.on)}
            </time>
          ),
          placeWords[entry.place],
          <What entry={entry} key="what" />,
          entry.certainty,
        ],
      }))}
      widths={widths}
    />
  )
}

function What({ entry }: { entry: CalendarEntry }) {
  const { title, text, formerly = [] } = entry
  return (
    <span className="grid gap-1">
      <strong className="font-semibold">{title}</strong>
      <span className="max-w-measure">{text}</span>
      {formerly.map((date) => (
        <span className="text-muted" key={date}>
          {fill(words.formerly, { date: longDate(date) })}
        </span>
      ))}
      <SourcedNote entry={entry} />
    </span>
  )
}
