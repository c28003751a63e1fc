import { invalid } from '../../../domain/errors.ts'
import { bufferOf, OwnProcess, ProcessEndedError } from '../own-process.ts'

export interface Picture {
  bytes: Buffer
  /** Pixels, as shown. */
  width: number
  height: number
}

export interface PreparedImage extends Picture {
  /** WebP copies, narrowest first. */
  variants: Picture[]
}

export const imageTypes = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
] as const
export type ImageType = (typeof imageTypes)[number]

export interface ImageJob {
  path: string
  type: ImageType
  widths: readonly number[]
}

/** AVIF copies of a stored picture. */
export interface CopyJob {
  path: string
  /** Only copies narrower than the picture are made. */
  copyWidths: readonly number[]
  /** A picture up to this width also gets a copy of its own width. */
  widest: number
}

/** A part of a stored picture, with its own size and type. */
export interface CropJob {
  path: string
  part: { left: number; top: number; width: number; height: number }
  width: number
  height: number
  type: 'avif' | 'webp' | 'jpg'
}

const module = new URL('./image-process.ts', import.meta.url)
/** For a picture with its copies; each step has a minute (image-process.ts). */
const LONGEST_MS = 5 * 60_000
const decoder = new OwnProcess<ImageJob, PreparedImage>(module, { longestMs: LONGEST_MS })
/** A second process, so that uploads do not wait for copies of other pictures. */
const copier = new OwnProcess<CopyJob, Picture[]>(module, { longestMs: 3 * LONGEST_MS })
/** A third process, since readers wait for crops. */
const cropper = new OwnProcess<CropJob, Uint8Array>(module)

/**
 * Makes a picture fit for publication: turned as its orientation says, in sRGB, without any
 * metadata (where and when it was taken, thumbnails, comments, what was hidden behind it), and with
 * WebP copies at those of `widths` that are not wider than it is. Animations stay animations and
 * get no copies. One at a time, in a process of its own: a large picture takes 200 MB, and its
 * bytes are a stranger's. Throws `invalid` for a damaged or too large picture.
 */
export function prepareImage(
  path: string,
  type: ImageType,
  widths: readonly number[],
): Promise<PreparedImage> {
  return bearable(decoder.run({ path, type, widths }))
}

/** Blames the picture (`invalid`) if the process ended over it. */
function bearable<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: Error) => {
    throw error instanceof ProcessEndedError ? unbearable() : error
  })
}

/**
 * Makes AVIF copies, narrowest first; none of an animation. They take seconds of a processor, at
 * the lowest priority. Throws `invalid` where the picture cannot be read.
 */
export const makeAvif = (job: CopyJob): Promise<Picture[]> => bearable(copier.run(job))

/** Cuts a part out of a picture, of an animation its first frame. Throws `invalid` as above. */
export async function cropImage({ path, part, width, height, type }: CropJob): Promise<Buffer> {
  return bufferOf(await bearable(cropper.run({ path, part, width, height, type })))
}

function unbearable() {
  return invalid('The picture cannot be prepared. Please make it smaller, or save it again.')
}
