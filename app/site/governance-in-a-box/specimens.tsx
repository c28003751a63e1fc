/**
 * Small specimens of what a client gets: a page of the vault, a pulse update, the Blueprint. Each
 * is built from the entries and functions of the pages of reference and the report.
 */

import { lawChanges } from '../../../content/en/law/changes.ts'
import { evidenceRecords } from '../../../content/en/law/evidence.ts'
import { placeWords } from '../../../content/en/law/words.ts'
import { nouns } from '../../../content/en/nouns.ts'
import { servicePage } from '../../../content/en/pages/service.ts'
import { questionBank } from '../../../content/en/quickscore/question-bank.ts'
import { layOut, placeOn } from '../../../domain/quickscore/timeline.ts'
import { count, fill, longDate } from '../../../domain/wording.ts'
import { SourcedNote } from '../../law/sourced.tsx'
import { specimenReport, specimenRespondent } from '../../quickscore/specimen/specimen.ts'
import { TermList } from '../../ui/term-list.tsx'
import { SpecimenSheet } from '../figures/specimen-sheet.tsx'

const { label, title, vault, pulse, blueprint } = servicePage.specimens

export function Specimens({ now }: { now: number }) {
  return (
    <div className="mt-8 grid gap-6 max-md:hidden">
      <h3 className="text-xl">{title}</h3>
      <div className="grid gap-6 lg:grid-cols-2">
        <VaultPage />
        <PulseUpdate now={now} />
        <Blueprint />
      </div>
    </div>
  )
}

const topicOf = (id: string) => questionBank.find((question) => question.id === id)?.topic ?? ''

const record = evidenceRecords.find(({ question }) => question === 'D1')

/** `isBrief`: for the opening, without text and fields. */
export function VaultPage({ isBrief = false }: { isBrief?: boolean }) {
  if (!record) return null
  const { question, documents, fields, owner, retention, cadence } = record
  const lines: [string, string][] = [
    ...(isBrief ? [] : [[vault.columns, fields.join(', ')] as [string, string]]),
    [vault.owner, owner],
    [vault.keep, retention],
    [vault.cadence, cadence],
  ]
  return (
    <SpecimenSheet {...vault} label={label} text={isBrief ? '' : vault.text}>
      <div className="border-y-4 border-double border-ink py-3">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold">{topicOf(question)}</span>
        </p>
        <p>{documents.join(' · ')}</p>
      </div>
      <TermList className="border-t-0 text-sm" terms={lines} />
    </SpecimenSheet>
  )
}

function PulseUpdate({ now }: { now: number }) {
  const today = new Date(now).toISOString().slice(0, 10)
  const change = lawChanges.find(({ on }) => on <= today)
  if (!change) return null
  const { on, place, questions } = change
  return (
    <SpecimenSheet {...pulse} label={label}>
      <div className="border-l-4 border-brass pl-4">
        <p className="text-sm text-muted figures">
          {fill(pulse.from, { date: longDate(on), place: placeWords[place] })}
        </p>
        <p className="font-semibold">{change.title}</p>
      </div>
      <p className="text-sm">{change.text}</p>
      <TermList
        className="text-sm"
        terms={[
          [pulse.touches, questions.map(topicOf).join(' · ')],
          [pulse.source, <SourcedNote entry={change} key="source" />],
        ]}
      />
    </SpecimenSheet>
  )
}

const marks = [0, 30, 60, 90]
const dayMs = 24 * 60 * 60 * 1000
const start = specimenRespondent.on
const end = new Date(Date.parse(start) + 90 * dayMs).toISOString().slice(0, 10)

/** The steps that each owner starts within the first 90 days. */
const lanes = layOut(specimenReport.plan, start)
  .lanes.map(({ owner, bars }) => ({ owner, bars: bars.filter(({ from }) => from < end) }))
  .filter(({ bars }) => bars.length > 0)

/** "HR: 6 steps". */
const nameLane = ({ owner, bars }: (typeof lanes)[number]) =>
  fill(blueprint.done, { owner, steps: count(bars.length, nouns.step) })

function Blueprint() {
  return (
    <SpecimenSheet {...blueprint} className="lg:col-span-2" label={label}>
      <div
        aria-label={fill(blueprint.drawing, { lanes: lanes.map(nameLane).join(', ') })}
        className="text-sm"
        role="img"
      >
        {lanes.map((lane) => (
          <Lane key={lane.owner} lane={lane} />
        ))}
        <Days />
      </div>
      <p className="text-sm text-muted">{blueprint.beyond}</p>
    </SpecimenSheet>
  )
}

const columns = 'grid gap-x-4 sm:grid-cols-[min(10rem,30%)_1fr]'

function Lane({ lane }: { lane: (typeof lanes)[number] }) {
  const place = (date: string) => placeOn({ start, end }, date < end ? date : end)
  return (
    <div className={`${columns} border-t border-rule`}>
      <p className="pt-2 figures sm:py-2">{nameLane(lane)}</p>
      <div className="relative min-h-11">
        <svg aria-hidden="true" className="absolute inset-0 size-full">
          {marks.map((day) => (
            <line
              className="stroke-rule"
              key={day}
              x1={`${(day / 90) * 100}%`}
              x2={`${(day / 90) * 100}%`}
              y2="100%"
            />
          ))}
          {lane.bars.map(({ action, from, to }) => (
            <Bar
              from={place(from)}
              key={action.question.id}
              to={place(to)}
              topic={action.question.topic}
            />
          ))}
        </svg>
      </div>
    </div>
  )
}

/** Letters per 1% of the drawing's width, at its narrowest. */
const lettersPerCent = 0.72

/** One step as a bar; its topic is inside where it fits. */
function Bar({ from, to, topic }: { from: number; to: number; topic: string }) {
  return (
    <g>
      <title>{topic}</title>
      <rect
        className="fill-ink stroke-surface"
        height="24"
        strokeWidth="2"
        width={`${to - from}%`}
        x={`${from}%`}
        y="10"
      />
      {topic.length < (to - from) * lettersPerCent && (
        <text
          className="fill-paper font-sans text-[13px] font-semibold figures"
          dominantBaseline="central"
          textAnchor="middle"
          x={`${(to + from) / 2}%`}
          y="22"
        >
          {topic}
        </text>
      )}
    </g>
  )
}

/** The scale of days. */
function Days() {
  return (
    <div className={`${columns} border-t-2 border-ink`}>
      <p className="flex justify-between pt-1 text-muted figures sm:col-start-2">
        {marks.map((day) => (
          <span key={day}>{fill(blueprint.day, { day })}</span>
        ))}
      </p>
    </div>
  )
}
