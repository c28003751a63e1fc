/** What moved in the law, newest first; the dates ahead and behind; what has no date. */
import { lawCalendar } from '../../content/law/calendar.ts'
import { lawChanges } from '../../content/law/changes.ts'
import { changesPage, placeWords, changesWords as words } from '../../content/law/words.ts'
import { type CalendarEntry, type LawChange, listDated } from '../../domain/law/sourced.ts'
import { fill, longDate } from '../../domain/wording.ts'
import { servicesContext } from '../services.ts'
import { PageSection } from '../ui/page-section.tsx'
import { StackedTable } from '../ui/stacked-table.tsx'
import type { Route } from './+types/changes.ts'
import { ReferenceFrame, referenceMeta } from './reference-frame.tsx'
import { SourcedLinks, SourcedQuestions, SourcedStanding } from './sourced.tsx'

const href = '/law/changes'

export const meta: Route.MetaFunction = (args) => referenceMeta(changesPage, args, href)

export function loader({ context }: Route.LoaderArgs) {
  return { today: context.get(servicesContext).clock.now().toISOString().slice(0, 10) }
}

export default function Changes({ loaderData: { today } }: Route.ComponentProps) {
  const dated = listDated(lawCalendar)
  const ahead = dated.filter(({ on }) => on > today)
  const past = dated.filter(({ on }) => on <= today).toReversed()
  const undated = lawCalendar.filter(({ on }) => on === null)
  return (
    <ReferenceFrame files={[words.calendar]} href={href} page={changesPage}>
      <PageSection id={words.ahead.id} number="1" title={words.ahead.title}>
        <Dates entries={ahead} label={words.ahead.title} />
      </PageSection>
      <PageSection
        id={words.undated.id}
        lead={words.undated.lead}
        number="2"
        title={words.undated.title}
      >
        <Dates entries={undated} label={words.undated.title} />
      </PageSection>
      <PageSection id={words.changes.id} number="3" title={words.changes.title}>
        <ol>
          {lawChanges.map((change) => (
            <Change change={change} key={change.id} />
          ))}
        </ol>
      </PageSection>
      <PageSection id={words.past.id} number="4" title={words.past.title}>
        <Dates entries={past} label={words.past.title} />
      </PageSection>
    </ReferenceFrame>
  )
}

function Change({ change }: { change: LawChange }) {
  const { id, on, place, title, text, questions, standing } = change
  return (
    <li
      className="laid-out-late grid scroll-mt-28 gap-x-8 gap-y-2 border-t border-rule py-6 target:bg-action-wash lg:grid-cols-12"
      id={id}
    >
      <p className="text-sm text-muted lg:col-span-3">
        <time className="block font-semibold text-ink figures" dateTime={on}>
          {longDate(on)}
        </time>
        {placeWords[place]}
      </p>
      <div className="grid gap-3 lg:col-span-9">
        <h3 className="max-w-[40ch] text-lg">
          <a className="text-ink no-underline hover:underline" href={`#${id}`}>
            {title}
          </a>
        </h3>
        <p className="max-w-measure">{text}</p>
        <div className="grid gap-1 text-sm">
          <SourcedQuestions ids={questions} />
          <SourcedLinks entry={change} />
          <SourcedStanding standing={standing} />
        </div>
      </div>
    </li>
  )
}

const widths = ['md:w-36', 'md:w-36', '', 'md:w-40']

/** An event and a change of the same name would share an anchor: dates have their own. */
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
          <DateOf entry={entry} key="date" />,
          placeWords[entry.place],
          <What entry={entry} key="what" />,
          entry.certainty,
        ],
      }))}
      widths={widths}
    />
  )
}

function DateOf({ entry: { on, certainty } }: { entry: CalendarEntry }) {
  if (on === null) return certainty
  return (
    <time className="figures" dateTime={on}>
      {longDate(on)}
    </time>
  )
}

function What({ entry }: { entry: CalendarEntry }) {
  const { title, text, formerly = [], standing } = entry
  return (
    <span className="grid gap-1">
      <strong className="font-semibold">{title}</strong>
      <span className="max-w-measure">{text}</span>
      {formerly.map((date) => (
        <span className="text-muted" key={date}>
          {fill(words.formerly, { date: longDate(date) })}
        </span>
      ))}
      <SourcedLinks entry={entry} />
      <SourcedStanding standing={standing} />
    </span>
  )
}
