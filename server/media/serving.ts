/** Serves files and crops of pictures at the site's own addresses. */

import { Readable } from 'node:stream'
import { LRUCache } from 'lru-cache'
import {
  type Crop,
  type Croppable,
  cropAround,
  cropShapes,
  findCrop,
} from '../../domain/media/crops.ts'
import { isShownInBrowser, type MediaContentType } from '../../domain/media/kinds.ts'
import { downloadNameOf, mediaUrl, readMediaUrl } from '../../domain/media/names.ts'
import { type ByteRange, explainDisk } from '../platform/files/files.ts'
import { cropImage } from '../platform/files/images.ts'
import type { Ports } from '../ports.ts'
import { presentMedia } from './records.ts'
import { findReplacements } from './replacement-store.ts'
import type { MediaPorts } from './service.ts'
import type { MediaRow } from './store.ts'
import * as store from './store.ts'
import { withReceived } from './upload.ts'
import { findForm, readVariants } from './variants.ts'

export interface ServedFile {
  type: MediaContentType
  /** Bytes. */
  size: number
  /** Quoted; changes with the bytes. */
  etag: string
  /** File name for saving. */
  name: string
  isShownInBrowser: boolean
  /** Null if the file is missing in the store. */
  open(range: ByteRange): Promise<Readable | null>
  /** Whether `open` would find it. */
  isKept(): Promise<boolean>
}

/** The new address of a replaced file, or of a crop whose focal point changed; else null. */
export async function findMovedUrl({ db }: MediaPorts, url: string): Promise<string | null> {
  const address = readMediaUrl(url)
  if (!address) return null
  const known = await store.findByHash(db, address.hash)
  const row = known ?? (await findReplacements(db, [address.hash])).get(address.hash)
  if (!row) return null
  // An older page requests a crop around a former focal point.
  const crop = findCrop(presentMedia(row), url)
  if (crop) return crop.url === url ? null : crop.url
  return known ? null : mediaUrl(row.hash, row.name)
}

/** The public file at /media/{hash}/{name}; null if there is none. */
export async function findServedFile(ports: MediaPorts, url: string): Promise<ServedFile | null> {
  const { db, files } = ports
  const address = readMediaUrl(url)
  const row = address && (await store.findByHash(db, address.hash))
  if (!row) return null
  const form = findForm(row, address.name)
  if (!form) return findServedCrop(ports, row, { url, name: address.name })
  const original = downloadNameOf(row.original_name, row.content_type)
  return {
    ...form,
    etag: `"${row.hash.slice(0, 32)}-${form.size}"`,
    name: address.name === row.name ? original : address.name,
    isShownInBrowser: isShownInBrowser(form.type),
    open: (range) => files.open(form.key, range),
    isKept: async () => (await files.stat(form.key)) !== null,
  }
}

const cropContentTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

async function findServedCrop(
  ports: MediaPorts,
  row: store.MediaRow,
  { url, name }: { url: string; name: string },
): Promise<ServedFile | null> {
  const file = presentMedia(row)
  const crop = findCrop(file, url)
  if (crop?.url !== url) return null
  const { files, scratch } = ports
  // `bytes` is undefined if the picture is missing in the store.
  const context = { files, scratch, file, row, crop }
  const bytes = await cut.fetch(crop.url, { context }).catch(explainDisk)
  if (!bytes) return null
  return {
    type: cropContentTypes[crop.type],
    size: bytes.length,
    etag: `"${row.hash.slice(0, 32)}-${bytes.length}"`,
    name,
    isShownInBrowser: true,
    open: async ({ start, end }) => Readable.from([bytes.subarray(start, end + 1)]),
    isKept: async () => true,
  }
}

interface Wanted extends Pick<Ports, 'files' | 'scratch'> {
  file: Croppable
  row: MediaRow
  crop: Crop
}

/** Limit of the cache: crops for cards are about 15 KB, those for sharing 100 KB. */
const MOST_BYTES = 8 * 1024 * 1024

/**
 * Cache of crops for cards and sharing, made at their first request. A crop's address changes with
 * the picture and its focal point, so nothing is invalidated.
 */
const cut = new LRUCache<string, Buffer, Wanted>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ length }) => length,
  fetchMethod: (_, __, { context }) => cutOut(context),
})

async function cutOut(wanted: Wanted): Promise<Buffer | undefined> {
  const { files, file, crop } = wanted
  const { ratio } = cropShapes[crop.shape]
  const source = chooseSource(wanted)
  const bytes = await files.open(source.key)
  if (!bytes) return undefined
  return withReceived(wanted, bytes, async ({ path }) => {
    const part = cropAround(source, file.focal_point, ratio)
    return cropImage({ path, part, ...crop })
  })
}

/** The smallest copy whose crop is at least as wide as wanted; else the picture itself. */
function chooseSource({ row, crop: { shape, width } }: Wanted) {
  const { ratio } = cropShapes[shape]
  const copy = readVariants(row).find((one) => cropAround(one, null, ratio).width >= width)
  const { name, ...size } = copy ?? {
    name: row.name,
    width: row.width ?? 1,
    height: row.height ?? 1,
  }
  return { key: `${row.folder}/${name}`, width: size.width, height: size.height }
}
