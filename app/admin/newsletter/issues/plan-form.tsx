/** Form for the time at which an issue goes out. */

import { useState } from 'react'
import { issuePlanWords as labels } from '../../../../content/en/admin/newsletter-issues.ts'
import type { IssuePlan, IssueWords, ListedPlan } from '../../../../domain/newsletter/issues.ts'
import { fill } from '../../../../domain/wording.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { FieldErrors } from '../../form/form-kind.ts'
import { useShortForm } from '../../form/short-form.tsx'
import { useAction } from '../../list/use-records.ts'
import { formatMoment } from '../../local-time.ts'
import { isMoment, MomentField } from '../../moment-field.tsx'
import { fresh, useAnswer } from '../../session/use-answer.ts'
import { issuesKey, plansKey, previewKey, sendingPathOf } from './issues.ts'

interface PlanFormProps {
  postId: number
  isPublic: boolean
  plan: IssuePlan | null
  words: IssueWords
  onPlanned: () => void
}

export function PlanForm({ postId, isPublic, plan, words, onPlanned }: PlanFormProps) {
  const [isWithPost, setWithPost] = useState(!isPublic && (plan?.on_publish ?? true))
  const sending = useAction<{ send_at: string }>({
    ask: ({ send_at }) => {
      // Null sends it with the post, even if the time of the post changes later.
      const body = { ...words, send_at: isWithPost ? null : send_at }
      return ['POST', `${sendingPathOf(postId)}/schedule`, { body }]
    },
    done: labels.scheduled,
    failed: labels.failed,
    marksFields: true,
    shown,
    onDone: onPlanned,
  })
  const { values, errors, isPending, props, set } = useShortForm({
    begin: { send_at: (!plan?.on_publish && plan?.send_at) || '' },
    check: ({ send_at }) => (isWithPost ? {} : checkTime(send_at)),
    sending,
  })
  return (
    <form {...props} className="grid min-w-0 gap-3">
      <h3 className="text-lg">{labels.title}</h3>
      {plan && <p className="font-semibold figures">{describePlan(plan)}</p>}
      {plan?.failure && (
        <Notice title={fill(labels.wentWrong, { reason: plan.failure })} tone="failure" />
      )}
      {!isPublic && (
        <Checkbox
          checked={isWithPost}
          hint={labels.withPostHint}
          label={labels.withPost}
          onChange={() => setWithPost(!isWithPost)}
        />
      )}
      {!isWithPost && (
        <MomentField
          error={errors.send_at}
          hint={labels.hint}
          label={labels.time}
          onChange={(send_at) => set({ send_at })}
          value={values.send_at}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={isPending} type="submit" variant="outline">
          {isPending ? labels.scheduling : plan ? labels.change : labels.schedule}
        </Button>
        {plan && <CancelButton plan={plan} />}
      </div>
    </form>
  )
}

function checkTime(time: string): FieldErrors {
  if (!isMoment(time)) return { send_at: labels.missing }
  return time <= new Date().toISOString() ? { send_at: labels.past } : {}
}

function CancelButton({ plan: { post_id, subject } }: { plan: IssuePlan }) {
  const { mutate, isPending } = useCancelPlan(post_id, subject || labels.title)
  return (
    <Button busy={isPending} onClick={() => mutate()} variant="quiet">
      {labels.cancel}
    </Button>
  )
}

/** Query keys to refresh after a change of a plan. */
const shown = { noun: plansKey, shownBy: [previewKey, issuesKey] }

export function usePlans() {
  return useAnswer<ListedPlan[]>([plansKey], '/api/admin/newsletter-plans', {
    ...fresh,
    meta: { failure: labels.fetchFailed },
  })
}

/** `name`: that of the newsletter in the question. */
export function useCancelPlan(postId: number, name: string) {
  return useAction({
    ask: () => ['DELETE', `${sendingPathOf(postId)}/schedule`],
    question: fill(labels.confirmCancel, { name }),
    done: labels.cancelled,
    failed: labels.cancelFailed,
    shown,
  })
}

/** "Scheduled for Nov 24, 2026, 08:30 (07:30 UTC)". */
export function describePlan({ send_at, on_publish }: IssuePlan): string {
  const time = send_at === null ? '' : formatMoment(send_at)
  if (!on_publish) return fill(labels.planned, { time })
  return time === '' ? labels.plannedOpen : fill(labels.plannedWithPost, { time })
}
