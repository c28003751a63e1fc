import type { ReactNode } from 'react'
import { mediaTypeLabels, mediaWords as words } from '../../../content/en/admin/media.ts'
import { formatFileSize } from '../../../domain/media/kinds.ts'
import type { ListedMedia } from '../../../domain/media/library.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { DeleteRowButton, RowButton } from '../list/row-button.tsx'
import { MediaThumb } from './media-thumb.tsx'

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
      <Button
        aria-label={fill(words.editOf, { name })}
        className="mr-auto"
        onClick={onEdit}
        size="sm"
        variant="quiet"
      >
        {words.edit}
      </Button>
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
      <Button
        aria-label={fill(words.selectOf, { name })}
        aria-pressed={isChosen}
        className="w-full"
        onClick={onSelect}
        size="sm"
        variant={isChosen ? 'primary' : 'outline'}
      >
        {isChosen ? words.chosen : words.select}
      </Button>
    </div>
  )
}
