import { useId, useRef } from 'react'
import { uploadDialogWords as words } from '../../../content/en/admin/media.ts'
import { listWords } from '../../../content/en/admin/words.ts'
import { formatFileSize } from '../../../domain/media/kinds.ts'
import type { MediaFile } from '../../../domain/media/library.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { StackedDialog } from '../../ui/dialog.tsx'
import { FileInput } from '../../ui/file-input.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Progress } from '../../ui/progress.tsx'
import { ToolButton } from '../tool-button.tsx'
import { type Accept, acceptLists } from './media.ts'
import { isUnderWay, type UploadBatch, type UploadItem } from './use-upload-batch.ts'

interface UploadDialogProps {
  isOpen: boolean
  isOver: boolean
  accept: Accept
  batch: UploadBatch
  /** Opens a file that was there already. */
  onShow: (file: MediaFile) => void
  onClose: () => void
}

export function UploadDialog({
  isOpen,
  isOver,
  accept,
  batch,
  onShow,
  onClose,
}: UploadDialogProps) {
  const { items, isPending } = batch
  const closer = useRef<HTMLButtonElement>(null)
  const close = () => {
    if (!isPending || window.confirm(words.confirmStop)) onClose()
  }
  return (
    <StackedDialog
      footer={
        <>
          <Button onClick={close} ref={closer} variant="outline">
            {isPending ? words.cancel : words.close}
          </Button>
          {batch.mayGoAgain && !isPending && (
            <Button
              onClick={() => {
                closer.current?.focus()
                void batch.sendAgain()
              }}
            >
              {listWords.retry}
            </Button>
          )}
        </>
      }
      onClose={close}
      open={isOpen}
      title={words.title}
    >
      <div className="grid min-w-0 gap-4">
        <DropZone
          accept={accept}
          isOver={isOver}
          isPending={isPending}
          onFiles={(files) => void batch.start(files)}
        />
        <p className="text-sm font-semibold" role="status">
          {describeBatch(batch)}
        </p>
        {items.length > 0 && (
          <ul aria-label={words.files} className="grid border-t border-rule">
            {items.map((item) => (
              <UploadRow
                item={item}
                key={item.id}
                onCancel={() => batch.cancel(item)}
                onShow={onShow}
              />
            ))}
          </ul>
        )}
      </div>
    </StackedDialog>
  )
}

function describeBatch({ items, isPending }: UploadBatch): string {
  if (items.length === 0) return ''
  const done = items.filter(({ state }) => state === 'done').length
  const outcome = fill(words.outcome, { done, total: items.length })
  return isPending ? `${words.uploading}: ${outcome}` : outcome
}

interface DropZoneProps {
  accept: Accept
  isOver: boolean
  isPending: boolean
  onFiles: (files: File[]) => void
}

/** The file chooser; dropped files are handled by the page. */
function DropZone({ accept, isOver, isPending, onFiles }: DropZoneProps) {
  const id = useId()
  const isForImages = accept === 'image'
  return (
    <label
      className={classNames(
        'grid min-h-40 cursor-pointer place-content-center justify-items-center gap-1 border-2 border-dashed px-4 py-6 text-center transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed',
        isOver ? 'border-action bg-action-wash' : 'border-line bg-wash hover:border-ink',
      )}
      htmlFor={id}
    >
      <Icon className="size-8 text-action" name="upload" />
      <span className="font-semibold">
        {isPending ? `${words.uploading}…` : isForImages ? words.chooseImages : words.choose}
      </span>
      <span aria-hidden="true" className="text-sm">
        {words.drop}
      </span>
      <span aria-hidden="true" className="text-sm text-muted" id={`${id}-hint`}>
        {isForImages ? words.imageLimits : words.limits}
      </span>
      <FileInput
        accept={acceptLists[accept]}
        aria-describedby={`${id}-hint`}
        className="sr-only"
        data-autofocus
        disabled={isPending}
        id={id}
        multiple
        onFiles={onFiles}
      />
    </label>
  )
}

interface UploadRowProps {
  item: UploadItem
  onCancel: () => void
  /** Opens a file that was there already. */
  onShow: (file: MediaFile) => void
}

/** One file of an upload, with its progress or its result. */
function UploadRow({ item, onCancel, onShow }: UploadRowProps) {
  const { file, progress, state, known } = item
  const { name } = file
  return (
    <li className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-b border-rule py-2">
      <div className="grid min-w-0 gap-1">
        <p className="truncate font-semibold" title={name}>
          {name}
        </p>
        <p className={classNames('text-sm', state === 'failed' ? 'text-danger' : 'text-muted')}>
          <span className="figures">{formatFileSize(file.size)}</span> · {describeState(item)}
        </p>
        {isUnderWay(item) && (
          <Progress
            label={fill(words.uploadingFile, { name })}
            max={1}
            value={progress}
            valueText={fill(words.percent, { percent: percentOf(progress) })}
          />
        )}
      </div>
      {isUnderWay(item) && (
        <ToolButton
          aria-label={fill(words.cancelOf, { name })}
          label={words.cancel}
          onClick={onCancel}
          variant="quiet"
        />
      )}
      {known && (
        <ToolButton
          aria-label={fill(words.showOf, { name: known.original_name })}
          label={words.show}
          onClick={() => onShow(known)}
          variant="quiet"
        />
      )}
    </li>
  )
}

const percentOf = (progress: number) => Math.floor(progress * 100)

function describeState({ state, progress, note }: UploadItem): string {
  if (state === 'failed') return note
  if (state === 'uploading' && progress >= 1) return words.states.finishing
  return fill(words.states[state], { percent: percentOf(progress), name: note })
}
