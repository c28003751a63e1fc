import type { ReactNode } from 'react'
import { mediaWords as words } from '../../../content/en/admin/media.ts'
import { listWords } from '../../../content/en/admin/words.ts'
import type { ListedMedia } from '../../../domain/media/library.ts'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx'
import { SelectAllBox, SelectBox, type Selection } from '../list/selection.tsx'
import type { Records } from '../list/use-records.ts'
import { MediaCard } from './media-card.tsx'

/** One to four columns, by width. */
const gridClass = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'

interface MediaGridProps {
  /** Dimmed while others are fetched. */
  records: Records<ListedMedia>
  /** A checkbox for each. */
  selection?: Selection<ListedMedia> | undefined
  /** The buttons of a card. */
  children: (file: ListedMedia) => ReactNode
}

export function MediaGrid({ records, selection, children }: MediaGridProps) {
  const grid = (
    <ul aria-label={words.label} className={classNames(gridClass, records.isOld && 'opacity-60')}>
      {records.rows.map((file) => (
        <MediaCard
          file={file}
          key={file.id}
          mark={selection && <SelectBox row={file} selection={selection} />}
        >
          {children(file)}
        </MediaCard>
      ))}
    </ul>
  )
  if (!selection) return grid
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-1">
        <SelectAllBox selection={selection} />
        <span aria-hidden="true" className="text-sm text-muted">
          {listWords.selectAll}
        </span>
      </div>
      {grid}
    </div>
  )
}

const cards = [0, 1, 2, 3, 4, 5, 6, 7]

/** Eight cards in the shape of what comes. */
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
