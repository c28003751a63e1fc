/**
 * A small specimen of a report's first page. On pages that ship script, render it only on the
 * server (app/islands/server-part.tsx): the law data behind it is large.
 *
 * Props: `isBrief` shows the dial in place of the four domains.
 */
import { lawVocabulary } from '../../../content/en/quickscore/law-words.ts'
import { domains } from '../../../content/en/quickscore/question-bank.ts'
import { specimenWords as words } from '../../../content/en/quickscore/specimen.ts'
import { bandWords } from '../../../content/en/quickscore/words.ts'
import { nameDomain } from '../../../domain/quickscore/report-sentences.ts'
import { sayLaw } from '../../../domain/quickscore/verdict.ts'
import { classNames } from '../../ui/class-names.ts'
import { StatusMark } from '../../ui/status-mark.tsx'
import { ScoreDial } from '../report/overall-score.tsx'
import { BandPoint, ScaleLine } from '../report/scale-line.tsx'
import { specimenReport } from './specimen.ts'

export function ResultSpecimen({ isBrief = false }: { isBrief?: boolean }) {
  const { band, overallScore } = specimenReport
  const { first, others } = sayLaw(specimenReport, lawVocabulary)
  return (
    <figure
      aria-label={words.title}
      className="grid gap-3 border border-rule border-t-4 border-t-ink bg-surface p-4 sm:gap-4 sm:p-6"
    >
      <figcaption className="text-sm font-semibold text-brass">{words.label}</figcaption>
      <div className="grid gap-1">
        <p className={classNames('font-serif', isBrief ? 'text-lg lg:text-xl' : 'text-xl')}>
          {first}
        </p>
        {others.length > 0 && (
          <p className={isBrief ? 'text-sm max-lg:hidden' : 'text-sm'}>{others.join(' ')}</p>
        )}
        <StatusMark className={classNames('text-base figures', isBrief && 'lg:hidden')} tone={band}>
          {bandWords[band].label}, {overallScore}%
        </StatusMark>
      </div>
      {isBrief ? (
        <div className="mx-auto w-full max-w-60 max-lg:hidden">
          <ScoreDial ahead={null} average={null} band={band} before={null} score={overallScore}>
            <p className="font-serif text-2xl leading-none figures lg:text-3xl">{overallScore}%</p>
            <StatusMark tone={band}>{bandWords[band].label}</StatusMark>
          </ScoreDial>
        </div>
      ) : (
        <Domains />
      )}
      <p>
        <a href={words.open.href}>{words.open.text}</a>
      </p>
    </figure>
  )
}

function Domains() {
  return (
    <ul className="border-y border-rule">
      {specimenReport.breakdown.map(({ domain, score, status }) => (
        <li
          className="grid grid-cols-[1fr_3rem] items-center gap-x-4 text-sm not-first:border-t"
          key={domain}
        >
          <span className="col-span-2 pt-2 leading-snug">{nameDomain(domains, domain)}</span>
          <ScaleLine className="min-h-8">
            <BandPoint band={status} x={`${score}%`} y="50%" />
          </ScaleLine>
          <span className="text-right font-semibold figures">{score}%</span>
        </li>
      ))}
    </ul>
  )
}
