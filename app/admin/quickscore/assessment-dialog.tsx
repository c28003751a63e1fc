import { assessmentDetailWords as words } from '../../../content/admin/quickscore.ts'
import { bankVersion } from '../../../content/quickscore/question-bank.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { AssessmentAnswers } from './assessment-answers.tsx'
import { AssessmentDomains } from './assessment-domains.tsx'
import { AssessmentOverview } from './assessment-overview.tsx'
import { AssessmentPlan } from './assessment-plan.tsx'
import type { Assessment } from './assessments.ts'
import { RevokeLink } from './revoke-link.tsx'

interface AssessmentDialogProps {
  /** Null while it is closed. */
  assessment: Assessment | null
  onClose: () => void
}

export function AssessmentDialog({ assessment, onClose }: AssessmentDialogProps) {
  return (
    <Dialog
      closeOnBackdrop
      footer={
        <>
          {assessment && <RevokeLink assessment={assessment} />}
          <Button onClick={onClose} variant="outline">
            {words.close}
          </Button>
        </>
      }
      onClose={onClose}
      open={assessment !== null}
      size="wide"
      title={fill(words.title, { name: assessment?.name ?? '' })}
    >
      {assessment && <Details assessment={assessment} />}
    </Dialog>
  )
}

function Details({ assessment }: { assessment: Assessment }) {
  const { bank_version: stored } = assessment
  return (
    <div className="grid min-w-0 gap-8">
      {stored !== bankVersion && (
        <p className="border-l-4 border-amber pl-3">
          {fill(words.otherBank, { stored, current: bankVersion })}
        </p>
      )}
      <div className="grid gap-8 lg:grid-cols-2">
        <AssessmentOverview assessment={assessment} />
        <AssessmentDomains assessment={assessment} />
      </div>
      <AssessmentPlan assessment={assessment} />
      <AssessmentAnswers assessment={assessment} />
    </div>
  )
}
