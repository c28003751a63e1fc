/** Files and parts of pictures at the site's own addresses. */

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

/** What a visitor is served. */
export interface ServedFile {
  type: MediaContentType
  /** Bytes. */
  size: number
  /** Changes with the bytes. */
  etag: string
  /** What it is called once it is saved. */
  name: string
  isShownInBrowser: boolean
  /** Null if the store has lost it. */
  open(range: ByteRange): Promise<Readable | null>
  /** Whether `open` would find it. */
  isKept(): Promise<boolean>
}

/** Where the file at an address of ours has gone that another one has come in the place of. */
export async function findMovedUrl({ db }: MediaPorts, url: string): Promise<string | null> {
  const address = readMediaUrl(url)
  if (!address) return null
  const known = await store.findByHash(db, address.hash)
  const row = known ?? (await findReplacements(db, [address.hash])).get(address.hash)
  if (!row) return null
  // An older page still asks for what was cut around another point.
  const crop = findCrop(presentMedia(row), url)
  if (crop) return crop.url === url ? null : crop.url
  return known ? null : mediaUrl(row.hash, row.name)
}

/** The file at /media/{hash}/{name} for anybody who asks; null if there is none. */
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
  // Null where the store has lost the picture.
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

/**
 * Parts of pictures for cards and sharing, cut when they are first asked for and kept in memory:
 * their address changes with the picture and its point, so nothing is ever dropped by hand.
 */
interface Wanted extends Pick<Ports, 'files' | 'scratch'> {
  file: Croppable
  row: MediaRow
  crop: Crop
}

/** Those of cards are about 15 KB, those to be shared 100 KB. */
const MOST_BYTES = 8 * 1024 * 1024

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

/** The smallest copy whose part is as wide as what is wanted; else the picture itself. */
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
