import { uploadDialogWords as words } from '../../../content/en/admin/media.ts'
import { formatFileSize } from '../../../domain/media/kinds.ts'
import type { MediaFile } from '../../../domain/media/library.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Progress } from '../../ui/progress.tsx'
import { isUnderWay, type UploadItem } from './use-upload-batch.ts'

interface UploadRowProps {
  item: UploadItem
  onCancel: () => void
  /** Opens a file that was there already. */
  onShow: (file: MediaFile) => void
}

/** One file of an upload: how far it is, or what became of it. */
export function UploadRow({ item, onCancel, onShow }: UploadRowProps) {
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
        <Button
          aria-label={fill(words.cancelOf, { name })}
          onClick={onCancel}
          size="sm"
          variant="quiet"
        >
          {words.cancel}
        </Button>
      )}
      {known && (
        <Button
          aria-label={fill(words.showOf, { name: known.original_name })}
          onClick={() => onShow(known)}
          size="sm"
          variant="quiet"
        >
          {words.show}
        </Button>
      )}
    </li>
  )
}

function percentOf(progress: number): number {
  return Math.floor(progress * 100)
}

function describeState({ state, progress, note }: UploadItem): string {
  if (state === 'failed') return note
  if (state === 'uploading' && progress >= 1) return words.states.finishing
  return fill(words.states[state], { percent: percentOf(progress), name: note })
}
