import type { ReactNode } from 'react'
import { listWords } from '../../../content/en/admin/words.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DateFilter } from './date-filter.tsx'
import type { RecordSource } from './record-source.ts'
import { SearchBox } from './search-box.tsx'
import { TrashButton } from './trash.tsx'
import type { Records } from './use-records.ts'

interface ListToolbarProps<Row> {
  records: Records<Row>
  searchPlaceholder: string
  /** Between the search and Refresh. */
  filters?: ReactNode
  /** Behind Refresh. */
  tools?: ReactNode
  /** Whose trash can be opened. */
  trash?: RecordSource | undefined
}

export function ListToolbar<Row>(props: ListToolbarProps<Row>) {
  const { records, searchPlaceholder, filters, tools, trash } = props
  const { state, list, refresh } = records
  return (
    // Below the search two stand side by side on a phone; one that stands alone takes the row.
    <div className="flex flex-wrap items-start gap-2 max-sm:[&>:not(search)]:min-w-0 max-sm:[&>:not(search)]:grow max-sm:[&>:not(search)]:basis-[40%]">
      <SearchBox
        onSearch={(q) => state.change({ q }, { replace: true })}
        placeholder={searchPlaceholder}
        value={state.view.q}
      />
      {filters}
      {'since' in state.rules.filters && <DateFilter state={state} />}
      {/* Not disabled while it fetches: the focus would be lost. */}
      <Button
        aria-disabled={list.isFetching || undefined}
        className="aria-disabled:opacity-60"
        onClick={() => !list.isFetching && refresh()}
        size="sm"
        variant="outline"
      >
        <Icon className="size-4" name="refresh" />
        {listWords.refresh}
      </Button>
      {trash?.hasTrash && <TrashButton source={trash} />}
      {tools}
    </div>
  )
}
