import { mediaWords as words } from '../../../content/admin/media.ts'
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx'
import { gridClass } from './media-grid-class.ts'

const cards = [0, 1, 2, 3, 4, 5, 6, 7]

/** Eight cards on their way (specification, section 9). */
export function MediaSkeleton() {
  return (
    <SkeletonRegion className={gridClass} label={words.loading}>
      {cards.map((card) => (
        <div className="border border-rule" data-skeleton key={card}>
          <Skeleton className="aspect-video w-full sm:aspect-4/3" />
          <div className="grid gap-2 p-3">
            <Skeleton className="h-5 w-40 max-w-full" />
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-4 w-20" />
          </div>
          <div className="flex gap-3 p-3 pt-4">
            <Skeleton className="mr-auto h-5 w-10" />
            <Skeleton className="size-5" />
            <Skeleton className="size-5" />
          </div>
        </div>
      ))}
    </SkeletonRegion>
  )
}
