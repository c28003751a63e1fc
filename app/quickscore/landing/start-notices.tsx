/**
 * What is said on every screen that the assessment starts from, the landing step and the one where
 * answers are taken again: that it needs a script, that the questions did not come, that answers of
 * an earlier visit are still here.
 */
import { landingWords, respondents } from '../../../content/en/quickscore/words.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Progress } from '../assessment/assessment.ts'
import type { StartProps } from '../assessment/kept.ts'

export function StartNotices({ assessment, kept, dispatch, isLost, refused }: StartProps) {
  const { progress, discard } = kept
  return (
    <>
      <noscript>
        <p className="border-l-4 border-action bg-action-wash p-4">{landingWords.noScript}</p>
      </noscript>
      {refused && <Notice arrival title={refused} tone="failure" />}
      {isLost && (
        <Notice arrival title={landingWords.lost.title} tone="failure">
          {landingWords.lost.text}
        </Notice>
      )}
      {progress && (
        <SavedOffer
          onDiscard={discard}
          onResume={() => dispatch({ type: 'resumed', progress })}
          progress={progress}
          total={assessment.ids[progress.userType].length}
        />
      )}
    </>
  )
}

interface SavedOfferProps {
  progress: Progress
  /** How many questions there are. */
  total: number
  onResume: () => void
  onDiscard: () => void
}

/** What a reload or a crash interrupted can be taken up again. */
function SavedOffer({ progress, total, onResume, onDiscard }: SavedOfferProps) {
  const words = landingWords.saved
  const { userType, answers } = progress
  const text = fill(words.text, {
    respondent: respondents[userType].short,
    answered: Object.keys(answers).length,
    total,
  })
  return (
    <section
      aria-labelledby="saved-title"
      className="grid gap-4 border-l-4 border-action bg-action-wash p-4 sm:p-6"
    >
      <div className="grid gap-1">
        <h2 className="text-xl" id="saved-title">
          {words.title}
        </h2>
        <p>{text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onResume}>{words.resume}</Button>
        <Button onClick={onDiscard} variant="outline">
          {words.discard}
        </Button>
      </div>
    </section>
  )
}
