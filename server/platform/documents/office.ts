/** Files of office programs are archives of XML. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

/** Given the name and the text of an XML part, the text that it shall have. */
type Edit = (name: string, text: string) => string

/**
 * The archive with its parts edited and without the time of its making, so that the same content
 * gives the same bytes.
 */
export function rewriteArchive(archive: Uint8Array, edit: Edit): Buffer {
  const parts = Object.entries(unzipSync(archive)).map(([name, bytes]) => {
    const isText = /\.(xml|rels)$/.test(name)
    return [name, isText ? strToU8(edit(name, strFromU8(bytes))) : bytes] as const
  })
  // Local time on purpose: that is what the format keeps, and so it is the same everywhere.
  return Buffer.from(zipSync(Object.fromEntries(parts), { mtime: new Date(1980, 0, 1), level: 6 }))
}

/** The texts of an archive's XML parts by their names. */
export function readArchive(archive: Uint8Array): Record<string, string> {
  const parts = Object.entries(unzipSync(archive))
  return Object.fromEntries(parts.map(([name, bytes]) => [name, strFromU8(bytes)]))
}

/** Ids that libraries draw at random, numbered in the order in which they are first met. */
export function numberIds(pattern: RegExp): (text: string) => string {
  const known = new Map<string, string>()
  return (text) =>
    text.replace(pattern, (id) => {
      const number = known.get(id) ?? `rIdN${known.size + 1}`
      known.set(id, number)
      return number
    })
}
