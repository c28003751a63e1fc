import { nouns } from '../../../content/en/nouns.ts'
import { lawVocabulary } from '../../../content/en/quickscore/law-words.ts'
import { resultWords } from '../../../content/en/quickscore/result-words.ts'
import {
  type Bar,
  dueDates,
  layOut,
  placeOn,
  type Timeline,
} from '../../../domain/quickscore/timeline.ts'
import { sayDue, sayLateness } from '../../../domain/quickscore/verdict.ts'
import { count, fill, longDate } from '../../../domain/wording.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { StackedTable } from '../../ui/stacked-table.tsx'
import { Fold } from './fold.tsx'
import type { Report } from './report.ts'

const words = resultWords.timeline

/** Each step as a bar as long as its effort, by owner, with the dates of law as lines. */
export function PlanTimeline({ report, today }: { report: Report; today: string }) {
  const { list, law } = report
  if (list.length === 0) return null
  const timeline = layOut(list, today)
  // Lateness needs a law that is known to bind the respondent.
  const late = law.isElsewhereOnly ? [] : sayLateness(timeline, lawVocabulary)
  return (
    <Fold
      className="break-inside-avoid"
      id="timeline-title"
      point={late.join(' ')}
      title={words.title}
    >
      <p className="max-w-measure text-muted">{fill(words.lead, { date: longDate(today) })}</p>
      <Drawing timeline={timeline} />
      <div className="print:hidden">
        <Disclosure summary={<span className="text-base">{words.table}</span>}>
          <StackedTable columns={words.columns} label={words.title} rows={listRows(timeline)} />
        </Disclosure>
      </div>
    </Fold>
  )
}

function listRows({ lanes, start }: Timeline) {
  return lanes.flatMap(({ owner, bars }) =>
    bars.map(({ action }) => {
      const { id, topic } = action.question
      const { from, last, ...dated } = dueDates({ lanes, start }, action)
      const said = sayDue(dated, lawVocabulary)
      const end = dated.due === 'dated' ? [longDate(last), said].filter(Boolean).join(', ') : said
      return { key: id, cells: [`${id} · ${topic}`, owner, longDate(from), end] }
    }),
  )
}

function Drawing({ timeline }: { timeline: Timeline }) {
  const { lanes, marks, start, end } = timeline
  const label = fill(words.drawing, { start: longDate(start), end: longDate(end) })
  return (
    <figure aria-label={label} className="grid gap-3">
      <div aria-hidden="true" className="grid">
        {lanes.map(({ owner, bars }) => (
          <div
            className="grid items-center gap-x-4 border-t border-rule sm:grid-cols-[14rem_1fr]"
            key={owner}
          >
            <p className="pt-2 text-sm figures sm:py-2">{sayLane(owner, bars)}</p>
            <svg aria-hidden="true" className="h-10 w-full overflow-visible">
              {marks.map(({ date }) => (
                <line
                  className="stroke-brass"
                  key={date}
                  strokeWidth="2"
                  x1={`${placeOn(timeline, date)}%`}
                  x2={`${placeOn(timeline, date)}%`}
                  y1="0"
                  y2="100%"
                />
              ))}
              {bars.map((bar) => (
                <StepBar bar={bar} key={bar.action.question.id} timeline={timeline} />
              ))}
            </svg>
          </div>
        ))}
      </div>
      <figcaption className="grid gap-1 border-t border-ink pt-2 text-sm text-muted figures">
        {lanes.some(({ bars }) => bars.some(({ due }) => due !== 'dated')) && (
          <span className="flex items-center gap-2">
            <span aria-hidden="true" className="size-3 bg-rule" />
            {words.grey}
          </span>
        )}
        {marks.map(({ date, steps }) => (
          <span className="flex items-center gap-2" key={date}>
            <svg aria-hidden="true" className="size-3 stroke-brass">
              <path d="M6 0v12" strokeWidth="2" />
            </svg>
            {fill(words.mark, { date: longDate(date), steps: count(steps, nouns.step) })}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

function sayLane(owner: string, bars: readonly Bar[]): string {
  const open = bars.filter(({ due }) => due === 'ifItBinds').length
  const now = bars.filter(({ due }) => due === 'now').length
  return fill(open > 0 ? words.openLane : words.lane, { owner, count: now, open })
}

function StepBar({ bar, timeline }: { bar: Bar; timeline: Timeline }) {
  const from = placeOn(timeline, bar.from)
  const to = placeOn(timeline, bar.to)
  return (
    <rect
      className={`${bar.due === 'dated' ? 'fill-ink' : 'fill-rule'} stroke-paper print:stroke-white`}
      height="14"
      strokeWidth="2"
      width={`${to - from}%`}
      x={`${from}%`}
      y="13"
    >
      <title>{bar.action.question.topic}</title>
    </rect>
  )
}
