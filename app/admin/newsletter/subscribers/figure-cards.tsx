import { newsletterWords } from '../../../../content/admin/newsletter.ts'
import type { SubscriberFigures } from '../../../../domain/newsletter/subscribers.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

const { figures: labels } = newsletterWords

/** Total, this month and growth; the shape of them while they are on their way. */
export function FigureCards({ figures }: { figures: SubscriberFigures | undefined }) {
  const format = (value: number) => value.toLocaleString('en-US')
  return (
    <dl className="grid grid-cols-3 gap-x-4">
      <Card label={labels.total} value={figures && format(figures.total)} />
      <Card label={labels.this_month} value={figures && format(figures.this_month)} />
      <Card label={labels.growth} value={figures && `+${format(figures.growth)}%`} />
    </dl>
  )
}

function Card({ label, value }: { label: string; value: string | undefined }) {
  return (
    <div className="grid content-between gap-1 border-b border-rule py-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-serif text-2xl figures">
        {value ?? <Skeleton className="my-1.5 h-6 w-16" />}
      </dd>
    </div>
  )
}
