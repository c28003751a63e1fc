import { expect, test } from 'vitest'
import { activityAddress, movedAddress, placeAt, tabOf, tabs } from './tabs.ts'

test.for(tabs)('$path shows $id, and an address with its name leads there', (tab) => {
  expect(placeAt(tab.path, '?page=2')).toEqual({ kind: 'tab', tab })
  expect(placeAt(`${tab.path}/`, '')).toEqual({ kind: 'tab', tab })
  expect(movedAddress('/admin', `?tab=${tab.id}`)).toBe(tab.path)
  expect(movedAddress(tab.path, '?page=2')).toBeNull()
})

test('what the address says of the list goes with it', () => {
  expect(movedAddress('/admin', '?tab=quickscore&q=a%26b&page=2')).toBe(
    '/admin/quickscore?q=a%26b&page=2',
  )
  expect(movedAddress('/admin/', '?tab=no-such-tab&q=a')).toBe('/admin?q=a')
})

test('the activity knows the tab that it was opened from', () => {
  const [path, search] = activityAddress(tabOf('regions')).split('?')
  expect(placeAt(path ?? '', `?${search}&action=update`)).toMatchObject({
    kind: 'activity',
    from: { id: 'regions' },
  })
  expect(placeAt('/admin/activity', '')).toMatchObject({ from: { id: 'content' } })
  expect(movedAddress('/admin', '?tab=regions&view=activity&action=update')).toBe(
    '/admin/activity?from=regions&action=update',
  )
  expect(movedAddress('/admin', '?view=activity')).toBe('/admin/activity?from=content')
})
