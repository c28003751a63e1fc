import { type ReactNode, useState } from 'react'
import { mediaTypeLabels, mediaWords as words } from '../../../content/en/admin/media.ts'
import { formatFileSize } from '../../../domain/media/kinds.ts'
import type { ListedMedia, MediaFile } from '../../../domain/media/library.ts'
import { fill } from '../../../domain/wording.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'

interface MediaCardProps {
  file: ListedMedia
  /** Over the picture: a checkbox. */
  mark?: ReactNode
  /** The buttons. */
  children: ReactNode
}

export function MediaCard({ file, mark, children }: MediaCardProps) {
  const { original_name, file_type, alt_text, usage_count } = file
  return (
    <li className="relative grid min-w-0 grid-rows-[auto_1fr_auto] border border-rule bg-surface">
      <MediaThumb file={file} />
      {mark && <div className="absolute top-1 left-1 bg-surface">{mark}</div>}
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
      {children}
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

/** Of a card, by the number of columns that there is room for. */
const cardSizes = '(min-width: 80rem) 22rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 92vw'

/** A picture as it is, in its smallest fitting copy; a drawing for what is none, or cannot be had. */
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
