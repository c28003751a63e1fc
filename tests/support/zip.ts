import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import { ZipFile } from 'yazl'

type Content = string | Uint8Array

/** Packs files into a ZIP, by path. */
export async function packZip(files: Record<string, Content>, compress = true): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, content] of Object.entries(files)) {
    zip.addBuffer(Buffer.from(content), path, { compress, mtime: new Date(0) })
  }
  zip.end()
  return buffer(zip.outputStream)
}

/** The files of a ZIP, by path. */
export async function unpackZip(archive: Uint8Array): Promise<Record<string, Buffer>> {
  const zip = await fromBufferPromise(Buffer.from(archive), { lazyEntries: true })
  const files: Record<string, Buffer> = {}
  for await (const entry of zip.eachEntry()) {
    files[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry))
  }
  return files
}
