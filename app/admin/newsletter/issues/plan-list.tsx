/** The newsletters that are to go out at a time; nothing where there are none. */
import { useState } from 'react'
import { issuePlanWords as words } from '../../../../content/en/admin/newsletter-issues.ts'
import type { ListedPlan } from '../../../../domain/newsletter/plans.ts'
import { fill } from '../../../../domain/wording.ts'
import { Button } from '../../../ui/button.tsx'
import { Allowed } from '../../session/allowed.tsx'
import { describePlan, useCancelPlan, usePlans } from './plan-form.tsx'
import { SendDialog } from './send-dialog.tsx'

export function PlanList() {
  const { data } = usePlans()
  const [opened, setOpened] = useState<ListedPlan | null>(null)
  const plans = data?.data ?? []
  return (
    <>
      {plans.length > 0 && (
        <section aria-labelledby="newsletter-plans" className="grid min-w-0 gap-1 pb-4">
          <h4 className="font-semibold" id="newsletter-plans">
            {words.listTitle}
          </h4>
          <ul aria-label={words.label} className="grid border-t-2 border-ink">
            {plans.map((plan) => (
              <Plan key={plan.id} onOpen={() => setOpened(plan)} plan={plan} />
            ))}
          </ul>
        </section>
      )}
      <SendDialog
        onClose={() => setOpened(null)}
        post={opened && { id: opened.post_id, title: opened.title }}
      />
    </>
  )
}

function Plan({ plan, onOpen }: { plan: ListedPlan; onOpen: () => void }) {
  const { cancel, isPending } = useCancelPlan()
  const name = plan.subject || plan.title
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule py-2">
      <div className="grid min-w-0 grow gap-1">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-muted figures">{describePlan(plan)}</p>
        {plan.failure && (
          <p className="text-sm font-semibold text-danger">
            {fill(words.wentWrong, { reason: plan.failure })}
          </p>
        )}
      </div>
      <Allowed to="editor">
        <Button
          aria-label={fill(words.openOf, { name })}
          onClick={onOpen}
          size="sm"
          variant="outline"
        >
          {words.open}
        </Button>
        <Button
          aria-label={fill(words.cancelOf, { name })}
          busy={isPending}
          onClick={() => cancel(plan.post_id, name)}
          size="sm"
          variant="quiet"
        >
          {words.cancel}
        </Button>
      </Allowed>
    </li>
  )
}
