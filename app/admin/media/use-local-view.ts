import { useState } from 'react'
import { changeListView, type ListRules, type ListView, readListView } from '../list/list-view.ts'
import type { ListViewState } from '../list/use-list-view.ts'

/** The view of a list that stands over another one, and so has no place in the page's address. */
export function useLocalView(rules: ListRules, filters: ListView['filters']): ListViewState {
  const [view, setView] = useState<ListView>(() => ({
    ...readListView(new URLSearchParams(), rules),
    filters,
  }))
  return { view, change: (change) => setView((current) => changeListView(current, change)) }
}
