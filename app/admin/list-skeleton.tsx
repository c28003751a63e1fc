import { listWords } from '../../content/admin.ts'
import { Skeleton, SkeletonRegion } from '../ui/skeleton.tsx'

const rows = ['w-40', 'w-32', 'w-44', 'w-36', 'w-40', 'w-28', 'w-44', 'w-32']

/** A list on its way: a head and eight rows. */
export function ListSkeleton() {
  return (
    <SkeletonRegion className="grid" label={listWords.loading}>
      <div className="flex h-11 items-center border-b-2 border-ink">
        <Skeleton className="h-4 w-24" />
      </div>
      {rows.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <div className="flex h-11 items-center gap-8 border-b border-rule" key={index}>
          <Skeleton className={`h-4 shrink-0 ${width}`} />
          <Skeleton className="hidden h-4 w-36 sm:block" />
          <Skeleton className="hidden h-4 w-28 md:block" />
          <Skeleton className="hidden h-4 grow lg:block" />
          <Skeleton className="ml-auto h-4 w-16" />
        </div>
      ))}
    </SkeletonRegion>
  )
}
