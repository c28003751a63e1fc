import { assessmentDetailWords as words } from '../../../content/admin/quickscore.ts'
import { harmWeights } from '../../../content/duties/harm.ts'
import { duties } from '../../../content/duties/index.ts'
import { bankVersion } from '../../../content/quickscore/question-bank.ts'
import { reportWords } from '../../../content/quickscore/words.ts'
import { planActions } from '../../../domain/quickscore/action-plan.ts'
import { respondentOf } from '../../../domain/quickscore/report.ts'
import { fill } from '../../../domain/wording.ts'
import { questionsFor } from '../../quickscore/questions.ts'
import { PlanEntry } from '../../quickscore/report/plan-entry.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useAction } from '../list/use-action.ts'
import { Allowed } from '../session/allowed.tsx'
import { AssessmentAnswers } from './assessment-answers.tsx'
import { AssessmentDomains } from './assessment-domains.tsx'
import { AssessmentOverview } from './assessment-overview.tsx'
import { type Assessment, assessmentSource } from './assessments.ts'

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

/** What the respondent was advised, by the same rules and in the same words. */
function AssessmentPlan({ assessment }: { assessment: Assessment }) {
  const { user_type, applicability } = assessment
  const respondent = respondentOf(assessment)
  const plan = planActions(questionsFor[user_type], { duties, harm: harmWeights, respondent })
  return (
    <section aria-labelledby="plan-title" className="grid min-w-0 gap-3">
      <h3 className="text-lg" id="plan-title">
        {words.plan.title}
      </h3>
      <p className="text-sm text-muted">
        {plan.length > 0 ? words.plan.lead : reportWords.plan.none}
      </p>
      {plan.length > 0 && (
        <ol className="@container grid border-y border-rule">
          {plan.map((action, index) => (
            <PlanEntry
              action={action}
              applicability={applicability}
              key={action.question.id}
              number={index + 1}
            />
          ))}
        </ol>
      )}
    </section>
  )
}

/** Ends the private link that the respondent was sent. */
function RevokeLink({ assessment: { id, name } }: { assessment: Assessment }) {
  const { mutate, isPending } = useAction<void, { revoked: number }>({
    ask: () => ['POST', `${assessmentSource.path}/${id}/revoke-links`],
    done: (data) => (data?.revoked ? words.revoke.revoked : words.revoke.none),
    failed: words.revoke.failed,
  })
  const revoke = () => {
    if (window.confirm(fill(words.revoke.question, { name }))) mutate()
  }
  return (
    <Allowed to="owner">
      <Button busy={isPending} onClick={revoke} variant="outline">
        {words.revoke.action}
      </Button>
    </Allowed>
  )
}
