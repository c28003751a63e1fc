import { assessmentDetailWords } from '../../../content/admin/quickscore.ts'
import { legalReferences } from '../../../content/legal-references/index.ts'
import { reportWords } from '../../../content/quickscore/words.ts'
import { planActions } from '../../../domain/quickscore/action-plan.ts'
import { PlanEntry } from '../../quickscore/plan-entry.tsx'
import { questionsFor } from '../../quickscore/questions.ts'
import type { Assessment } from './assessments.ts'

const words = assessmentDetailWords.plan

/** What the respondent was advised, by the same rules and in the same words. */
export function AssessmentPlan({ assessment }: { assessment: Assessment }) {
  const { user_type, answers } = assessment
  const plan = planActions(questionsFor[user_type], answers, legalReferences)
  return (
    <section aria-labelledby="plan-title" className="grid min-w-0 gap-3">
      <h3 className="text-lg" id="plan-title">
        {words.title}
      </h3>
      <p className="text-sm text-muted">{plan.length > 0 ? words.lead : reportWords.plan.none}</p>
      {plan.length > 0 && (
        <ol className="grid border-b border-rule">
          {plan.map((action, index) => (
            <PlanEntry action={action} key={action.question.id} number={index + 1} />
          ))}
        </ol>
      )}
    </section>
  )
}
