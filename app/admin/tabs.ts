/** The addresses of the tabs, and of the views under "More". */
import { useLocation, useNavigation } from 'react-router'
import { type AdminNoun, moreViews, tabs } from './nouns.ts'

const [firstTab] = tabs as [AdminNoun]

/** What an address shows: a tab, or a view under "More" with the tab to go back to. */
export function placeAt(pathname: string, search: string) {
  const path = pathname.replace(/\/$/, '')
  const isView = moreViews.some((one) => one.path === path)
  const tab = isView
    ? tabOf(new URLSearchParams(search).get('from'))
    : (tabs.find((one) => one.path === path) ?? firstTab)
  return { isView, tab }
}

/** The current tab, even while its code loads, or the tab from which the view was opened. */
export function useTab(): AdminNoun {
  const here = useLocation()
  const { pathname, search } = useNavigation().location ?? here
  return placeAt(pathname, search).tab
}

/** The address of a view, with the tab in the query, so that leaving it leads back there. */
export function viewAddress({ path }: AdminNoun, from: AdminNoun): string {
  return `${path}?${new URLSearchParams({ from: from.id })}`
}

export const tabOf = (id: string | null) => tabs.find((tab) => tab.id === id) ?? firstTab

/**
 * The new address of an old bookmark: one that names its tab in the query, or the calendar, whose
 * order the list of posts has. Null for any other address.
 */
export function movedAddress(pathname: string, search: string): string | null {
  const params = new URLSearchParams(search)
  const tab = params.get('tab')
  const isActivity = params.get('view') === 'activity'
  if (pathname.replace(/\/$/, '') === '/admin/calendar') return `${firstTab.path}?sort=-goes_out`
  if (pathname.replace(/\/$/, '') !== firstTab.path || (tab === null && !isActivity)) return null
  params.delete('tab')
  params.delete('view')
  const view = moreViews.find(({ id }) => id === (isActivity ? 'activity' : tab))
  const { id, path } = tabOf(tab)
  const rest = new URLSearchParams(view ? [['from', id], ...params] : params).toString()
  const target = view?.path ?? path
  return rest ? `${target}?${rest}` : target
}
