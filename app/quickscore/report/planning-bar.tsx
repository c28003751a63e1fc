import { nouns } from '../../../content/en/nouns.ts'
import { resultWords } from '../../../content/en/quickscore/result-words.ts'
import { bandWords } from '../../../content/en/quickscore/words.ts'
import { count, fill } from '../../../domain/wording.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { addressOf } from './planning.ts'
import type { Report } from './report.ts'

const words = resultWords.planning

interface PlanningBarProps {
  view: string
  planned: readonly string[]
  /** As it was answered. */
  report: Report
  /** As it would be with the ticked steps done. */
  shown: Report
}

/** What the ticked steps come to, in words that are read out, and the two ways to change them all. */
export function PlanningBar({ view, planned, report, shown }: PlanningBarProps) {
  const { way } = report
  return (
    <div className="grid gap-3 planning-bar bg-paper print:hidden">
      {planned.length === 0 && <p className="max-w-measure text-sm text-muted">{words.lead}</p>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <output aria-live="polite" className="font-semibold figures empty:hidden">
          {planned.length > 0 && sayPlanned(planned.length, report, shown)}
        </output>
        {way.kind === 'reachable' && (
          <ButtonLink
            data-in-place="shortest"
            href={addressOf({ view, planned: way.actions.map(({ question }) => question.id) })}
            size="sm"
            variant="outline"
          >
            {words.shortest}
          </ButtonLink>
        )}
        {planned.length > 0 && (
          <ButtonLink
            data-in-place="clear"
            href={addressOf({ view, planned: [] })}
            size="sm"
            variant="quiet"
          >
            {words.clear}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

function sayPlanned(steps: number, report: Report, shown: Report): string {
  return fill(words.now, {
    steps: count(steps, nouns.step),
    score: report.overallScore,
    reaches: shown.overallScore,
    band: bandWords[shown.band].label,
  })
}
