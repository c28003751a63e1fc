/**
 * The media library in both its modes (specification, section 2): to look after files, with
 * `onSelect` to choose one of them.
 */
import { useEffect, useRef, useState } from 'react'
import { mediaWords as words } from '../../../content/admin/media.ts'
import type { ListedMedia } from '../../../domain/media/library.ts'
import { isNarrowed, type ListView } from '../list/list-view.ts'
import { countPages, describeRange } from '../list/pager.tsx'
import type { ListViewState } from '../list/use-list-view.ts'
import { copyUrl } from './copy-url.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { DetailsDialog } from './details-dialog.tsx'
import { DropHint } from './drop-hint.tsx'
import type { Accept } from './media.ts'
import { MediaCardActions, MediaCardSelect } from './media-card.tsx'
import { MediaKindTabs } from './media-kind-tabs.tsx'
import { MediaResults } from './media-results.tsx'
import { MediaToolbar } from './media-toolbar.tsx'
import { UploadDialog } from './upload-dialog.tsx'
import { useDeletion } from './use-deletion.ts'
import { useDroppedFiles } from './use-dropped-files.ts'
import { type MediaList, useMediaList } from './use-media.ts'
import { useUploadBatch } from './use-upload-batch.ts'

interface LibraryProps {
  state: ListViewState
}

/** Its tab of the admin area. */
export function MediaLibrary({ state }: LibraryProps) {
  const list = useMediaList(state.view)
  const heading = useRef<HTMLHeadingElement>(null)
  const [shown, setShown] = useState<ListedMedia | null>(null)
  // The card that held the focus is about to go.
  const deletion = useDeletion(() => heading.current?.focus())
  const uploads = useUploads('any', shown !== null || deletion.used !== null)
  return (
    <section className="grid grid-cols-1 gap-4 pt-4">
      <h2 className="sr-only" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <Frame isTabbed list={list} onUpload={uploads.open} state={state}>
        {(file) => (
          <MediaCardActions
            isBusy={deletion.isPending}
            name={file.original_name}
            onCopy={() => copyUrl(file.url)}
            onDelete={() => deletion.ask(file)}
            onEdit={() => setShown(file)}
          />
        )}
      </Frame>
      <DropHint isOver={uploads.isOver && !uploads.isOpen} />
      <UploadDialog {...uploads} accept="any" />
      <DetailsDialog file={shown} onClose={() => setShown(null)} />
      <DeleteDialog deletion={deletion} />
    </section>
  )
}

interface ChooserProps extends LibraryProps {
  accept: Accept
  onSelect: (file: ListedMedia) => void
}

/** The same as a choice; stands in a dialog that has the heading. */
export function MediaLibraryChooser({ state, accept, onSelect }: ChooserProps) {
  const list = useMediaList(state.view)
  const uploads = useUploads(accept, false)
  return (
    <section className="grid grid-cols-1 gap-4">
      <Frame isTabbed={accept === 'any'} list={list} onUpload={uploads.open} state={state}>
        {(file) => <MediaCardSelect name={file.original_name} onSelect={() => onSelect(file)} />}
      </Frame>
      <DropHint isOver={uploads.isOver && !uploads.isOpen} />
      <UploadDialog {...uploads} accept={accept} />
    </section>
  )
}

interface FrameProps extends LibraryProps {
  list: MediaList
  isTabbed: boolean
  onUpload: () => void
  children: (file: ListedMedia) => React.ReactNode
}

function Frame({ state, list, isTabbed, onUpload, children }: FrameProps) {
  const { view, change } = state
  useLastPage(state, list.data?.meta?.total)
  const results = (
    <MediaResults
      actions={children}
      // Without tabs the kind was not chosen here.
      isNarrowed={isTabbed ? isNarrowed(view) : view.q !== ''}
      list={list}
      onClear={() => change(isTabbed ? { q: '', filters: { file_type: '' } } : { q: '' })}
      state={state}
    />
  )
  return (
    <>
      <p className="sr-only" role="status">
        {describeOutcome(view, list)}
      </p>
      <MediaToolbar isFetching={list.isFetching} onUpload={onUpload} state={state} />
      {isTabbed ? (
        <MediaKindTabs
          current={view.filters.file_type ?? ''}
          onChoose={(file_type) => change({ filters: { file_type } })}
        >
          {results}
        </MediaKindTabs>
      ) : (
        results
      )}
    </>
  )
}

/** The upload dialog and what is dropped on the page, which opens it. */
function useUploads(accept: Accept, isElsewhere: boolean) {
  const [isOpen, setOpen] = useState(false)
  const batch = useUploadBatch(accept, () => setOpen(false))
  const isOver = useDroppedFiles((files) => {
    if (isElsewhere || batch.isPending || files.length === 0) return
    setOpen(true)
    void batch.start(files)
  })
  return {
    batch,
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

/** For those who do not see the list change. Nothing while the one on screen is an old one. */
function describeOutcome({ page }: ListView, { data, isPlaceholderData }: MediaList): string {
  if (!data || isPlaceholderData) return ''
  const total = data.meta?.total ?? 0
  return total === 0 ? words.none : describeRange(page, data.data?.length ?? 0, total)
}

/** A page that has been emptied, or that never was, gives way to the last one. */
function useLastPage({ view, change }: ListViewState, total: number | undefined) {
  const last = total === undefined ? view.page : countPages(total)
  const isBeyond = view.page > last
  useEffect(() => {
    if (isBeyond) change({ page: last }, { replace: true })
  })
}
