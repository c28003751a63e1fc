import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Services } from '../../server/services.ts'
import { createPlaces } from './places.ts'

const known = new Set(['there'])
const routes = {
  root: { id: 'root', path: '', module: {} },
  frame: { id: 'frame', parentId: 'root', module: {} },
  home: { id: 'home', parentId: 'frame', index: true, module: {} },
  about: { id: 'about', parentId: 'frame', path: 'about', module: {} },
  list: {
    id: 'list',
    parentId: 'frame',
    path: 'insights',
    module: { handle: { query: ['q', 'page', 'role'], search: 'q', values: { role: ['a'] } } },
  },
  article: {
    id: 'article',
    parentId: 'frame',
    path: 'insights/:slug',
    module: { handle: { about: async (_: unknown, { slug = '' }) => known.has(slug) } },
  },
  lost: {
    id: 'lost',
    parentId: 'frame',
    path: '*',
    module: { handle: { about: async (_: unknown, { '*': path = '' }) => known.has(path) } },
  },
}
const findPlace = createPlaces(routes, {} as Services)

test.each([
  ['/', '/'],
  ['/?x=1', '/'],
  ['/?utm_source=a&x', '/'],
  ['/about', '/about'],
  ['/about/?q=1', '/about'],
  ['/ABOUT', '/about'],
  ['//about', '/404'],
  ['/.data', '/_.data'],
  ['/%zz', '/404'],
  ['/insights/%zz', '/404'],
  ['/insights?page=2&x=3&q=b%20c', '/insights?q=b+c&page=2'],
  ['/insights?q=&Q=2', '/insights?q='],
  ['/insights?role=a&utm_source=b', '/insights?role=a'],
  ['/insights?role=other&page=2', '/insights?page=2'],
  ['/insights?q=a&q=b', '/insights?q=a'],
  ['/insights/there?q=1', '/insights/there'],
  ['/Old%2Fpath/?p=1', '/old/path'],
  ['/about/more?q=1', '/about/more'],
  ['/_.data?_routes=home&x=1', '/_.data?_routes=home'],
  ['/about.data?x=1', '/about.data'],
])('%s is rendered as %s', (asked, address) => {
  expect(findPlace(asked).address).toBe(address)
})

test('a search is told from a list', () => {
  expect(findPlace('/insights?q=a').isSearch).toBe(true)
  expect(findPlace('/insights?q=&page=2').isSearch).toBeUndefined()
  expect(findPlace('/about?q=a').isSearch).toBeUndefined()
})

// Logs and metrics name pages by their route pattern, so the set of names stays bounded.
test.each([
  ['/', '/'],
  ['/ABOUT?q=1', '/about'],
  ['/insights/there', '/insights/:slug'],
  ['/nothing', '/*'],
])('%s is named %s in logs and figures', (path, route) => {
  expect(findPlace(path).route).toBe(route)
})

test('what is not there is one page, told without rendering it', async () => {
  expect(await findPlace('/insights/there').lost?.isLost()).toBe(false)
  const { lost } = findPlace('/insights/nowhere?x=1')
  expect(await lost?.isLost()).toBe(true)
  expect(lost?.address).toBe('/insights/-')
  expect(await findPlace('/there').lost?.isLost()).toBe(false)
  expect(await findPlace('/nothing').lost?.isLost()).toBe(true)
  expect(findPlace('/nothing').lost?.address).toBe('/404')
})

test('every path leads somewhere, and what it leads to leads to itself', () => {
  const path = fc.oneof(
    fc.webPath(),
    fc.webUrl({ withQueryParameters: true }).map((url) => new URL(url).pathname),
  )
  const property = fc.property(path, fc.webQueryParameters(), (start, query) => {
    const { address } = findPlace(`/${start.replace(/^\/+/, '')}?${query}`)
    expect(findPlace(address).address).toBe(address)
  })
  fc.assert(property, { numRuns: 500 })
})
