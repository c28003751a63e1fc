import { useQuery } from '@tanstack/react-query'
import { issuePlanWords as words } from '../../../../content/en/admin/newsletter-issues.ts'
import type { IssuePlan, IssuePlanBody, ListedPlan } from '../../../../domain/newsletter/plans.ts'
import { fill } from '../../../../domain/wording.ts'
import { useAction } from '../../list/use-action.ts'
import { formatMoment } from '../../local-time.ts'
import { useSession } from '../../session/session.tsx'
import { issuesKey, plansKey, sendingPathOf } from './issue-source.ts'

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
export function usePlan(postId: number, onPlanned: () => void) {
  return useAction<IssuePlanBody>({
    ask: (body) => ['POST', `${sendingPathOf(postId)}/schedule`, { body }],
    done: words.scheduled,
    failed: words.failed,
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
export function describePlan({ send_at }: Pick<IssuePlan, 'send_at'>): string {
  return fill(words.planned, { time: formatMoment(send_at) })
}
