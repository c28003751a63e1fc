/** Writes ZIP files of any size while they are sent: nothing is ever whole in memory. */
import { once } from 'node:events'
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

async function writeAll(
  zip: ZipFile,
  contents: AsyncIterable<ZipContent>,
  mtime: Date,
  output: Readable,
): Promise<void> {
  // Nobody reads on once the connection is gone.
  const gone = once(output, 'close').then(() => true)
  for await (const { path, content, isPacked = false } of contents) {
    const bytes = typeof content === 'string' ? [Buffer.from(content)] : content
    const stream = bytes instanceof Readable ? bytes : Readable.from(bytes, { objectMode: false })
    zip.addReadStream(stream, path, { mtime, mode: 0o100644, compress: !isPacked })
    const isGone = await Promise.race([gone, finished(stream).then(() => false)])
    if (isGone) {
      stream.destroy()
      return
    }
  }
  zip.end()
}
