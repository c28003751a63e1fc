import { posix } from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'

/** A file and what it imports, by their paths from the project's root. */
export interface Imports {
  path: string
  imports: readonly string[]
}

/** Its rules, its server, the screen of staff, its pages, and one more that serves it alone. */
const maxPlaces = 5

/** What brings the parts together, and pages, which stand at their address and show what they like. */
const notCounted = /^(app|server)\/[^/]+$|^app\/site\//

/** How the firm is called, which every page may say. */
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
 * The places of each noun by use: its rooms, which bear its word, and every other folder with a file
 * that uses this noun's rooms and no other's, since it is the noun's whatever it is called.
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

/** The editor's rooms, which are built on each other, are one place. */
function placeOf(path: string): string {
  const depth = path.startsWith('app/editor/') ? 2 : 3
  return posix.dirname(path).split('/').slice(0, depth).join('/')
}

/** Of `domain/posts/blocks.ts` posts at `domain/posts`; the longest word that fits. */
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

/** The pairs of nouns in `server/` that import each other: the upper one hands in what the lower needs. */
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
