import { posix } from 'node:path'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile as ZipSource } from 'yauzl'
import { ZipFile } from 'yazl'
import { DomainError, invalid } from '../../../domain/errors.ts'
import { formatNumber } from '../../../domain/wording.ts'

/** Reads ZIP files that anybody may have made: nothing is unpacked beyond what was agreed. */
/** Most entries of one file. */
const MOST_ENTRIES = 5_000
/** Unpacked bytes of one file. */
const MOST_BYTES = 1024 * 1024 * 1024
/** Most times that an entry may grow when unpacked; even repetitive text stays below. */
const MOST_RATIO = 200
/** Up to this many unpacked bytes, any ratio is harmless. */
const SMALL = 1024 * 1024

export interface ZipEntry {
  /** A plain path: no "..", no beginning slash. */
  path: string
  /** Unpacked bytes; `read` never yields more. */
  size: number
  /** Throws `invalid` if the entry is damaged or of another size than it states. */
  read(): AsyncIterable<Uint8Array>
}

export type Zip = Awaited<ReturnType<typeof openZip>>

/** Throws `invalid` if it is no ZIP file, or exceeds the limits. */
export async function openZip(path: string) {
  const zip = await open(path)
  try {
    const entries: ReadonlyMap<string, ZipEntry> = await listEntries(zip)
    return { entries, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw explain(error)
  }
}

async function open(path: string): Promise<ZipSource> {
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true }
  return openPromise(path, options).catch((error) => {
    throw explain(error)
  })
}

async function listEntries(zip: ZipSource): Promise<Map<string, ZipEntry>> {
  if (zip.entryCount > MOST_ENTRIES) {
    throw invalid(`The ZIP file has more than ${formatNumber(MOST_ENTRIES)} files.`)
  }
  const entries = new Map<string, ZipEntry>()
  let bytes = 0
  for await (const entry of zip.eachEntry()) {
    const path = posix.normalize(entry.fileName)
    if (path.endsWith('/') || isSystemFile(path)) continue
    if (entries.has(path)) throw invalid(`The ZIP file has two files at "${path}".`)
    bytes += requireModest(entry)
    if (bytes > MOST_BYTES) throw invalid('The ZIP file is more than 1 GB when unpacked.')
    entries.set(path, { path, size: entry.uncompressedSize, read: () => readEntry(zip, entry) })
  }
  return entries
}

/** Files that operating systems add to archives. */
function isSystemFile(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX')
}

/** The unpacked size; throws `invalid` for encryption, an unknown method or too high a ratio. */
function requireModest(entry: Entry): number {
  const { fileName, uncompressedSize, compressedSize } = entry
  if (entry.isEncrypted()) throw invalid('The ZIP file is protected by a password.')
  if (!entry.canDecodeFileData()) {
    throw invalid(`"${fileName}" is compressed in a way that cannot be read here.`)
  }
  if (uncompressedSize > SMALL && uncompressedSize > compressedSize * MOST_RATIO) {
    throw invalid(`"${fileName}" would be ${MOST_RATIO} times as large when unpacked.`)
  }
  return uncompressedSize
}

async function* readEntry(zip: ZipSource, entry: Entry): AsyncGenerator<Uint8Array> {
  let sum = 0
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      sum = crc32(chunk as Uint8Array, sum)
      yield chunk as Uint8Array
    }
  } catch (error) {
    throw explain(error)
  }
  if (sum !== entry.crc32) throw invalid(`"${entry.fileName}" is damaged in the ZIP file.`)
}

/** Errors of the library are the file's fault (`invalid`); errors of the disk pass as they are. */
function explain(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException
  const isOurs = typeof code === 'string' && /^E[A-Z]+$/.test(code)
  if (isOurs || error instanceof DomainError) return error
  return invalid(`The ZIP file could not be read (${(error as Error).message}).`)
}

/** An entry of a ZIP file, which is streamed as it is written and never whole in memory. */
export interface ZipContent {
  path: string
  content: string | Readable | AsyncIterable<string | Uint8Array>
  /** Stored without compression, as pictures and films are compressed already. */
  isPacked?: boolean
}

/** A stream of a ZIP file of `contents`, in order; it breaks off where one fails. */
export function streamZip(contents: AsyncIterable<ZipContent>, mtime: Date): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const fail = (error: unknown) => output.destroy(error as Error)
  zip.on('error', fail)
  writeAll(zip, contents, mtime, output).catch(fail)
  return output
}

/**
 * An archive keeps each entry's name to its end, and each name is a slice of the pool of small
 * buffers, which it keeps in memory: 64 kB by default. So the pool is small; texts are encoded
 * outside of it, and the buffers of the compressor are too large for it.
 */
Buffer.poolSize = 8 * 1024
const encoder = new TextEncoder()

async function writeAll(
  zip: ZipFile,
  contents: AsyncIterable<ZipContent>,
  mtime: Date,
  output: Readable,
): Promise<void> {
  let current: Readable | undefined
  // Stops reading the entry once the connection is gone.
  output.once('close', () => current?.destroy())
  for await (const { path, content, isPacked = false } of contents) {
    const bytes = typeof content === 'string' ? [encoder.encode(content)] : content
    current = bytes instanceof Readable ? bytes : Readable.from(bytes, { objectMode: false })
    const options = { mtime, mode: 0o100644, compress: !isPacked }
    zip.addReadStreamLazy(path, options, lend(current))
    if (output.destroyed) current.destroy()
    await finished(current).catch((error) => {
      if (!output.destroyed) throw error
    })
    if (output.destroyed) return
  }
  zip.end()
}

/** Drops its reference as it hands the stream over: the archive keeps this callback to its end. */
function lend(stream: Readable) {
  let lent: Readable | null = stream
  return (take: (error: Error | null, stream: Readable) => void) => {
    const given = lent
    lent = null
    if (given) take(null, given)
  }
}
