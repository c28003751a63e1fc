import { listWords } from '../../../content/admin/words.ts'
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx'

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
          <span className="w-44 shrink-0">
            <Skeleton className={`h-4 ${width}`} />
          </span>
          <Skeleton className="h-4 w-36 max-sm:hidden" />
          <Skeleton className="h-4 w-28 max-md:hidden" />
          <Skeleton className="h-4 w-56 max-lg:hidden" />
          <Skeleton className="ml-auto h-4 w-16" />
        </div>
      ))}
    </SkeletonRegion>
  )
}
