import type { ReactNode } from 'react'
import { mediaWords as words } from '../../../content/admin/media.ts'
import { listWords } from '../../../content/admin/words.ts'
import type { ListedMedia } from '../../../domain/media/library.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../list/load-failure.tsx'
import { describeRange, Pager } from '../list/pager.tsx'
import type { ListViewState } from '../list/use-list-view.ts'
import { MediaCard } from './media-card.tsx'
import { gridClass } from './media-grid-class.ts'
import { MediaSkeleton } from './media-skeleton.tsx'
import type { MediaList } from './use-media.ts'

interface MediaResultsProps {
  list: MediaList
  state: ListViewState
  /** Whether there may be files that this view leaves out. */
  isNarrowed: boolean
  onClear: () => void
  /** The buttons of a card. */
  actions: (file: ListedMedia) => ReactNode
}

export function MediaResults(props: MediaResultsProps) {
  const { list } = props
  if (list.isPending) return <MediaSkeleton />
  if (!list.data) {
    return (
      <LoadFailure error={list.error} onRetry={() => list.refetch()} title={words.failureTitle} />
    )
  }
  const { data = [], meta } = list.data
  const total = meta?.total ?? data.length
  return (
    <div className="grid grid-cols-1 gap-4">
      {list.isError && (
        <p className="border-l-4 border-danger pl-3 text-sm" role="alert">
          {listWords.notRefreshed}
        </p>
      )}
      {total === 0 ? <Nothing {...props} /> : <Files {...props} files={data} total={total} />}
    </div>
  )
}

function Files(props: MediaResultsProps & { files: readonly ListedMedia[]; total: number }) {
  const { files, total, list, state, actions } = props
  const { view, change } = state
  return (
    <>
      <ul
        aria-label={words.label}
        className={classNames(gridClass, list.isPlaceholderData && 'opacity-60')}
      >
        {files.map((file) => (
          <MediaCard file={file} key={file.id}>
            {actions(file)}
          </MediaCard>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted figures">
          {describeRange(list.data?.meta?.page ?? view.page, files.length, total)}
        </p>
        <Pager onTurn={(page) => change({ page })} page={view.page} total={total} />
      </div>
    </>
  )
}

function Nothing({ isNarrowed, onClear }: MediaResultsProps) {
  if (!isNarrowed) return <EmptyState title={words.empty.title}>{words.empty.text}</EmptyState>
  return (
    <EmptyState
      action={
        <Button onClick={onClear} variant="outline">
          {listWords.clear}
        </Button>
      }
      title={words.noMatch.title}
    >
      {words.noMatch.text}
    </EmptyState>
  )
}
