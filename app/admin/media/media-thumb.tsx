import { useState } from 'react'
import { mediaTypeLabels } from '../../../content/en/admin/media.ts'
import type { MediaFile } from '../../../domain/media/library.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'

/** Of a card, by the number of columns that there is room for. */
const cardSizes = '(min-width: 80rem) 22rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 92vw'

interface MediaThumbProps {
  file: MediaFile
  className?: string
}

/** A picture as it is, in its smallest fitting copy; a drawing for what is none, or cannot be had. */
export function MediaThumb({ file, className }: MediaThumbProps) {
  const [lostUrl, setLostUrl] = useState<string | null>(null)
  const isPicture = file.file_type === 'image' && file.url !== lostUrl
  return (
    <div
      className={classNames(
        'grid aspect-video grid-rows-1 place-items-center overflow-hidden bg-wash sm:aspect-4/3',
        className,
      )}
    >
      {isPicture ? (
        <Picture file={file} onLost={() => setLostUrl(file.url)} />
      ) : (
        <Drawing file={file} />
      )}
    </div>
  )
}

interface PictureProps {
  file: MediaFile
  onLost: () => void
}

function Picture({ file, onLost }: PictureProps) {
  const { url, alt_text, width, height, variants } = file
  const copies = variants.map((variant) => `${variant.url} ${variant.width}w`)
  return (
    <img
      alt={alt_text ?? ''}
      className="size-full object-scale-down"
      decoding="async"
      height={height ?? undefined}
      loading="lazy"
      onError={onLost}
      sizes={copies.length > 0 ? cardSizes : undefined}
      src={variants[0]?.url ?? url}
      srcSet={copies.length > 0 ? copies.join(', ') : undefined}
      width={width ?? undefined}
    />
  )
}

function Drawing({ file: { file_type, content_type } }: { file: MediaFile }) {
  return (
    <div className="grid justify-items-center gap-2 text-muted">
      {file_type === 'video' ? <Film /> : <Icon className="size-12" name="document" />}
      <span aria-hidden="true" className="text-sm font-semibold">
        {mediaTypeLabels[content_type]}
      </span>
    </div>
  )
}

function Film() {
  return (
    <svg
      aria-hidden="true"
      className="size-12"
      fill="none"
      focusable="false"
      stroke="currentColor"
      strokeLinejoin="round"
      strokeWidth="1.5"
      viewBox="0 0 20 20"
    >
      <path d="M2.5 4h15v12h-15zM8.5 7.5v5l4-2.5z" />
    </svg>
  )
}
