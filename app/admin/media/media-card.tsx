import { type ReactNode, useState } from 'react'
import { mediaTypeLabels, mediaWords as words } from '../../../content/en/admin/media.ts'
import { formatFileSize } from '../../../domain/media/kinds.ts'
import type { ListedMedia, MediaFile } from '../../../domain/media/library.ts'
import { fill } from '../../../domain/wording.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { DeleteRowButton, RowButton } from '../list/row-button.tsx'
import { ToolButton } from '../tool-button.tsx'

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

interface CardActionsProps {
  name: string
  isBusy: boolean
  onCopy: () => void
  onEdit: () => void
  onDelete: () => void
}

export function MediaCardActions({ name, isBusy, onCopy, onEdit, onDelete }: CardActionsProps) {
  return (
    <div className="flex items-center p-1">
      <ToolButton
        aria-label={fill(words.editOf, { name })}
        className="mr-auto"
        onClick={onEdit}
        variant="quiet"
        label={words.edit}
      />
      <RowButton
        icon="copy"
        label={fill(words.copyOf, { name })}
        onClick={onCopy}
        title={words.copy}
      />
      <DeleteRowButton disabled={isBusy} name={name} onClick={onDelete} />
    </div>
  )
}

interface MediaCardSelectProps {
  name: string
  /** Undefined where one is chosen and that is all. */
  isChosen: boolean | undefined
  onSelect: () => void
}

export function MediaCardSelect({ name, isChosen, onSelect }: MediaCardSelectProps) {
  return (
    <div className="p-3">
      <ToolButton
        aria-label={fill(words.selectOf, { name })}
        aria-pressed={isChosen}
        className="w-full"
        onClick={onSelect}
        variant={isChosen ? 'primary' : 'outline'}
        label={isChosen ? words.chosen : words.select}
      />
    </div>
  )
}

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
