import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { DomainError, invalid } from '../../domain/errors.ts'
import {
  isMediaContentType,
  type MediaContentType,
  variantWidths,
} from '../../domain/media/kinds.ts'
import { extensionOf } from '../../domain/media/names.ts'
import {
  detectContentType,
  detectTextEncoding,
  holdsPdfMark,
  readInUtf8,
} from '../platform/files/content-type.ts'
import { explainDisk, readLocalFile } from '../platform/files/files.ts'
import { type ImageType, imageTypes, type Picture, prepareImage } from '../platform/files/images.ts'
import type { Ports } from '../ports.ts'

/** An upload as received, in a file on the local disk. */
export interface Received {
  path: string
  /** SHA-256, in hex. */
  hash: string
  /** Bytes. */
  size: number
}

export type Content = Iterable<Uint8Array> | AsyncIterable<Uint8Array>

/** A file ready to be stored and served. */
export interface Prepared {
  type: MediaContentType
  read(): Content
  /** Bytes. */
  size: number
  /** Pixels; null unless the file is a picture. */
  width: number | null
  height: number | null
  variants: Picture[]
}

/**
 * Receives `bytes` into a local file, which exists until `work` ends. Throws what reading throws,
 * `invalid` for no bytes, and `unavailable` for a fault of the disk.
 */
export function withReceived<T>(
  { scratch }: Pick<Ports, 'scratch'>,
  bytes: AsyncIterable<Uint8Array>,
  work: (received: Received) => Promise<T>,
): Promise<T> {
  const done = scratch.use(async (folder) => work(await receive(bytes, join(folder, 'received'))))
  return done.catch(explainDisk)
}

async function receive(bytes: AsyncIterable<Uint8Array>, path: string): Promise<Received> {
  const hash = createHash('sha256')
  let size = 0
  const handle = await open(path, 'wx')
  try {
    for await (const chunk of bytes) {
      hash.update(chunk)
      size += chunk.length
      await handle.writeFile(chunk)
    }
  } finally {
    await handle.close()
  }
  if (size === 0) throw invalid('The file is empty.')
  return { path, hash: hash.digest('hex'), size }
}

/**
 * Detects the type of a file by its content and prepares pictures for display. Throws `unsupported`
 * for a type that is not allowed, `invalid` for a damaged picture.
 */
export async function prepare({ path, size }: Received, name: string): Promise<Prepared> {
  const type = await requireType(path, name)
  const plain = { type, width: null, height: null, variants: [] }
  const encoding = type === 'text/plain' ? await detectTextEncoding(path) : null
  if (encoding && encoding !== 'utf-8') {
    const read = () => readInUtf8(path, encoding)
    return { ...plain, read, size: await measure(read()) }
  }
  if (!isImageType(type)) return { ...plain, read: () => readLocalFile(path), size }
  const { bytes, ...image } = await prepareImage(path, type, variantWidths)
  return { type, read: () => [bytes], size: bytes.length, ...image }
}

async function measure(content: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0
  for await (const { length } of content) size += length
  return size
}

/**
 * Plain text has no signature, so the name decides too: a .txt file is served as text for download,
 * which no browser runs, however it begins.
 */
export async function requireType(path: string, name: string): Promise<MediaContentType> {
  const type = await detectContentType(path)
  // Text may begin like another kind of file ("BM25"); PDF and RTF can consist of text themselves.
  const mayBeText = type !== 'application/pdf' && type !== 'application/rtf'
  if (mayBeText && extensionOf(name) === 'txt' && (await detectTextEncoding(path))) {
    return 'text/plain'
  }
  if (type !== null && isMediaContentType(type)) return type
  if (type === null && (await holdsPdfMark(path))) return 'application/pdf'
  if (/^image\/hei[cf]/.test(type ?? '')) {
    throw new DomainError(
      'unsupported',
      'Most browsers do not show HEIC pictures. Please export it as JPEG. An iPhone takes JPEG once ' +
        'Settings, Camera, Formats says “Most Compatible”.',
    )
  }
  throw new DomainError(
    'unsupported',
    'This type of file cannot be uploaded. Please choose a picture (JPEG, PNG, GIF, WebP, AVIF), ' +
      'a video (MP4, WebM, MOV) or a document (PDF, Word, Excel, RTF, plain text).',
  )
}

function isImageType(type: string): type is ImageType {
  return (imageTypes as readonly string[]).includes(type)
}
