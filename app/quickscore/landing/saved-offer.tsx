import { landingWords, respondents } from '../../../content/quickscore/words.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import type { Progress } from '../assessment/assessment.ts'

interface SavedOfferProps {
  progress: Progress
  /** How many questions there are. */
  total: number
  onResume: (progress: Progress) => void
  onDiscard: () => void
}

const words = landingWords.saved

/** What a reload or a crash interrupted can be taken up again. */
export function SavedOffer({ progress, total, onResume, onDiscard }: SavedOfferProps) {
  const { userType, answers } = progress
  const text = fill(words.text, {
    respondent: respondents[userType].short,
    answered: Object.keys(answers).length,
    total,
  })
  return (
    <section
      aria-labelledby="saved-title"
      className="grid gap-4 border-l-4 border-action bg-action-wash p-5 sm:p-6"
    >
      <div className="grid gap-1">
        <h2 className="text-xl" id="saved-title">
          {words.title}
        </h2>
        <p>{text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onResume(progress)}>{words.resume}</Button>
        <Button onClick={onDiscard} variant="outline">
          {words.discard}
        </Button>
      </div>
    </section>
  )
}
