import { useSearchParams } from 'react-router'
import {
  changeListView,
  type ListChange,
  type ListRules,
  type ListView,
  readListView,
  writeListView,
} from './list-view.ts'

export interface ListViewState {
  view: ListView
  /** `replace` keeps what is typed letter by letter out of the browser's history. */
  change: (change: ListChange, options?: { replace?: boolean }) => void
}

/** The view of a list, kept in the page's address. */
export function useListView(rules: ListRules): ListViewState {
  const [params, setParams] = useSearchParams()
  const view = readListView(params, rules)
  return {
    view,
    change: (change, { replace = false } = {}) =>
      setParams(
        (current) =>
          writeListView(current, changeListView(readListView(current, rules), change), rules),
        { replace, preventScrollReset: true },
      ),
  }
}
