import type { ReactNode } from 'react'
import { listWords } from '../../../content/admin/words.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SearchBox } from './search-box.tsx'
import type { ListViewState } from './use-list-view.ts'

interface RecordToolbarProps {
  state: ListViewState
  searchPlaceholder: string
  isFetching: boolean
  onRefresh: () => void
  /** Between the search and Refresh. */
  filters?: ReactNode
  /** Behind Refresh. */
  tools?: ReactNode
}

export function RecordToolbar(props: RecordToolbarProps) {
  const { state, searchPlaceholder, isFetching, onRefresh, filters, tools } = props
  return (
    <div className="grid grid-cols-2 items-start gap-x-2 gap-y-1 sm:flex sm:flex-wrap">
      <SearchBox
        onSearch={(q) => state.change({ q }, { replace: true })}
        placeholder={searchPlaceholder}
        value={state.view.q}
      />
      {filters}
      {/* Not disabled while it fetches: the focus would be lost. */}
      <Button
        aria-disabled={isFetching || undefined}
        className="aria-disabled:opacity-60"
        onClick={() => !isFetching && onRefresh()}
        size="sm"
        variant="outline"
      >
        <Icon className="size-4" name="refresh" />
        {listWords.refresh}
      </Button>
      {tools}
    </div>
  )
}
