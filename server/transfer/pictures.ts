/** Finds the pictures and documents of a text, in the uploaded file or the library. */
import { posix } from 'node:path'
import type { Staff } from '../../domain/actor.ts'
import { DomainError } from '../../domain/errors.ts'
import { uploadMaxBytes } from '../../domain/media/kinds.ts'
import { findMediaByUrls, inspectFile, type MediaPorts, uploadFile } from '../media/service.ts'
import type { Zip, ZipEntry } from '../platform/files/zip.ts'
import type { Found } from './normalise-text.ts'
import { decodePath } from './read-text.ts'

export type Pictures = ReturnType<typeof openPictures>

/** With `isDryRun` nothing is stored, and addresses are those that the files would get. */
export function openPictures(
  ports: MediaPorts,
  actor: Staff,
  { zip, isDryRun }: { zip: Zip | null; isDryRun: boolean },
) {
  const known = new Map<string, Promise<Found>>()
  const byName = Map.groupBy(zip?.entries.keys() ?? [], (path) => posix.basename(path))
  const take = (entry: ZipEntry) => {
    const found = known.get(entry.path) ?? takeEntry(ports, actor, entry, isDryRun)
    known.set(entry.path, found)
    return found
  }
  /** The path in the ZIP file that an address leads to; null for none. */
  const pathOf = (address: string, source: string) => findPath({ zip, byName }, address, source)
  return {
    pathOf,
    /** Finds what each address in the text at `source` leads to. */
    async findAll(addresses: readonly string[], source: string): Promise<Map<string, Found>> {
      const own = await findOwn(ports, addresses)
      const found = new Map<string, Found>()
      for (const address of addresses) {
        const path = own.has(address) ? null : pathOf(address, source)
        const entry = path === null ? undefined : zip?.entries.get(path)
        const other = isWhole(address) ? ({ kind: 'elsewhere' } as const) : missing
        found.set(address, own.get(address) ?? (entry ? await take(entry) : other))
      }
      return found
    },
  }
}

const missing: Found = { kind: 'missing' }

/** Files of the library by the addresses that our own export uses as paths. */
async function findOwn(ports: MediaPorts, addresses: readonly string[]) {
  const urls = new Map<string, string>()
  for (const address of addresses) {
    const [url] = /\/?media\/[0-9a-f]{64}\/[a-z0-9_-]+\.[a-z0-9]+$/.exec(address) ?? []
    if (url) urls.set(address, url.startsWith('/') ? url : `/${url}`)
  }
  const files = await findMediaByUrls(ports, [...urls.values()])
  const found = new Map<string, Found>()
  for (const [address, url] of urls) {
    const file = files.get(url)
    const isImage = file?.file_type === 'image'
    if (file) found.set(address, { kind: 'here', url: file.url, isImage, isNew: false })
  }
  return found
}

interface Shelf {
  zip: Zip | null
  /** Paths by the name of the file. */
  byName: ReadonlyMap<string, string[]>
}

/**
 * Looks relative to the text, then to the root of the ZIP, then for a path with the same ending:
 * the folder of uploads of WordPress may be anywhere.
 */
function findPath({ zip, byName }: Shelf, address: string, source: string): string | null {
  const [plain = ''] = decodePath(address).split(/[?#]/)
  if (!zip || plain === '') return null
  const [, uploads] = /\/(uploads\/.+)$/.exec(plain) ?? []
  if (isWhole(plain)) return uploads ? findEnding(byName, uploads) : null
  const beside = posix.normalize(posix.join(posix.dirname(source), plain))
  const fromTop = posix.normalize(plain.replace(/^(\/|\.\.?\/)+/, ''))
  const direct = [beside, fromTop].find((path) => zip.entries.has(path))
  return direct ?? findEnding(byName, uploads ?? fromTop)
}

/** Whether an address has a scheme or host. */
const isWhole = (address: string) => /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address)

/** A path with this ending; also the original of a WordPress thumbnail ("a-300x200.png"). */
function findEnding(byName: Shelf['byName'], end: string): string | null {
  const whole = end.replace(/-\d{2,5}x\d{2,5}(?=\.\w+$)/, '')
  for (const one of [end, whole]) {
    const paths = byName.get(posix.basename(one)) ?? []
    const found = paths.find((path) => `/${path}`.endsWith(`/${one}`))
    if (found) return found
  }
  return null
}

async function takeEntry(
  ports: MediaPorts,
  actor: Staff,
  { path, size, read }: ZipEntry,
  isDryRun: boolean,
): Promise<Found> {
  if (size > uploadMaxBytes) return { kind: 'unfit', reason: 'It is larger than 50 MB.' }
  const upload = { name: posix.basename(path), bytes: read() }
  try {
    if (isDryRun) return { kind: 'here', ...(await inspectFile(ports, actor, upload)) }
    const { file, isNew } = await uploadFile(ports, actor, upload)
    return { kind: 'here', url: file.url, isImage: file.file_type === 'image', isNew }
  } catch (error) {
    const isFiles = error instanceof DomainError && /^(invalid|unsupported)$/.test(error.kind)
    if (!isFiles) throw error
    return { kind: 'unfit', reason: error.message }
  }
}
