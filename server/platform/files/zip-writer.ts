/** Writes ZIP files of any size while they are sent: nothing is ever whole in memory. */
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export interface ZipContent {
  path: string
  content: string | Readable | AsyncIterable<string | Uint8Array>
  /** Pictures and films are as small as they get. */
  isPacked?: boolean
}

/** A stream of the file that these make, one after the other; it breaks off where one fails. */
export function streamZip(contents: AsyncIterable<ZipContent>, mtime: Date): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const fail = (error: unknown) => output.destroy(error as Error)
  zip.on('error', fail)
  writeAll(zip, contents, mtime, output).catch(fail)
  return output
}

/**
 * An archive keeps the name of each entry to its end, and each name is a piece of the pool that small
 * buffers are taken from: with it stays all else that was taken meanwhile, of 64 kB by default. Texts
 * are encoded past the pool, and what compresses them is too large for one of this size.
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
  // Nobody reads on once the connection is gone.
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

/** Lets go of the stream as it is handed over: the archive keeps what it calls here to its end. */
function lend(stream: Readable) {
  let lent: Readable | null = stream
  return (take: (error: Error | null, stream: Readable) => void) => {
    const given = lent
    lent = null
    if (given) take(null, given)
  }
}
