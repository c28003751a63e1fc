/** The explanatory figure of each audience page, below its opening: heading, lead, drawing. */
import type { ReactNode } from 'react'
import { duties } from '../../../content/en/duties/index.ts'
import { evidenceRecords } from '../../../content/en/law/evidence.ts'
import { legalReferences } from '../../../content/en/legal-references/index.ts'
import type { AudienceId } from '../../../content/en/pages/audiences/audience-page.ts'
import {
  applicationJourney,
  filledQuestionnaire,
  ledgerEntry,
  scoreDistribution,
} from '../../../content/en/pages/audiences/figures.ts'
import { answerOptions } from '../../../content/en/quickscore/words.ts'
import { listProvisions, pairProvisions } from '../../../domain/law/provisions.ts'
import type { ScoreCounts } from '../../../domain/quickscore/spread.ts'
import { ProvisionPairEntry } from '../../law/provision-pair-entry.tsx'
import { questionsFor } from '../../quickscore/questions.ts'
import { StackedTable } from '../../ui/stacked-table.tsx'
import { ScoreDistribution } from '../figures/score-distribution.tsx'
import { SpecimenSheet } from '../figures/specimen-sheet.tsx'
import { ApplicationJourney } from './application-journey.tsx'

interface AudienceFigureProps {
  audience: AudienceId
  /** ISO date. */
  today: string
  /** Read for analysts only; null for the others or while the database is unavailable. */
  benchmark: { scores: ScoreCounts; total: number } | null
}

export function AudienceFigure({ audience, today, benchmark }: AudienceFigureProps) {
  const figures: Record<AudienceId, [words: { title: string; lead?: string }, figure: ReactNode]> =
    {
      ta: [applicationJourney, <ApplicationJourney key="ta" today={today} />],
      vendor: [filledQuestionnaire, <Questionnaire key="vendor" />],
      analyst: [
        { title: scoreDistribution.title },
        benchmark && <ScoreDistribution scores={benchmark.scores} total={benchmark.total} />,
      ],
      reg: [ledgerEntry, <LedgerEntry key="reg" today={today} />],
    }
  const [{ title, lead }, figure] = figures[audience]
  if (!figure) return null
  return (
    <section
      aria-labelledby="figure-title"
      className="grid gap-6 border-t-4 border-double border-ink pt-6"
    >
      <header className="grid gap-2">
        <h2 className="text-xl" id="figure-title">
          {title}
        </h2>
        {lead && <p className="max-w-measure text-muted">{lead}</p>}
      </header>
      {figure}
    </section>
  )
}

/** Sample answers of no real vendor; what counts is quoted from the question bank. */
function Questionnaire() {
  const { label, title, columns, answers, all } = filledQuestionnaire
  const rows = answers.flatMap(({ question, counts }) => {
    const asked = questionsFor.vendor.find(({ id }) => id === question)
    if (!asked) return []
    const short = answerOptions[counts === 'yes' ? 0 : 1].short
    const record = evidenceRecords.find((it) => it.question === question)
    return [
      {
        key: question,
        cells: [
          <span className="grid gap-1 font-normal" key="question">
            <span className="font-semibold">
              <span className="text-brass figures">{question}</span> {asked.topic}
            </span>
            {asked.text}
          </span>,
          <span key="answer">
            <strong className="font-semibold">{short}.</strong> {asked.counts[counts]}
          </span>,
          record?.documents.join(', ') ?? asked.evidence,
        ],
      },
    ]
  })
  return (
    <SpecimenSheet label={label} link={all} title={title} titleHidden>
      <StackedTable
        columns={columns}
        label={title}
        rows={rows}
        widths={['md:w-2/5', '', 'md:w-1/4']}
      />
    </SpecimenSheet>
  )
}

const entry = pairProvisions(listProvisions(legalReferences, duties)).find(({ sides }) =>
  sides.some(({ id }) => id === ledgerEntry.provision),
)

function LedgerEntry({ today }: { today: string }) {
  const { label, title, all } = ledgerEntry
  return (
    entry && (
      <SpecimenSheet label={label} link={all} title={title} titleHidden>
        <ProvisionPairEntry pair={entry} today={today} />
      </SpecimenSheet>
    )
  )
}
