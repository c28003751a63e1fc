/** The addresses of the tabs, and of what stands under "More". */
import { type AdminNoun, moreViews, tabs } from './nouns.ts'

const [firstTab] = tabs as [AdminNoun]

/** What a page of the admin area shows; `from` is the tab to go back to. */
export type Place =
  | { kind: 'tab'; tab: AdminNoun }
  | { kind: 'view'; view: AdminNoun; from: AdminNoun }

export function placeAt(pathname: string, search: string): Place {
  const path = pathname.replace(/\/$/, '')
  const view = moreViews.find((one) => one.path === path)
  if (view) return { kind: 'view', view, from: tabOf(new URLSearchParams(search).get('from')) }
  return { kind: 'tab', tab: tabs.find((tab) => tab.path === path) ?? firstTab }
}

/** The name of the tab stands in the address, so that leaving the view leads back there. */
export function viewAddress({ path }: AdminNoun, from: AdminNoun): string {
  return `${path}?${new URLSearchParams({ from: from.id })}`
}

export function tabOf(id: string | null): AdminNoun {
  return tabs.find((tab) => tab.id === id) ?? firstTab
}

/**
 * Where a bookmark from before leads: one that names its tab in the query, or the calendar, whose
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
