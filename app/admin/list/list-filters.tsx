import { FilterSelect } from './filter-select.tsx'
import type { ListFilter } from './list-view.ts'
import type { ListViewState } from './use-list-view.ts'

interface ListFiltersProps {
  filters: readonly ListFilter[]
  state: ListViewState
}

export function ListFilters({ filters, state: { view, change } }: ListFiltersProps) {
  return filters.map(({ name, label, all, options }) => (
    <FilterSelect
      all={all}
      key={name}
      label={label}
      onChoose={(value) => change({ filters: { [name]: value } })}
      options={options}
      value={view.filters[name]}
    />
  ))
}
