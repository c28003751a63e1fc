import { questionWords as words } from '../../content/quickscore/words.ts'
import { progressPercent } from '../../domain/quickscore/scoring.ts'
import { fill } from '../../domain/wording.ts'
import { Progress } from '../ui/progress.tsx'

/** Stays in view; says in words and as a bar how far along the visitor is. */
export function QuestionHeader({ index, total }: { index: number; total: number }) {
  const percent = progressPercent(index, total)
  const position = fill(words.position, { number: index + 1, total })
  const progress = fill(words.progress, { percent })
  return (
    <div className="sticky top-[4.5625rem] [@media(max-height:26rem)]:static z-20 border-b border-rule bg-paper">
      <div className="page grid gap-2 py-3">
        <div className="flex justify-between gap-4 text-sm figures">
          <p className="font-semibold">{position}</p>
          <p className="text-muted">{progress}</p>
        </div>
        <Progress
          label={words.progressLabel}
          ticks={total}
          value={percent}
          valueText={`${position}, ${progress}`}
        />
      </div>
    </div>
  )
}
