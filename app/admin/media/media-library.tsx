/**
 * The files of the library, found and uploaded: to look after them in the Media tab, to choose one
 * of them in a dialog.
 *
 * Props: `records`; `accept` (which files it takes and shows); `isCovered` (another dialog stands
 * over it: nothing can be dropped); `selection` (a checkbox for each file); `onShow` (opens a file
 * that was uploaded again); children (the buttons of a file).
 */
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { uploadDialogWords, mediaWords as words } from '../../../content/en/admin/media.ts'
import type { ListedMedia, MediaFile } from '../../../domain/media/library.ts'
import { Icon } from '../../ui/icon.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { SortSelect } from '../list/column.tsx'
import { ListResults } from '../list/list-results.tsx'
import { ListToolbar } from '../list/list-toolbar.tsx'
import { filterBy } from '../list/list-view.ts'
import type { Selection } from '../list/selection.tsx'
import type { Records } from '../list/use-records.ts'
import { ToolButton } from '../tool-button.tsx'
import { type Accept, mediaSource, sortColumns } from './media.ts'
import { MediaGrid, MediaSkeleton } from './media-grid.tsx'
import { UploadDialog } from './upload-dialog.tsx'
import { useUploadBatch } from './use-upload-batch.ts'

/** Ids are values of the API's filter; '' is no filter. */
const kinds = [
  { id: '', label: words.tabs.all },
  { id: 'image', label: words.tabs.image },
  { id: 'video', label: words.tabs.video },
  { id: 'document', label: words.tabs.document },
]

interface MediaLibraryProps {
  records: Records<ListedMedia>
  accept: Accept
  isCovered?: boolean
  selection?: Selection<ListedMedia>
  /** Actions for the picked files. */
  picked?: ReactNode
  onShow: (file: MediaFile) => void
  children: (file: ListedMedia) => ReactNode
}

export function MediaLibrary(props: MediaLibraryProps) {
  const { records, accept, isCovered = false, selection, picked, onShow, children } = props
  const { view, change } = records.state
  const { isOver, open, ...uploads } = useUploads(accept, isCovered, onShow)
  const results = (
    <ListResults records={records} skeleton={<MediaSkeleton />} words={words}>
      <MediaGrid records={records} selection={selection}>
        {children}
      </MediaGrid>
    </ListResults>
  )
  return (
    <div className="relative grid grid-cols-1 gap-4">
      <ListToolbar
        filters={filters}
        order={<SortSelect columns={sortColumns} state={records.state} />}
        records={records}
        searchPlaceholder={words.searchPlaceholder}
        tools={
          <ToolButton
            icon="upload"
            label={words.upload}
            needs="editor"
            onClick={open}
            variant="primary"
          />
        }
        trash={accept === 'any' ? mediaSource : undefined}
      />
      {picked}
      {accept === 'any' ? (
        <Tabs
          current={view.filters.file_type ?? ''}
          label={words.kinds}
          look="section"
          onChoose={(file_type) => change({ filters: { file_type } })}
          tabs={kinds}
        >
          {results}
        </Tabs>
      ) : (
        results
      )}
      {isOver && !uploads.isOpen && <DropHint />}
      <UploadDialog {...uploads} accept={accept} isOver={isOver} />
    </div>
  )
}

const filters = [
  filterBy('unused', words.use, words.allUses, { true: words.unused }),
  filterBy('no_alt', words.altText, words.allAlt, { true: words.withoutAlt }),
]

/** State of the upload dialog, which also opens when files are dropped on the page. */
function useUploads(accept: Accept, isCovered: boolean, onShow: (file: MediaFile) => void) {
  const [isOpen, setOpen] = useState(false)
  const batch = useUploadBatch(accept, (known) => {
    setOpen(false)
    if (known) onShow(known)
  })
  const isOver = useDroppedFiles((files) => {
    if (isCovered || batch.isPending || files.length === 0) return
    setOpen(true)
    void batch.start(files)
  })
  return {
    batch,
    onShow: (file: MediaFile) => {
      setOpen(false)
      onShow(file)
    },
    isOpen,
    isOver,
    open: () => {
      batch.clear()
      setOpen(true)
    },
    onClose: () => {
      batch.clear()
      setOpen(false)
    },
  }
}

/**
 * Takes files dropped anywhere on the page; returns whether files are dragged over it. The browser
 * would open a file dropped beside the target in place of the page, and lose the admin key.
 */
function useDroppedFiles(onDrop: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onDrop)
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      setOver(false)
      if (event.defaultPrevented || !holdsFiles(event)) return
      event.preventDefault()
      take([...(event.dataTransfer?.files ?? [])])
    }
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [])
  return isOver
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/** Hint while files are dragged over the page. */
function DropHint() {
  return (
    <p
      aria-hidden="true"
      className="pointer-events-none fixed inset-4 z-40 grid place-items-center border-2 border-dashed border-action bg-action-wash/90 text-xl font-semibold text-action"
    >
      <span className="flex items-center gap-3">
        <Icon className="size-6" name="upload" />
        {uploadDialogWords.dropHere}
      </span>
    </p>
  )
}
