/** When an issue is to go out. */

import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import {
  issuePlanWords as labels,
  issuePlanWords as words,
} from '../../../../content/en/admin/newsletter-issues.ts'
import type {
  IssuePlan,
  IssuePlanBody,
  IssueWords,
  ListedPlan,
} from '../../../../domain/newsletter/issues.ts'
import { fill } from '../../../../domain/wording.ts'
import { readRefusal } from '../../../api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useAction } from '../../list/use-records.ts'
import { formatMoment } from '../../local-time.ts'
import { isMoment, MomentField } from '../../moment-field.tsx'
import { useSession } from '../../session/session.tsx'
import { issuesKey, plansKey, sendingPathOf } from './use-issues.ts'

interface PlanFormProps {
  postId: number
  isPublic: boolean
  plan: IssuePlan | null
  words: IssueWords
  onPlanned: () => void
}

export function PlanForm({ postId, isPublic, plan, words, onPlanned }: PlanFormProps) {
  const [time, setTime] = useState((!plan?.on_publish && plan?.send_at) || '')
  const [fault, setFault] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isWithPost, setWithPost] = useState(!isPublic && (plan?.on_publish ?? true))
  const { mutate, isPending } = usePlan(postId, onPlanned)
  const refuse = (message: string) => {
    setFault(message)
    input.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (isWithPost) return mutate({ ...words, send_at: null })
    if (!isMoment(time)) return refuse(labels.missing)
    if (time <= new Date().toISOString()) return refuse(labels.past)
    mutate(
      { ...words, send_at: time },
      { onError: (error) => setFault(readRefusal(error).errors?.send_at ?? null) },
    )
  }
  return (
    <form className="grid min-w-0 gap-3" noValidate onSubmit={submit}>
      <h3 className="text-lg">{labels.title}</h3>
      {plan && <Planned plan={plan} />}
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
          error={fault}
          hint={labels.hint}
          label={labels.time}
          onChange={(time) => {
            setTime(time)
            setFault(null)
          }}
          ref={input}
          value={time}
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

function Planned({ plan }: { plan: IssuePlan }) {
  return (
    <>
      <p className="font-semibold figures">{describePlan(plan)}</p>
      {plan.failure && (
        <Notice title={fill(labels.wentWrong, { reason: plan.failure })} tone="failure" />
      )}
    </>
  )
}

function CancelButton({ plan: { post_id, subject } }: { plan: IssuePlan }) {
  const { cancel, isPending } = useCancelPlan()
  return (
    <Button
      busy={isPending}
      onClick={() => cancel(post_id, subject || labels.title)}
      variant="quiet"
    >
      {labels.cancel}
    </Button>
  )
}

/** What a change of a plan shows in. */
const shown = { noun: plansKey, shownBy: ['newsletter-preview', issuesKey] }

export function usePlans() {
  const { call } = useSession()
  return useQuery({
    queryKey: [plansKey],
    queryFn: ({ signal }) => call<ListedPlan[]>('GET', '/api/admin/newsletter-plans', { signal }),
    gcTime: 0,
    staleTime: 0,
    meta: { failure: words.fetchFailed },
  })
}

/** Also in place of the time that the post had. */
function usePlan(postId: number, onPlanned: () => void) {
  return useAction<IssuePlanBody>({
    ask: (body) => ['POST', `${sendingPathOf(postId)}/schedule`, { body }],
    done: words.scheduled,
    failed: words.failed,
    marksFields: true,
    shown,
    onDone: onPlanned,
  })
}

/** Asks first. */
export function useCancelPlan() {
  const { mutate, isPending } = useAction({
    ask: (postId: number) => ['DELETE', `${sendingPathOf(postId)}/schedule`],
    done: words.cancelled,
    failed: words.cancelFailed,
    shown,
  })
  return {
    cancel: (postId: number, name: string) => {
      if (window.confirm(fill(words.confirmCancel, { name }))) mutate(postId)
    },
    isPending,
  }
}

/** "Scheduled for Nov 24, 2026, 08:30 (07:30 UTC)". */
export function describePlan({ send_at, on_publish }: IssuePlan): string {
  const time = send_at === null ? '' : formatMoment(send_at)
  if (!on_publish) return fill(words.planned, { time })
  return time === '' ? words.plannedOpen : fill(words.plannedWithPost, { time })
}
