/** Old addresses of imported texts, so that links among them can lead to the new ones. */
import type { ImportedPost } from '../../domain/transfer.ts'
import { decodePath, type ReadText } from './read-text.ts'

interface Comer {
  text: Pick<ReadText, 'source' | 'paths' | 'slug'>
  row: Pick<ImportedPost, 'state' | 'slug' | 'withheld'>
  isChosen: boolean
}

export const comesIn = ({ row: { state, withheld }, isChosen }: Comer) =>
  state === 'made' || state === 'same' || (state === 'new' && (isChosen || !withheld))

/** `hosts`: host names of the old site. */
export function openOldSite(comers: readonly Comer[], hosts: readonly string[]) {
  const byPath = new Map<string, string>()
  /** Slugs by the last segment of a path; null if several texts share it. */
  const byName = new Map<string, string | null>()
  for (const { text, row } of comers.filter(comesIn)) {
    const paths = text.paths.flatMap((path) => pathOf(path, null) ?? [])
    for (const path of paths) byPath.set(path, row.slug)
    for (const name of new Set([...paths.map(nameIn), text.slug ?? row.slug])) {
      const isOther = byName.has(name) && byName.get(name) !== row.slug
      if (name !== '') byName.set(name, isOther ? null : row.slug)
    }
  }
  return {
    /** The slug of the text at an old address; null for none. */
    find(address: string): string | null {
      const path = pathOf(address, hosts)
      if (path === null) return null
      return byPath.get(path) ?? (isList.test(path) ? null : (byName.get(nameIn(path)) ?? null))
    },
  }
}

/** Pages in these folders are lists or files, whose last segment may equal that of a text. */
const isList = /\/(?:tags?|categor(?:y|ies)|authors?|users?|page|series|topics?|media|uploads)\//

const nameIn = (path: string) => path.slice(path.lastIndexOf('/') + 1)

const bare = (host: string) => host.replace(/^www\./, '')

/** The normalised path of an address; null for another site's, unless `hosts` is null. */
function pathOf(address: string, hosts: readonly string[] | null): string | null {
  const base = 'https://own.invalid'
  if (!URL.canParse(address, base) || address.startsWith('#')) return null
  const { protocol, host, pathname, searchParams } = new URL(address, base)
  const isOwn =
    host === 'own.invalid' || hosts === null || hosts.some((own) => bare(own) === bare(host))
  if (!isOwn || !/^https?:$/.test(protocol)) return null
  const path = decodePath(pathname)
    .toLowerCase()
    .replace(/\/(?:index(?:\.\w+)?)?$/, '')
    .replace(/\.(?:html?|php|md|markdown)$/, '')
  const post = searchParams.get('p')
  if (path === '' && post) return `?p=${post}`
  return path === '' ? null : path
}
