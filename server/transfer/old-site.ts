/** Where the texts of an import stood before: links among them lead to where they stand now. */
import type { ImportedPost } from '../../domain/transfer.ts'
import { decodePath, type ReadText } from './read-text.ts'

interface Comer {
  text: Pick<ReadText, 'source' | 'paths' | 'slug'>
  row: Pick<ImportedPost, 'state' | 'slug' | 'withheld'>
  isChosen: boolean
}

export const comesIn = ({ row: { state, withheld }, isChosen }: Comer) =>
  state === 'made' || state === 'same' || (state === 'new' && (isChosen || !withheld))

/** `hosts` are the old site's own. */
export function openOldSite(comers: readonly Comer[], hosts: readonly string[]) {
  const byPath = new Map<string, string>()
  /** By the last part of a path, where only one has it. */
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
    /** The slug of the text to which an address of another one leads; null for none. */
    find(address: string): string | null {
      const path = pathOf(address, hosts)
      if (path === null) return null
      return byPath.get(path) ?? (isList.test(path) ? null : (byName.get(nameIn(path)) ?? null))
    },
  }
}

/** Pages that list others may be called as a text is. */
const isList = /\/(?:tags?|categor(?:y|ies)|authors?|users?|page|series|topics?|media|uploads)\//

const nameIn = (path: string) => path.slice(path.lastIndexOf('/') + 1)

const bare = (host: string) => host.replace(/^www\./, '')

/** A path as all spellings of an address have it; null for another site's, where `hosts` are given. */
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
