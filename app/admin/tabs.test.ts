import { expect, test } from 'vitest'
import { moreViews, tabs } from './nouns.ts'
import { movedAddress, placeAt, tabOf, viewAddress } from './tabs.ts'

test.for(tabs)('$path shows $id, and an address with its name leads there', (tab) => {
  expect(placeAt(tab.path, '?page=2')).toEqual({ isView: false, tab })
  expect(placeAt(`${tab.path}/`, '')).toEqual({ isView: false, tab })
  expect(movedAddress('/admin', `?tab=${tab.id}`)).toBe(tab.path)
  expect(movedAddress(tab.path, '?page=2')).toBeNull()
})

test('what the address says of the list goes with it', () => {
  expect(movedAddress('/admin', '?tab=quickscore&q=a%26b&page=2')).toBe(
    '/admin/quickscore?q=a%26b&page=2',
  )
  expect(movedAddress('/admin/', '?tab=no-such-tab&q=a')).toBe('/admin?q=a')
})

test('the tabs are the seven that were asked for; what is looked at now and then stands under More', () => {
  const labelsOf = (views: readonly { label: string }[]) =>
    views.map(({ label }) => label).join(', ')
  expect(labelsOf(tabs)).toBe(
    'Content, Media, Categories, Regions, QuickScore, Messages, Newsletter',
  )
  expect(labelsOf(moreViews)).toBe(
    'Mail, Activity, Authors, Checks, Redirects, Import and export, Keys, Firm, Launch checklist',
  )
})

test.for(moreViews)('$label knows the tab that it was opened from', (view) => {
  const [path, search] = viewAddress(view, tabOf('regions')).split('?')
  expect(placeAt(path ?? '', `?${search}&action=update`)).toEqual({
    isView: true,
    tab: tabOf('regions'),
  })
})

test('addresses from before lead to what they showed', () => {
  expect(movedAddress('/admin', '?tab=mail&q=a')).toBe('/admin/mail?from=content&q=a')
  expect(placeAt('/admin/activity', '')).toMatchObject({ isView: true, tab: { id: 'content' } })
  expect(movedAddress('/admin', '?tab=regions&view=activity&action=update')).toBe(
    '/admin/activity?from=regions&action=update',
  )
  expect(movedAddress('/admin', '?view=activity')).toBe('/admin/activity?from=content')
  expect(movedAddress('/admin/calendar', '?month=2026-11')).toBe('/admin?sort=-goes_out')
})
