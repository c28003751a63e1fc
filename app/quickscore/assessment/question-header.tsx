import { domains } from '../../../content/en/quickscore/question-bank.ts'
import { questionWords as words } from '../../../content/en/quickscore/words.ts'
import type { AskedQuestion } from '../../../domain/quickscore/questions.ts'
import { progressPercent } from '../../../domain/quickscore/scoring.ts'
import { fill } from '../../../domain/wording.ts'
import { LogoMark, Wordmark } from '../../site/logo.tsx'
import { Progress } from '../../ui/progress.tsx'

interface QuestionHeaderProps {
  questions: readonly AskedQuestion[]
  index: number
}

/** Replaces the site's header during the questions; its only link is the exit. */
export function QuestionHeader({ questions, index }: QuestionHeaderProps) {
  const percent = progressPercent(index, questions.length)
  const position = fill(words.position, { number: index + 1, total: questions.length })
  const progress = fill(words.progress, { percent })
  return (
    <div className="sticky top-0 z-20 border-b border-rule bg-paper [@media(max-height:26rem)]:static">
      <div className="page grid grid-cols-1 gap-1 py-1">
        <div className="flex items-center justify-between gap-4">
          <LogoMark className="h-8 w-5 sm:hidden" />
          <span className="max-sm:sr-only">
            <Wordmark />
          </span>
          <a
            className="ml-auto inline-flex min-h-11 items-center text-sm text-action underline underline-offset-4"
            href={words.leave.href}
          >
            {words.leave.text}
          </a>
        </div>
        <div className="flex justify-between gap-4 text-sm figures">
          <p className="font-semibold">{position}</p>
          <p className="text-muted">{progress}</p>
        </div>
        <Progress
          className="sr-only"
          label={words.progressLabel}
          value={percent}
          valueText={`${position}, ${progress}`}
        />
        <Segments index={index} questions={questions} />
      </div>
    </div>
  )
}

/** Visual progress bar in four parts, one for each domain; hidden from assistive technology. */
function Segments({ questions, index }: QuestionHeaderProps) {
  const current = questions[index]?.domain
  return (
    <div aria-hidden="true" className="flex gap-1 pb-1">
      {domains.map(({ id }) => {
        const places = questions.flatMap(({ domain }, place) => (domain === id ? [place] : []))
        const done = places.filter((place) => place <= index).length
        return (
          <div className="min-w-0 flex-1 text-sm" key={id}>
            <svg aria-hidden="true" className="h-1.5 w-full">
              <rect className="fill-rule" height="6" width="100%" />
              <rect className="fill-ink" height="6" width={`${(100 * done) / places.length}%`} />
            </svg>
            <span
              className={`flex leading-tight whitespace-nowrap ${id === current ? 'font-semibold' : 'text-muted max-sm:invisible'} ${id === 'oversight' ? 'max-sm:justify-end' : ''}`}
            >
              {words.segments[id]}
            </span>
          </div>
        )
      })}
    </div>
  )
}
