import { useRef } from 'react'
import { uploadDialogWords as words } from '../../../content/en/admin/media.ts'
import { listWords } from '../../../content/en/admin/words.ts'
import type { MediaFile } from '../../../domain/media/library.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { StackedDialog } from '../../ui/stacked-dialog.tsx'
import { DropZone } from './drop-zone.tsx'
import type { Accept } from './media.ts'
import { UploadRow } from './upload-row.tsx'
import type { UploadBatch } from './use-upload-batch.ts'

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
                onCancel={() => batch.cancel(item.id)}
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
