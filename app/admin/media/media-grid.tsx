/** The files of the library as cards, each with a preview and its facts. */
import { type ReactNode, useState } from 'react'
import { mediaTypeLabels, mediaWords as words } from '../../../content/en/admin/media.ts'
import { listWords } from '../../../content/en/admin/words.ts'
import { formatFileSize } from '../../../domain/media/kinds.ts'
import type { ListedMedia, MediaFile } from '../../../domain/media/library.ts'
import { fill } from '../../../domain/wording.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SelectBox, type Selection } from '../list/selection.tsx'
import type { Records } from '../list/use-records.ts'

/** One to four columns, by width. */
const gridClass = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'

interface MediaGridProps {
  /** The cards are dimmed while other files are fetched. */
  records: Records<ListedMedia>
  /** Adds a checkbox to each card. */
  selection?: Selection<ListedMedia> | undefined
  /** The buttons of a card. */
  children: (file: ListedMedia) => ReactNode
}

export function MediaGrid({ records, selection, children }: MediaGridProps) {
  const grid = (
    <ul aria-label={words.label} className={classNames(gridClass, records.isOld && 'opacity-60')}>
      {records.rows.map((file) => (
        <MediaCard buttons={children(file)} file={file} key={file.id} selection={selection} />
      ))}
    </ul>
  )
  if (!selection) return grid
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-1">
        <SelectBox {...selection.boxOfAll} />
        <span aria-hidden="true" className="text-sm text-muted">
          {listWords.selectAll}
        </span>
      </div>
      {grid}
    </div>
  )
}

interface MediaCardProps extends Pick<MediaGridProps, 'selection'> {
  file: ListedMedia
  buttons: ReactNode
}

function MediaCard({ file, selection, buttons }: MediaCardProps) {
  const { original_name, file_type, alt_text, usage_count } = file
  return (
    <li className="relative grid min-w-0 grid-rows-[auto_1fr_auto] border border-rule bg-surface">
      <MediaThumb file={file} />
      {selection && (
        <div className="absolute top-1 left-1 bg-surface">
          <SelectBox {...selection.boxOf(file)} />
        </div>
      )}
      <div className="grid min-w-0 content-start gap-1 border-t border-rule px-3 pt-3">
        <h3
          className="truncate font-sans text-base font-semibold tracking-normal"
          title={original_name}
        >
          {original_name}
        </h3>
        <p className="text-sm text-muted figures">{describeFile(file)}</p>
        <p className="flex flex-wrap gap-x-3 text-sm">
          <span>{describeUse(usage_count)}</span>
          {file_type === 'image' && !alt_text && <span className="text-amber">{words.noAlt}</span>}
        </p>
      </div>
      {buttons}
    </li>
  )
}

/** "PNG · 1.50 KB · 40 × 30" */
function describeFile({ content_type, file_size, width, height }: ListedMedia): string {
  const size = width && height ? [fill(words.dimensions, { width, height })] : []
  return [mediaTypeLabels[content_type], formatFileSize(file_size), ...size].join(' · ')
}

export function describeUse(count: number): string {
  if (count === 0) return words.used.none
  return count === 1 ? words.used.one : fill(words.used.many, { count })
}

/** Width of a card by screen width, for the `sizes` of its picture. */
const cardSizes = '(min-width: 80rem) 22rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 92vw'

/** A picture in its smallest fitting copy; an icon for other files and for missing pictures. */
export function MediaThumb({ file, className }: { file: MediaFile; className?: string }) {
  const [lostUrl, setLostUrl] = useState<string | null>(null)
  const { url, file_type, content_type, alt_text, width, height, variants } = file
  const copies = variants.map((variant) => `${variant.url} ${variant.width}w`)
  return (
    <div
      className={classNames(
        'grid aspect-video grid-rows-1 place-items-center overflow-hidden bg-wash sm:aspect-4/3',
        className,
      )}
    >
      {file_type === 'image' && url !== lostUrl ? (
        <img
          alt={alt_text ?? ''}
          className="size-full object-scale-down"
          decoding="async"
          height={height ?? undefined}
          loading="lazy"
          onError={() => setLostUrl(url)}
          sizes={copies.length > 0 ? cardSizes : undefined}
          src={variants[0]?.url ?? url}
          srcSet={copies.length > 0 ? copies.join(', ') : undefined}
          width={width ?? undefined}
        />
      ) : (
        <div className="grid justify-items-center gap-2 text-muted">
          <Icon className="size-12" name={file_type === 'video' ? 'film' : 'document'} />
          <span aria-hidden="true" className="text-sm font-semibold">
            {mediaTypeLabels[content_type]}
          </span>
        </div>
      )}
    </div>
  )
}

const cards = [0, 1, 2, 3, 4, 5, 6, 7]

/** Placeholder of eight cards. */
export function MediaSkeleton() {
  return (
    <div className={gridClass}>
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
    </div>
  )
}
