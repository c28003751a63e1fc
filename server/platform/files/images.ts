import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import type { Metadata, Sharp } from 'sharp'
import { invalid } from '../../../domain/errors.ts'
import { OwnProcess, ProcessEndedError } from '../own-process.ts'
import { stripGif, stripWebp } from './animations.ts'

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

/** Of one frame; full-frame cameras make 61 million. */
const MOST_PIXELS = 64_000_000
/** The largest side that WebP can have. */
const LONGEST_SIDE = 16_383
const MOST_FRAMES = 2_000
const SECONDS = 60

export interface ImageJob {
  path: string
  type: ImageType
  widths: readonly number[]
}

/** AVIF copies of a picture that is kept. */
export interface CopyJob {
  path: string
  /** Those that are not wider than the picture are made. */
  copyWidths: readonly number[]
  /** A picture that is no wider gets a copy of its own width. */
  widest: number
}

/** A part of a picture that is kept, in a size and a type of its own. */
export interface CropJob {
  path: string
  part: { left: number; top: number; width: number; height: number }
  width: number
  height: number
  type: 'avif' | 'webp' | 'jpg'
}

const module = new URL('./image-process.ts', import.meta.url)
/** With its copies; each part has `SECONDS`. */
const LONGEST_MS = 5 * 60_000
const decoder = new OwnProcess<ImageJob, PreparedImage>(module, { longestMs: LONGEST_MS })
/** Another one, so that nobody who uploads a picture waits for copies of others. */
const copier = new OwnProcess<CopyJob, Picture[]>(module, { longestMs: 3 * LONGEST_MS })
/** And a third: a reader waits for these. */
const cropper = new OwnProcess<CropJob, Uint8Array>(module)

/**
 * Makes a picture fit to be shown to anybody: turned as its orientation says, in sRGB, without any
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
  return decoder.run({ path, type, widths }).catch((error: Error) => {
    throw error instanceof ProcessEndedError ? unbearable() : error
  })
}

/** The same, in this process. */
export async function prepareImageHere({ path, type, widths }: ImageJob): Promise<PreparedImage> {
  const sharp = await loadSharp()
  const metadata = await decode(sharp(path, { animated: true, limitInputPixels: false }).metadata())
  requireSane(metadata, type)
  const strip = (metadata.pages ?? 1) > 1 ? strippers[type] : undefined
  if (strip) return prepareAnimation(strip(await readFile(path)), metadata)
  const open = () =>
    sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .timeout({ seconds: SECONDS })
  const image = await render(encode(open(), type, metadata))
  const variants: Picture[] = []
  for (const width of widths.filter((width) => width <= image.width)) {
    variants.push(await render(open().resize({ width }).webp({ quality: 80 })))
  }
  return { ...image, variants }
}

/**
 * Makes AVIF copies, narrowest first; none of an animation. They take seconds of a processor, which
 * anything else gets first. Throws `invalid` where the picture cannot be read, and what `close`
 * makes of work in hand.
 */
export function makeAvif(job: CopyJob): Promise<Picture[]> {
  return copier.run(job).catch((error: Error) => {
    throw error instanceof ProcessEndedError ? unbearable() : error
  })
}

/** The same, in this process, which from now on gives way to all others. */
export async function makeAvifHere({ path, copyWidths, widest }: CopyJob): Promise<Picture[]> {
  setPriority(constants.priority.PRIORITY_LOW)
  const sharp = await loadSharp()
  sharp.concurrency(1)
  const { width: own, pages = 1 } = await decode(sharp(path).metadata())
  if (pages > 1) return []
  const widths = copyWidths.filter((width) => width < own)
  const copies: Picture[] = []
  for (const width of own <= widest ? [...widths, own] : widths) {
    const image = sharp(path, { limitInputPixels: MOST_PIXELS }).timeout({ seconds: SECONDS })
    copies.push(await render(image.resize({ width }).avif({ quality: 52, effort: 4 })))
  }
  return copies
}

/** Cuts a part out of a picture, of an animation its first frame. Throws `invalid` as above. */
export async function cropImage({ path, part, width, height, type }: CropJob): Promise<Buffer> {
  const cut = await cropper.run({ path, part, width, height, type }).catch((error: Error) => {
    throw error instanceof ProcessEndedError ? unbearable() : error
  })
  return Buffer.from(cut.buffer, cut.byteOffset, cut.byteLength)
}

/** The same, in this process. */
export async function cropImageHere(job: CropJob): Promise<Uint8Array> {
  const { path, part, width, height, type } = job
  const sharp = await loadSharp()
  const image = sharp(path, { limitInputPixels: MOST_PIXELS })
    .timeout({ seconds: SECONDS })
    .extract(part)
    .resize({ width, height, fit: 'fill' })
  if (type === 'avif') return (await render(image.avif({ quality: 50, effort: 3 }))).bytes
  if (type === 'webp') return (await render(image.webp({ quality: 78 }))).bytes
  // Of what can be seen through, other sites would show the black behind it.
  const opaque = image.flatten({ background: '#ffffff' })
  return (await render(opaque.jpeg({ quality: 82, mozjpeg: true }))).bytes
}

/** Not before it is needed: this file is loaded where no picture is decoded too. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // Pictures come one at a time and seldom twice. libvips would hold the memory of past ones.
  sharp.cache(false)
  return sharp
}

const strippers: Partial<Record<ImageType, (bytes: Buffer) => Buffer | null>> = {
  'image/gif': stripGif,
  'image/webp': stripWebp,
}

async function prepareAnimation(bytes: Buffer | null, { width, height, pageHeight }: Metadata) {
  if (!bytes) throw damaged()
  const sharp = await loadSharp()
  // The first frame, to see whether it can be shown at all.
  await decode(sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).stats())
  return { bytes, width, height: pageHeight ?? height, variants: [] }
}

const formats: Record<ImageType, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'heif',
}

/** Before a pixel is decoded, because a small file can claim any number of them. */
function requireSane(metadata: Metadata, type: ImageType): void {
  const { format, width, height: allFrames, pageHeight: height = allFrames, pages = 1 } = metadata
  if (format !== formats[type]) throw damaged()
  if (width > LONGEST_SIDE || height > LONGEST_SIDE) {
    throw invalid(`The picture is too large: no side may be longer than ${LONGEST_SIDE} pixels.`)
  }
  if (width * height > MOST_PIXELS) {
    throw invalid(`The picture is too large: ${MOST_PIXELS / 1e6} million pixels is the most.`)
  }
  if (pages > MOST_FRAMES) {
    throw invalid(`The animation is too long: ${MOST_FRAMES} frames is the most.`)
  }
}

function encode(image: Sharp, type: ImageType, { isPalette }: Metadata): Sharp {
  if (type === 'image/jpeg') return image.jpeg({ quality: 90 })
  if (type === 'image/png') return image.png({ palette: isPalette })
  if (type === 'image/gif') return image.gif()
  if (type === 'image/webp') return image.webp({ quality: 90, effort: 2 })
  return image.avif({ quality: 65, effort: 1 })
}

async function render(image: Sharp): Promise<Picture> {
  const { data, info } = await decode(image.toBuffer({ resolveWithObject: true }))
  return { bytes: data, width: info.width, height: info.pageHeight ?? info.height }
}

/** All that sharp does here is read the picture; what it cannot read is damaged. */
async function decode<T>(result: Promise<T>): Promise<T> {
  return result.catch((error: Error) => {
    throw error.message.startsWith('timeout') ? tooSlow() : damaged()
  })
}

function damaged() {
  return invalid('The picture is damaged and cannot be read.')
}

function tooSlow() {
  return invalid('The picture takes too long to prepare. Please make it smaller.')
}

function unbearable() {
  return invalid('The picture cannot be prepared. Please make it smaller, or save it again.')
}
