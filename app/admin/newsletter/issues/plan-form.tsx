/**
 * When an issue is to go out. Props: `postId`; `plan` (what is scheduled, or null); `words` (with
 * which it goes); `onPlanned`.
 */
import { type FormEvent, useRef, useState } from 'react'
import { issuePlanWords as labels } from '../../../../content/admin/newsletter-issues.ts'
import type { IssuePlan, IssueWords } from '../../../../domain/newsletter/plans.ts'
import { fill, formatShortDateTime } from '../../../../domain/wording.ts'
import { readRefusal } from '../../../api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { describePlan, useCancelPlan, usePlan } from './use-plans.ts'

interface PlanFormProps {
  postId: number
  plan: IssuePlan | null
  words: IssueWords
  onPlanned: () => void
}

export function PlanForm({ postId, plan, words, onPlanned }: PlanFormProps) {
  const [typed, setTyped] = useState(() => (plan ? toInput(plan.send_at) : ''))
  const [fault, setFault] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const { mutate, isPending } = usePlan(postId, onPlanned)
  const time = toIso(typed)
  const refuse = (message: string) => {
    setFault(message)
    input.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (!time) return refuse(labels.missing)
    if (time <= new Date().toISOString()) return refuse(labels.past)
    mutate(
      { ...words, send_at: time },
      { onError: (error) => setFault(readRefusal(error).errors?.send_at ?? null) },
    )
  }
  const read = () => {
    setTyped(input.current?.value ?? '')
    setFault(null)
  }
  return (
    <form className="grid min-w-0 gap-3" noValidate onSubmit={submit}>
      <h3 className="text-lg">{labels.title}</h3>
      {plan && <Planned plan={plan} />}
      <TextField
        className="max-w-measure"
        error={fault}
        hint={labels.hint}
        label={labels.time}
        max="9999-12-31T23:59"
        onBlur={read}
        onChange={read}
        ref={input}
        type="datetime-local"
        value={typed}
      />
      {time && (
        <p className="text-sm text-muted figures">
          {fill(labels.inUtc, { time: formatShortDateTime(time) })}
        </p>
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

/** "2026-11-20T09:05", on the clock on the wall. */
function toInput(time: string): string {
  const date = new Date(time)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Empty for what is no time. */
function toIso(input: string): string {
  const time = new Date(input)
  return Number.isNaN(time.getTime()) ? '' : time.toISOString()
}
