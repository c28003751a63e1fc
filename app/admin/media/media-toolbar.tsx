import { mediaWords as words } from '../../../content/admin/media.ts'
import { listWords } from '../../../content/admin/words.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SearchBox } from '../list/search-box.tsx'
import { SortSelect } from '../list/sort-select.tsx'
import type { ListViewState } from '../list/use-list-view.ts'
import { sortColumns } from './media.ts'
import { useRefreshMedia } from './use-media.ts'

interface MediaToolbarProps {
  state: ListViewState
  isFetching: boolean
  onUpload: () => void
}

export function MediaToolbar({ state: { view, change }, isFetching, onUpload }: MediaToolbarProps) {
  const refresh = useRefreshMedia()
  return (
    <div className="grid grid-cols-2 gap-x-2 gap-y-1 sm:flex sm:flex-wrap sm:items-start">
      <SearchBox
        onSearch={(q) => change({ q }, { replace: true })}
        placeholder={words.searchPlaceholder}
        value={view.q}
      />
      <div className="col-span-2">
        <SortSelect columns={sortColumns} onSort={(sort) => change({ sort })} sort={view.sort} />
      </div>
      {/* Not disabled while it fetches: the focus would be lost. */}
      <Button
        aria-disabled={isFetching || undefined}
        className="aria-disabled:opacity-60"
        onClick={() => !isFetching && refresh()}
        size="sm"
        variant="outline"
      >
        <Icon className="size-4" name="refresh" />
        {listWords.refresh}
      </Button>
      <Button onClick={onUpload} size="sm">
        <Icon className="size-4" name="upload" />
        {words.upload}
      </Button>
    </div>
  )
}
