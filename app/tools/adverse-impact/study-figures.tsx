/** The figures of a study, stage by stage and over the whole, and the record card to keep. */

import { findingWords, resultWords as words } from '../../../content/en/adverse-impact.ts'
import * as write from '../../../domain/adverse-impact/figures.ts'
import { sayFindings } from '../../../domain/adverse-impact/reading.ts'
import { findLowest, listParts } from '../../../domain/adverse-impact/record.ts'
import {
  analyseStudy,
  type Comparison,
  type GroupResult,
  type StageResult,
  type Study,
  type StudyResult,
} from '../../../domain/adverse-impact/study.ts'
import { fill, formatNumber } from '../../../domain/wording.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { StackedTable } from '../../ui/stacked-table.tsx'
import { StatusMark, type Tone } from '../../ui/status-mark.tsx'
import { RecordCard } from './record-card.tsx'

export function StudyFigures({ study }: { study: Study }) {
  const result = analyseStudy(study, words.whole)
  const lowest = findLowest(result)
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
          {listParts(result).map((stage) => (
            <StageFigures key={stage.name} stage={stage} />
          ))}
          <Products result={result} />
          {lowest && <p className="max-w-measure">{fill(words.forRegister, lowest)}</p>}
          <p className="max-w-measure text-sm text-muted">{words.method}</p>
        </div>
      </PageSection>
      <RecordCard result={result} study={study} />
    </>
  )
}

function Products({ result: { products } }: { result: StudyResult }) {
  if (products.length === 0) return null
  return (
    <ul className="grid gap-1">
      {products.map(({ name, ratios, whole }) => (
        <li className="figures" key={name}>
          {fill(words.product, {
            group: name,
            ratios: ratios.map((it) => it.toFixed(3)).join(' × '),
            whole: write.ratio(whole),
          })}
        </li>
      ))}
    </ul>
  )
}

const widths = ['md:w-1/4', 'w-[12%]', 'w-[18%]', 'w-[12%]', 'w-[18%]']

function StageFigures({ stage: { name, groups, comparisons } }: { stage: StageResult }) {
  const compared = groups.flatMap((group) =>
    [group.comparison, group.rest].flatMap((comparison) =>
      comparison ? [{ group: group.name, comparison }] : [],
    ),
  )
  return (
    <section aria-label={name} className="grid gap-4">
      <h3>{name}</h3>
      <Verdicts groups={groups} />
      <StackedTable
        columns={words.columns}
        label={name}
        rows={groups.map((group) => ({ key: group.name, cells: listCells(group) }))}
        widths={widths}
      />
      {comparisons > 1 && (
        <p className="max-w-measure text-sm text-muted">
          {fill(words.several, { count: comparisons })} {words.sides}
        </p>
      )}
      <div>
        {compared.map(({ group, comparison }) => (
          <Disclosure
            key={`${group} ${comparison.against}`}
            summary={fill(words.more, { group, other: comparison.against ?? words.allOthers })}
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
  const none = '–'
  return [
    <span className="grid gap-1" key="name">
      {name}
      <NotCompared group={group} />
    </span>,
    <span className="figures" key="counts">
      {fill(words.passedOf, {
        selected: formatNumber(selected),
        reached: formatNumber(reached),
      })}
    </span>,
    rate === null || !interval ? (
      none
    ) : (
      <Figure key="rate" value={write.percent(rate)}>
        {write.interval(interval, write.percent)}
      </Figure>
    ),
    comparison?.ratio == null ? none : <Figure key="ratio" value={write.ratio(comparison.ratio)} />,
    comparison ? (
      <Figure key="difference" value={write.pointsOf(comparison.difference)}>
        {write.interval(comparison.differenceInterval, write.pointsOf)}
      </Figure>
    ) : (
      none
    ),
    comparison ? <Figure key="p" value={write.probability(comparison.exactP)} /> : none,
  ]
}

function Figure({ value, children }: { value: string; children?: string }) {
  return (
    <span className="figures">
      <strong className="font-semibold">{value}</strong>
      {children && <span className="block text-muted">{children}</span>}
    </span>
  )
}

const tones: Record<Comparison['finding'], Tone> = {
  'look-closer': 'red',
  'small-gap': 'amber',
  'too-few': 'grey',
  open: 'amber',
  'no-fifth': 'grey',
}

/** What each comparison shows, before its figures. */
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

/** Why a group has no comparison, or may be left out of one elsewhere. */
function NotCompared({ group }: { group: GroupResult }) {
  const { comparison, isReference, isNotStated, isMarginal, rate, rest } = group
  const text =
    rate === null
      ? words.nobody
      : isNotStated
        ? words.notStated
        : isReference
          ? words.reference
          : isMarginal
            ? words.marginal
            : comparison || rest
              ? ''
              : words.alone
  return text ? <span className="text-sm font-normal text-muted">{text}</span> : null
}

function Facts({ comparison }: { comparison: Comparison }) {
  const { pooled, yates, odds, rejectionRatio, flipRatio, flipP } = comparison
  const { facts, notComputed } = words
  const z = pooled && `${pooled.z.toFixed(3).replace('-', '−')}, ${write.probability(pooled.p)}`
  const corrected = yates && `${yates.chiSquare.toFixed(2)}, ${write.probability(yates.p)}`
  const lines = [
    [facts.ratioInterval, sayInterval(comparison)],
    [facts.rejection, rejectionRatio === null ? notComputed : write.ratio(rejectionRatio)],
    [facts.pooled, pooled?.isReliable ? z : pooled ? facts.unreliable : notComputed],
    [facts.yates, pooled?.isReliable ? corrected : pooled ? facts.unreliable : notComputed],
    [facts.odds, odds?.toFixed(3) ?? notComputed],
    [facts.shortOfPooled, write.people(comparison.shortOfPooled)],
    [facts.shortOfOther, write.people(comparison.shortOfOther)],
    [facts.flipRatio, flipRatio ?? notComputed],
    [facts.flipP, flipP ?? notComputed],
    [
      facts.peopleNeeded,
      comparison.peopleNeeded === null ? notComputed : formatNumber(comparison.peopleNeeded),
    ],
  ] as const
  return (
    <dl className="text-sm">
      {lines.map(([term, value]) => (
        <div
          className="grid gap-x-6 border-b border-rule py-2 last:border-b-0 sm:grid-cols-[1fr_12rem]"
          key={term}
        >
          <dt className="text-muted">{term}</dt>
          <dd className="font-semibold figures">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function sayInterval({ ratioInterval }: Comparison): string {
  if (!ratioInterval) return words.notKnown
  const { low, high } = ratioInterval
  if (high === Number.POSITIVE_INFINITY) return fill(words.andMore, { low: write.ratio(low) })
  return write.interval(ratioInterval, write.ratio)
}
