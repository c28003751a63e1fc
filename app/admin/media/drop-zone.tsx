import { useId } from 'react'
import { uploadDialogWords as words } from '../../../content/en/admin/media.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { type Accept, acceptLists } from './media.ts'

interface DropZoneProps {
  accept: Accept
  isOver: boolean
  isPending: boolean
  onFiles: (files: File[]) => void
}

/** The chooser of files; the page takes what is dropped. */
export function DropZone({ accept, isOver, isPending, onFiles }: DropZoneProps) {
  const hintId = useId()
  const isForImages = accept === 'image'
  return (
    <label
      className={classNames(
        'grid min-h-40 cursor-pointer place-content-center justify-items-center gap-1 border-2 border-dashed px-4 py-6 text-center transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed',
        isOver ? 'border-action bg-action-wash' : 'border-line bg-wash hover:border-ink',
      )}
    >
      <Icon className="size-8 text-action" name="upload" />
      <span className="font-semibold">
        {isPending ? `${words.uploading}…` : isForImages ? words.chooseImages : words.choose}
      </span>
      <span aria-hidden="true" className="text-sm">
        {words.drop}
      </span>
      <span aria-hidden="true" className="text-sm text-muted" id={hintId}>
        {isForImages ? words.imageLimits : words.limits}
      </span>
      <input
        accept={acceptLists[accept]}
        aria-describedby={hintId}
        className="sr-only"
        data-autofocus
        disabled={isPending}
        multiple
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file may be chosen again.
          target.value = ''
        }}
        type="file"
      />
    </label>
  )
}
