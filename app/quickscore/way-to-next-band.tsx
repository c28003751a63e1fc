import { reportWords } from '../../content/quickscore/words.ts'
import type { WayToNextBand as Way } from '../../domain/quickscore/action-plan.ts'
import { summariseWay } from '../../domain/quickscore/report-sentences.ts'
import { fill, points } from '../../domain/wording.ts'
import { vocabulary } from './report.ts'

const words = reportWords.way

export function WayToNextBand({ way, score }: { way: Way; score: number }) {
  return (
    <section aria-labelledby="way-title" className="grid gap-4 print:gap-2">
      <h2 id="way-title">{words.title}</h2>
      <p className="max-w-measure text-lg figures">{summariseWay(way, score, vocabulary)}</p>
      {way.kind === 'reachable' && (
        <ol className="grid max-w-4xl border-b border-rule">
          {way.actions.map(({ question, gain }) => (
            <li
              className="grid grid-cols-[3rem_1fr_auto] items-baseline gap-x-3 border-t border-rule py-2.5 figures print:py-1"
              key={question.id}
            >
              <span className="text-brass">{question.id}</span>
              <span>{question.topic}</span>
              <span className="font-semibold">
                {fill(reportWords.plan.gain, { points: points(gain) })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
