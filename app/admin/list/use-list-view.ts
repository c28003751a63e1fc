import { useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  changeListView,
  isNarrowed,
  type ListChange,
  type ListRules,
  type ListView,
  readListView,
  writeListView,
} from './list-view.ts'

export interface ListViewState {
  rules: ListRules
  view: ListView
  /** `replace` keeps what is typed letter by letter out of the browser's history. */
  change: (change: ListChange, options?: { replace?: boolean }) => void
  /** Whether search or filters that can be cleared leave anything out. */
  isNarrowed: boolean
  clear: () => void
}

/** The view of a list, kept in the page's address. */
export function useListView(rules: ListRules): ListViewState {
  const [params, setParams] = useSearchParams()
  const view = readListView(params, rules)
  const change: ListViewState['change'] = (wanted, { replace = false } = {}) => {
    // The address itself: a change that was made a moment ago may not have been rendered yet.
    const current = new URLSearchParams(window.location.search)
    const next = changeListView(readListView(current, rules), wanted)
    setParams(writeListView(current, next, rules), { replace, preventScrollReset: true })
  }
  return { rules, view, change, isNarrowed: isNarrowed(view), clear: () => change(clearing(view)) }
}

/**
 * The view of a list that stands over another one, and so has no place in the page's address.
 * `fixed` filters were not chosen in it and cannot be cleared in it.
 */
export function useLocalListView(rules: ListRules, fixed: ListView['filters']): ListViewState {
  const [free, setFree] = useState<ListView>(() => readListView(new URLSearchParams(), rules))
  const change = (wanted: ListChange) => setFree((current) => changeListView(current, wanted))
  return {
    rules,
    view: { ...free, filters: { ...free.filters, ...fixed } },
    change,
    isNarrowed: isNarrowed(free),
    clear: () => change(clearing(free)),
  }
}

function clearing({ filters }: ListView): ListChange {
  return { q: '', filters: Object.fromEntries(Object.keys(filters).map((name) => [name, ''])) }
}
