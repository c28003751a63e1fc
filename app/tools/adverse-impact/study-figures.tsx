/** The figures of a study, by stage and overall, and the record card. */
import { Fragment, use } from 'react'
import {
  findingWords,
  formWords,
  recordWords,
  resultWords as words,
} from '../../../content/en/adverse-impact.ts'
import { fieldNames, writeSheet } from '../../../domain/adverse-impact/draft.ts'
import * as write from '../../../domain/adverse-impact/figures.ts'
import type { Interval } from '../../../domain/adverse-impact/intervals.ts'
import { sayFindings } from '../../../domain/adverse-impact/reading.ts'
import {
  findLowest,
  listNotes,
  listParts,
  writeRecordCsv,
} from '../../../domain/adverse-impact/record.ts'
import {
  analyseStudy,
  type Comparison,
  type GroupResult,
  type StageResult,
  type Study,
  type StudyResult,
} from '../../../domain/adverse-impact/study.ts'
import { bySeverity, type Finding } from '../../../domain/adverse-impact/verdict.ts'
import { fill, formatNumber } from '../../../domain/wording.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { noFigure, StackedTable } from '../../ui/stacked-table.tsx'
import { StatusMark, type Tone } from '../../ui/status-mark.tsx'
import { TermList } from '../../ui/term-list.tsx'
import { RecordForm } from './record-form.tsx'

export function StudyFigures({ study }: { study: Study }) {
  const result = analyseStudy(study, words.whole)
  const lowest = findLowest(result)
  const notes = listNotes(result, study, words)
  const hidden: [string, string][] = [['sheet', writeSheet(study, formWords.sheetHeading)]]
  for (const [index, { isUnsaid }] of study.groups.entries())
    if (isUnsaid) hidden.push([fieldNames.unsaid(index), 'on'])
  if (study.leavesSmallOut) hidden.push([fieldNames.leaveSmallOut, 'on'])
  return (
    <>
      <PageSection
        number="2"
        title={
          <span id="figures-title" tabIndex={-1}>
            {words.title}
          </span>
        }
      >
        <div className="grid gap-12">
          <Overview result={result} />
          {listParts(result).map((stage, index) => (
            <StageFigures id={anchorOf(index)} key={stage.name} stage={stage} />
          ))}
          <ul className="grid max-w-measure gap-1 figures">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          {lowest && <p className="max-w-measure">{fill(words.forRegister, lowest)}</p>}
          <p className="max-w-measure text-sm text-muted">{words.method}</p>
        </div>
      </PageSection>
      <PageSection lead={recordWords.lead} number="3" title={recordWords.title}>
        <RecordForm
          hidden={hidden}
          writeCsv={(record) => writeRecordCsv(result, record, recordWords, notes)}
        />
      </PageSection>
    </>
  )
}

const anchorOf = (index: number) => `stage-${index + 1}-figures`

/** The verdict on each group at each stage, most severe first, linked to its figures. */
function Overview({ result }: { result: StudyResult }) {
  const verdicts = listParts(result).flatMap(({ name: stage, groups }, index) =>
    groups.flatMap(({ name, rest, comparison }) => {
      const { finding } = rest ?? comparison ?? {}
      return finding ? [{ href: `#${anchorOf(index)}`, stage, name, finding }] : []
    }),
  )
  const ranked = verdicts.toSorted(
    (one, other) => bySeverity.indexOf(one.finding) - bySeverity.indexOf(other.finding),
  )
  return (
    <ul aria-label={words.verdicts} className="flex flex-wrap gap-x-8 gap-y-2">
      {ranked.slice(0, mostVerdicts).map(({ href, stage, name, finding }) => (
        <li key={`${stage} ${name}`}>
          <a className="inline-flex min-h-6 items-center" href={href}>
            <StatusMark tone={tones[finding]}>
              {fill(words.verdict, { stage, group: name, finding: words.names[finding] })}
            </StatusMark>
          </a>
        </li>
      ))}
    </ul>
  )
}

const mostVerdicts = 9

/** An axis from 0 to 100%: rates as strokes, intervals as lines. The figures are in the table. */
function Picture({ stage: { name, groups } }: { stage: StageResult }) {
  return (
    <figure
      aria-hidden="true"
      className="grid max-w-4xl grid-cols-[6rem_1fr] gap-x-4 sm:grid-cols-[10rem_1fr]"
    >
      <figcaption className="col-span-2 pb-2 text-sm text-muted">
        {fill(words.picture, { stage: name })}
      </figcaption>
      {groups.map(({ name: group, rate, interval }) =>
        rate === null || !interval ? null : (
          <Fragment key={group}>
            <span className="truncate text-sm">{group}</span>
            <svg
              aria-hidden="true"
              className="h-6 w-full border-x border-rule stroke-current"
              preserveAspectRatio="none"
              viewBox="0 0 100 10"
            >
              <path
                d={`M${100 * interval.low} 5H${100 * interval.high}`}
                strokeWidth="2"
                vectorEffect="non-scaling-stroke"
              />
              <path d={`M${100 * rate} 1V9`} strokeWidth="5" vectorEffect="non-scaling-stroke" />
            </svg>
          </Fragment>
        ),
      )}
      <span />
      <span className="flex justify-between border-t border-line pt-1 text-sm text-muted figures">
        {[0, 0.5, 1].map((at) => (
          <span key={at}>{`${100 * at}%`}</span>
        ))}
      </span>
    </figure>
  )
}

const widths = ['md:w-1/4', 'w-[12%]', 'w-[18%]', 'w-[12%]', 'w-[18%]']

let turns: Promise<unknown> = Promise.resolve()

function StageFigures({ id, stage }: { id: string; stage: StageResult }) {
  // The server renders each stage in a turn of its own, and answers other visitors in between.
  if (typeof window === 'undefined') {
    turns = turns.then(() => new Promise((resolve) => void setTimeout(resolve)))
    use(turns)
  }
  const { name, groups } = stage
  const reference = groups.find(({ isReference }) => isReference)
  const best = reference?.name ?? words.best
  const compared = groups.flatMap((group) =>
    [group.rest, group.comparison].flatMap((comparison) =>
      comparison ? [{ group: group.name, comparison }] : [],
    ),
  )
  return (
    <section aria-label={name} className="grid scroll-mt-28 gap-4" id={id}>
      <h3>{name}</h3>
      <Verdicts groups={groups} />
      <Picture stage={stage} />
      <StackedTable
        columns={words.columns.map((column) => fill(column, { best }))}
        label={name}
        rows={groups.map((group) => ({ key: group.name, cells: listCells(group) }))}
        widths={widths}
      />
      <div>
        {compared.map(({ group, comparison }) => (
          <Disclosure
            key={`${group} ${comparison.against}`}
            summary={fill(words.more, {
              group,
              other: comparison.against ?? findingWords.allOthers,
            })}
          >
            <Facts comparison={comparison} />
          </Disclosure>
        ))}
      </div>
    </section>
  )
}

function listCells(group: GroupResult) {
  const { name, selected, reached, rate, interval, comparison } = group
  const said = sayNotCompared(group)
  return [
    <span className="grid gap-1" key="name">
      {name}
      {said && <span className="text-sm font-normal text-muted">{said}</span>}
    </span>,
    <span className="figures" key="counts">
      {fill(words.passedOf, {
        selected: formatNumber(selected),
        reached: formatNumber(reached),
      })}
    </span>,
    showFigure('rate', write.percent, rate, interval),
    showFigure('ratio', write.ratio, comparison?.ratio),
    showFigure('points', write.pointsOf, comparison?.difference, comparison?.differenceInterval),
    showFigure('p', write.probability, comparison?.exactP),
  ]
}

type Say = typeof write.ratio

function showFigure(key: string, say: Say, value?: number | null, range?: Interval | null) {
  if (value == null) return noFigure
  return (
    <span className="figures" key={key}>
      <strong className="font-semibold">{say(value)}</strong>
      {range && <span className="block text-muted">{write.interval(range, say)}</span>}
    </span>
  )
}

export const tones: Record<Finding, Tone> = {
  'look-closer': 'red',
  'under-a-fifth': 'amber',
  open: 'amber',
  'any-size': 'grey',
  'too-few': 'grey',
  favoured: 'grey',
  'no-fifth': 'grey',
}

/** The verdict on each comparison, above its figures. */
function Verdicts({ groups }: { groups: readonly GroupResult[] }) {
  const found = groups.flatMap((group) =>
    sayFindings(group, findingWords).map((one) => ({ ...one, group: group.name })),
  )
  return (
    <ul className="grid max-w-4xl gap-2">
      {found.map(({ group, text, finding }) => (
        <li className="grid gap-x-4 sm:grid-cols-[10rem_1fr]" key={`${group} ${text}`}>
          <span className="font-semibold">{group}</span>
          <StatusMark tone={tones[finding]}>{text}</StatusMark>
        </li>
      ))}
    </ul>
  )
}

/** Why a group has no comparison; for the reference group, whether it is large enough. */
function sayNotCompared(group: GroupResult): string {
  const { comparison, isReference, isNotStated, leftOutAt, rate, reached, rest } = group
  if (rate === null) return words.nobody
  if (isNotStated) return words.notStated
  if (leftOutAt !== null) return fill(words.small, { share: write.percent(leftOutAt) })
  if (!isReference) return comparison || rest ? '' : words.alone
  if (reached >= fewestToMeasureBy) return words.reference
  return `${words.reference}. ${fill(words.smallReference, { n: reached })}`
}

const fewestToMeasureBy = 30

function Facts({ comparison }: { comparison: Comparison }) {
  const { pooled, yates, odds, rejectionRatio, flipRatio, flipP } = comparison
  const { facts, notComputed } = words
  const known = (value: number | null, say: (value: number) => string) =>
    value !== null && Number.isFinite(value) ? say(value) : notComputed
  const z = pooled && `${pooled.z.toFixed(3).replace('-', '−')}, ${write.probability(pooled.p)}`
  const corrected = yates && `${yates.chiSquare.toFixed(2)}, ${write.probability(yates.p)}`
  const terms = [
    [facts.ratioInterval, sayInterval(comparison)],
    [facts.rejection, known(rejectionRatio, write.ratio)],
    [facts.pooled, pooled?.isReliable ? z : pooled ? facts.unreliable : notComputed],
    [facts.yates, pooled?.isReliable ? corrected : pooled ? facts.unreliable : notComputed],
    [facts.odds, known(odds, (value) => value.toFixed(3))],
    [facts.shortOfPooled, write.people(comparison.shortOfPooled)],
    [facts.shortOfOther, write.people(comparison.shortOfOther)],
    [facts.flipRatio, known(flipRatio, String)],
    [facts.flipP, known(flipP, String)],
    [facts.peopleNeeded, known(comparison.peopleNeeded, formatNumber)],
  ] as const
  return <TermList hasFigures terms={terms} />
}

function sayInterval({ ratioInterval }: Comparison): string {
  if (!ratioInterval) return words.notKnown
  const { low, high } = ratioInterval
  if (high === Number.POSITIVE_INFINITY) return fill(words.andMore, { low: write.ratio(low) })
  return write.interval(ratioInterval, write.ratio)
}
