import { listWords, userTypeLabels, assessmentWords as words } from '../../../content/admin.ts'
import { bandWords } from '../../../content/quickscore.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FilterSelect } from '../filter-select.tsx'
import { SearchBox } from '../search-box.tsx'
import type { ListViewState } from '../use-list-view.ts'
import { useExport, useRefresh } from './use-assessments.ts'

interface AssessmentToolbarProps {
  state: ListViewState
  isFetching: boolean
  /** Of what the view leaves; undefined until it is known. */
  total: number | undefined
}

const userTypes = Object.entries(userTypeLabels)
const bands = Object.entries(bandWords).map(([band, { label }]) => [band, label] as const)

export function AssessmentToolbar({ state, isFetching, total }: AssessmentToolbarProps) {
  const { view, change } = state
  const refresh = useRefresh()
  return (
    <div className="grid grid-cols-2 gap-x-2 gap-y-1 sm:flex sm:flex-wrap sm:items-start">
      <SearchBox
        onSearch={(q) => change({ q }, { replace: true })}
        placeholder={words.searchPlaceholder}
        value={view.q}
      />
      <FilterSelect
        all={words.allUserTypes}
        label={words.columns.userType}
        onChoose={(user_type) => change({ filters: { user_type } })}
        options={userTypes}
        value={view.filters.user_type}
      />
      <FilterSelect
        all={words.allBands}
        label={words.columns.band}
        onChoose={(band) => change({ filters: { band } })}
        options={bands}
        value={view.filters.band}
      />
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
      <ExportButton state={state} total={total} />
    </div>
  )
}

function ExportButton({ state, total }: Omit<AssessmentToolbarProps, 'isFetching'>) {
  const { mutate, isPending } = useExport(state.view)
  return (
    <Button busy={isPending} disabled={!total} onClick={() => mutate()} size="sm" variant="outline">
      <Icon className="size-4" name="download" />
      {isPending ? words.exporting : words.export}
    </Button>
  )
}
