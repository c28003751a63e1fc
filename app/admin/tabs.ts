/**
 * The tabs of the admin area in their order on screen, what stands under "More", and their addresses.
 * A new one is one more line here and in app/routes.ts.
 */
import { activityWords } from '../../content/admin/activity.ts'
import { checkWords } from '../../content/admin/checks.ts'
import { keyWords } from '../../content/admin/keys.ts'
import { labelWords } from '../../content/admin/labels.ts'
import { mailWords } from '../../content/admin/mail.ts'
import { mediaWords } from '../../content/admin/media.ts'
import { messageWords } from '../../content/admin/messages.ts'
import { newsletterWords } from '../../content/admin/newsletter.ts'
import { postWords } from '../../content/admin/posts.ts'
import { assessmentWords } from '../../content/admin/quickscore.ts'
import { transferWords } from '../../content/admin/transfer.ts'
import type { Role } from '../../domain/actor.ts'

export interface Tab {
  id: string
  label: string
  path: string
  /** The least role that may open it; absent for everybody. */
  needs?: Role
}

const firstTab: Tab = { id: 'content', label: postWords.tab, path: '/admin' }

export const tabs: readonly Tab[] = [
  firstTab,
  { id: 'media', label: mediaWords.tab, path: '/admin/media' },
  { id: 'categories', label: labelWords.categories.tab, path: '/admin/categories' },
  { id: 'regions', label: labelWords.regions.tab, path: '/admin/regions' },
  { id: 'quickscore', label: assessmentWords.tab, path: '/admin/quickscore' },
  { id: 'messages', label: messageWords.tab, path: '/admin/messages' },
  { id: 'newsletter', label: newsletterWords.tab, path: '/admin/newsletter' },
]

/** Looked at now and then: without a tab, and left for the tab that they were opened from. */
export const moreViews: readonly Tab[] = [
  { id: 'mail', label: mailWords.tab, path: '/admin/mail' },
  { id: 'activity', label: activityWords.title, path: '/admin/activity' },
  { id: 'checks', label: checkWords.title, path: '/admin/checks' },
  { id: 'transfer', label: transferWords.title, path: '/admin/transfer', needs: 'editor' },
  { id: 'keys', label: keyWords.title, path: '/admin/keys', needs: 'owner' },
]

/** What a page of the admin area shows; `from` is the tab to go back to. */
export type Place = { kind: 'tab'; tab: Tab } | { kind: 'view'; view: Tab; from: Tab }

export function placeAt(pathname: string, search: string): Place {
  const path = pathname.replace(/\/$/, '')
  const view = moreViews.find((one) => one.path === path)
  if (view) return { kind: 'view', view, from: tabOf(new URLSearchParams(search).get('from')) }
  return { kind: 'tab', tab: tabs.find((tab) => tab.path === path) ?? firstTab }
}

/** The name of the tab stands in the address, so that leaving the view leads back there. */
export function viewAddress({ path }: Tab, from: Tab): string {
  return `${path}?${new URLSearchParams({ from: from.id })}`
}

export function tabOf(id: string | null): Tab {
  return tabs.find((tab) => tab.id === id) ?? firstTab
}

/**
 * Where an address leads that names its tab in the query, as those did that were sent by mail and
 * bookmarked before each tab had a path; null for any other.
 */
export function movedAddress(pathname: string, search: string): string | null {
  const params = new URLSearchParams(search)
  const tab = params.get('tab')
  const isActivity = params.get('view') === 'activity'
  if (pathname.replace(/\/$/, '') !== firstTab.path || (tab === null && !isActivity)) return null
  params.delete('tab')
  params.delete('view')
  const view = moreViews.find(({ id }) => id === (isActivity ? 'activity' : tab))
  const { id, path } = tabOf(tab)
  const rest = new URLSearchParams(view ? [['from', id], ...params] : params).toString()
  const target = view?.path ?? path
  return rest ? `${target}?${rest}` : target
}
