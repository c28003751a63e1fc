import { generatePath, matchRoutes } from 'react-router'
import { oldPathOf } from '../../domain/site-paths.ts'
import type { Place } from '../../server/http/pages.ts'
import type { Services } from '../../server/services.ts'
import type { PageHandle } from '../root.tsx'

/** The fields of a built route that are used here. */
interface BuiltRoute {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  module: object
}

interface PlacedRoute {
  id: string
  path: string | undefined
  index: boolean | undefined
  handle: PageHandle
  children: PlacedRoute[]
}

/** All unmatched addresses share one page. */
const nowhere: Place = { address: '/404', route: '/*' }
/** Suffix of the framework's requests for a page's loader data alone. */
const DATA = /(\/_)?\.data$/
const DATA_QUERY = '_routes'

/**
 * Normalises addresses by the site map: the route of each, and the query parameters that its page
 * reads. All others are dropped, so that they do not multiply pages to render and cache.
 */
export function createPlaces(routes: Record<string, BuiltRoute>, services: Services) {
  const tree = placeBelow(undefined)

  function placeBelow(parentId: string | undefined): PlacedRoute[] {
    return Object.values(routes)
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index, module }) => ({
        id,
        path,
        index,
        handle: ('handle' in module && (module.handle as PageHandle)) || {},
        children: placeBelow(id),
      }))
  }

  return function findPlace(asked: string): Place {
    const { pathname, searchParams } = new URL(`http://host${asked}`)
    if (!isDecodable(pathname)) return nowhere
    const data = DATA.exec(pathname)?.[0] ?? ''
    const matches = matchRoutes(
      tree as never,
      pathname.slice(0, pathname.length - data.length) || '/',
    )
    const found = (matches ?? []) as unknown as {
      route: PlacedRoute
      params: Record<string, string>
    }[]
    const last = found.at(-1)
    const isAnywhere = last?.route.path === '*'
    const old = isAnywhere && !data ? oldPathOf(pathname) : null
    if (!last || (isAnywhere && old === null)) return nowhere
    const route = isAnywhere ? nowhere.route : joinPaths(found)
    const path =
      old?.split('/').map(encodeURIComponent).join('/') ?? generatePath(route, last.params)
    const names = found.flatMap(({ route }) => route.handle.query ?? [])
    const known = Object.assign({}, ...found.map(({ route }) => route.handle.values))
    const query = pick(searchParams, data ? [...names, DATA_QUERY] : names, known)
    const address = (data ? addData(path, data) : path) + query
    const { about } = last.route.handle
    const isSearch = found.some(({ route }) => searchParams.get(route.handle.search ?? ''))
    if (!about) return isSearch ? { address, isSearch, route } : { address, route }
    const isLost = async () => !(await about(services, last.params))
    // No slug or token is "-", so this address always shows the missing page.
    const unknown = Object.fromEntries(Object.keys(last.params).map((name) => [name, '-']))
    const lost = isAnywhere ? nowhere.address : generatePath(route, unknown) + data
    return { address, route, lost: { isLost, address: lost } }
  }
}

/** React Router would log a warning that quotes an undecodable path. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

function addData(path: string, data: string): string {
  return path === '/' ? '/_.data' : path + data
}

/** The route pattern, as in routes.ts: "/insights/:slug". */
function joinPaths(found: readonly { route: PlacedRoute }[]): string {
  return `/${found.flatMap(({ route }) => route.path || []).join('/')}`
}

function pick(
  query: URLSearchParams,
  names: readonly string[],
  known: NonNullable<PageHandle['values']>,
): string {
  const read = new URLSearchParams()
  for (const name of names) {
    const value = query.get(name)
    const isRead = value !== null && (known[name]?.includes(value) ?? true)
    if (isRead) read.append(name, value)
  }
  return read.size > 0 ? `?${read}` : ''
}
