/**
 * Notices of both start screens (landing and retake): no script, questions that failed to load, and
 * answers kept from an earlier visit.
 */
import { addressees, landingWords } from '../../../content/en/quickscore/words.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Progress, QuestionIds } from '../assessment/assessment.ts'
import { countAnswers, type StartProps } from '../assessment/kept.ts'

export function StartNotices({ assessment, kept, onResume, isLost, refused }: StartProps) {
  const { progress, replaced, discard } = kept
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
      <div className="kept-answers empty:hidden">
        {progress ? (
          <SavedOffer
            ids={assessment.ids}
            onDiscard={discard}
            onResume={onResume}
            progress={progress}
          />
        ) : (
          replaced && (
            <SavedOffer ids={assessment.ids} isReplaced onResume={onResume} progress={replaced} />
          )
        )}
      </div>
    </>
  )
}

interface SavedOfferProps {
  ids: QuestionIds
  progress: Progress
  onResume: (progress: Progress) => void
  onDiscard?: () => void
  /** A newer start replaced this progress. */
  isReplaced?: boolean
}

/** Offers to resume progress that was interrupted, or replaced by a newer start. */
function SavedOffer({ ids, progress, onResume, onDiscard, isReplaced }: SavedOfferProps) {
  const words = landingWords[isReplaced ? 'replaced' : 'saved']
  const { userType } = progress
  const text = fill(words.text, {
    respondent: addressees[userType],
    answered: countAnswers(progress),
    total: ids[userType].length,
  })
  return (
    <section
      aria-labelledby="saved-title"
      className="grid gap-4 border-l-4 border-action bg-action-wash p-4"
    >
      <div className="grid gap-1">
        <h2 className="text-xl" id="saved-title">
          {words.title}
        </h2>
        <p>{text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onResume(progress)} variant={onDiscard ? 'primary' : 'outline'}>
          {words.resume}
        </Button>
        {onDiscard && (
          <Button onClick={onDiscard} variant="outline">
            {landingWords.saved.discard}
          </Button>
        )}
      </div>
    </section>
  )
}
