import { posix } from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'

/** A file and its imports, as paths from the project's root. */
export interface Imports {
  path: string
  imports: readonly string[]
}

/** Domain, server, admin screen, public pages, and one more for the noun alone. */
const maxPlaces = 5

/** Wiring, and public pages, which may use any noun. */
const notCounted = /^(app|server)\/[^/]+$|^app\/site\//

/** The firm's name, which every page may use. */
const saidEverywhere = /^content\/firm\.ts$/

export function listImports({ modules }: ICruiseResult): Imports[] {
  return modules
    .filter(({ source }) => /^(app|domain|server)\//.test(source) && !/\.test\./.test(source))
    .map(({ source, dependencies }) => ({
      path: source,
      imports: dependencies.map(({ resolved }) => resolved),
    }))
}

/**
 * The places of each noun: folders with its name, and every other folder with a file that imports
 * this noun and no other, since the file belongs to the noun whatever its name.
 */
export function findScatteredNouns(files: readonly Imports[], nouns: readonly string[]): string[] {
  return nouns.flatMap((noun) => {
    const places = new Set(files.flatMap((file) => findPlace(file, noun, nouns) ?? []))
    return places.size > maxPlaces ? [`${noun} has ${places.size} places: ${[...places]}`] : []
  })
}

function findPlace({ path, imports }: Imports, noun: string, nouns: readonly string[]) {
  const room = findRoom(path, nouns)
  if (room) return room.noun === noun ? room.path : null
  const counted = imports.filter((to) => !saidEverywhere.test(to))
  const used = new Set(counted.map((to) => findRoom(to, nouns)?.noun).filter(Boolean))
  const isItsOwn = used.size === 1 && used.has(noun) && !notCounted.test(path)
  return isItsOwn ? placeOf(path) : null
}

/** The folder that counts as a place; all layers of the editor are one. */
function placeOf(path: string): string {
  const depth = path.startsWith('app/editor/') ? 2 : 3
  return posix.dirname(path).split('/').slice(0, depth).join('/')
}

/** The noun of a path and its folder (posts, `domain/posts`); the longest matching noun wins. */
function findRoom(path: string, nouns: readonly string[]) {
  const parts = path.split('/')
  for (const [index, part] of parts.entries()) {
    const name = part.replace(/\..*$/, '')
    const [noun] = nouns
      .filter((word) => name === word || name.startsWith(`${word}-`))
      .sort((a, b) => b.length - a.length)
    if (noun) return { noun, path: [...parts.slice(0, index), name].join('/') }
  }
  return null
}

/** Nouns in `server/` that import each other; the upper should pass in what the lower needs. */
export function findTwoWayNouns(files: readonly Imports[], nouns: readonly string[]): string[] {
  const nounOf = (path: string) => {
    const [top, folder = ''] = path.split('/')
    return top === 'server' && nouns.includes(folder) ? folder : null
  }
  const arrows = new Map<string, string>()
  for (const { path, imports } of files) {
    const from = nounOf(path)
    for (const target of imports) {
      const to = nounOf(target)
      if (from && to && from !== to) arrows.set(`${from} → ${to}`, `${path} → ${target}`)
    }
  }
  return [...arrows].flatMap(([arrow, files]) => {
    const [from = '', to = ''] = arrow.split(' → ')
    const back = arrows.get(`${to} → ${from}`)
    return back && from < to ? [`${from} ↔ ${to}: ${files}, ${back}`] : []
  })
}
