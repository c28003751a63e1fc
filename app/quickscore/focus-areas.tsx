import { reportWords } from '../../content/quickscore/words.ts'
import type { PlannedAction } from '../../domain/quickscore/action-plan.ts'
import { describeFocus } from '../../domain/quickscore/report-sentences.ts'
import { type BreakdownItem, needsFocus } from '../../domain/quickscore/scoring.ts'
import { ToneShape } from '../ui/status-mark.tsx'
import { vocabulary } from './report.ts'

interface FocusAreasProps {
  breakdown: BreakdownItem[]
  plan: PlannedAction[]
}

const words = reportWords.focus

/** Only where a domain is amber, red or low in coverage (decisions, section C). */
export function FocusAreas({ breakdown, plan }: FocusAreasProps) {
  const items = breakdown.filter(needsFocus)
  if (items.length === 0) return null
  return (
    <section
      aria-labelledby="focus-title"
      className="grid gap-4 border border-rule border-l-4 border-l-brass bg-surface p-5 sm:p-8 print:gap-2 print:p-4"
    >
      <h2 className="text-xl" id="focus-title">
        {words.title}
      </h2>
      <ul className="grid gap-3 print:gap-1">
        {items.map((item) => (
          <li className="grid grid-cols-[1.5rem_1fr]" key={item.domain}>
            <ToneShape className="mt-2 size-3" tone={item.status} />
            <p className="max-w-measure">{describeFocus(item, plan, vocabulary)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
