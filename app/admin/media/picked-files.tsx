import {
  mediaWords,
  mediaToasts as toasts,
  mediaDeletionWords as words,
} from '../../../content/en/admin/media.ts'
import type { ListedMedia, MediaDeleted } from '../../../domain/media/library.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.tsx'
import { DeleteSelectionButton, SelectionBar } from '../list/selection-bar.tsx'
import { useAction } from '../list/use-action.ts'
import type { Selection } from '../list/use-selection.ts'
import { Allowed } from '../session/allowed.tsx'
import { mediaSource } from './media.ts'

interface PickedFilesProps {
  files: readonly ListedMedia[]
  selection: Selection<ListedMedia>
  onDeleted: () => void
}

export function PickedFiles({ files, selection, onDeleted }: PickedFilesProps) {
  const { ids, clear } = selection
  const { mutate, isPending } = useDeleteMany(() => {
    clear()
    onDeleted()
  })
  const remove = () => {
    if (window.confirm(fill(words.confirmDeleteMany, { count: ids.length }))) mutate(ids)
  }
  return (
    <SelectionBar count={ids.length} onClear={clear}>
      <Button
        onClick={() => download(files.filter(({ id }) => ids.includes(id)))}
        size="sm"
        variant="outline"
      >
        <Icon className="size-4" name="download" />
        {mediaWords.downloadSelected}
      </Button>
      <Allowed to="editor">
        <DeleteSelectionButton busy={isPending} onClick={remove} />
      </Allowed>
    </SelectionBar>
  )
}

function useDeleteMany(onDeleted: () => void) {
  return useAction<readonly number[], MediaDeleted>({
    ask: (ids) => ['POST', `${mediaSource.path}/delete`, { body: { ids } }],
    failed: words.deleteManyFailed,
    shown: mediaSource,
    onDone: (data) => {
      if (data) tell(data)
      onDeleted()
    },
  })
}

function tell({ deleted: count, in_use }: MediaDeleted): void {
  const { title, description } = in_use.length > 0 ? toasts.keptMany : toasts.deletedMany
  const names = in_use.map(({ original_name }) => original_name).join(', ')
  toast({ title, description: fill(description, { count, names }) })
}

/** One after the other, as if each link had been followed; the browser may ask once. */
function download(files: readonly ListedMedia[]): void {
  for (const { url, original_name } of files) {
    const link = document.createElement('a')
    link.href = url
    link.download = original_name
    link.click()
  }
}
