/** Child process that handles one picture at a time. */
import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { invalid } from '../../../domain/errors.ts'
import { answerJobs } from '../own-process.ts'
import { stripGif, stripWebp } from './animations.ts'
import type { CopyJob, CropJob, ImageJob, ImageType, Picture, PreparedImage } from './images.ts'

/** Limit for one frame; full-frame cameras make 61 million. */
const MOST_PIXELS = 64_000_000
/** The largest side that WebP can have. */
const LONGEST_SIDE = 16_383
const MOST_FRAMES = 2_000
const SECONDS = 60

// Pictures come one at a time and seldom twice; libvips would keep the memory of past ones.
sharp.cache(false)

async function prepare({ path, type, widths }: ImageJob): Promise<PreparedImage> {
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

/** Makes AVIF copies, at the lowest priority from now on. */
async function makeAvif({ path, copyWidths, widest }: CopyJob): Promise<Picture[]> {
  setPriority(constants.priority.PRIORITY_LOW)
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

async function crop(job: CropJob): Promise<Uint8Array> {
  const { path, part, width, height, type } = job
  const image = sharp(path, { limitInputPixels: MOST_PIXELS })
    .timeout({ seconds: SECONDS })
    .extract(part)
    .resize({ width, height, fit: 'fill' })
  if (type === 'avif') return (await render(image.avif({ quality: 50, effort: 3 }))).bytes
  if (type === 'webp') return (await render(image.webp({ quality: 78 }))).bytes
  // JPEG knows no transparency: other sites would show black there.
  const opaque = image.flatten({ background: '#ffffff' })
  return (await render(opaque.jpeg({ quality: 82, mozjpeg: true }))).bytes
}

const strippers: Partial<Record<ImageType, (bytes: Buffer) => Buffer | null>> = {
  'image/gif': stripGif,
  'image/webp': stripWebp,
}

async function prepareAnimation(bytes: Buffer | null, { width, height, pageHeight }: Metadata) {
  if (!bytes) throw damaged()
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

/** Runs before any pixel is decoded, because a small file can claim any number of them. */
function requireSane(metadata: Metadata, type: ImageType): void {
  const { format, width, height: allFrames, pageHeight: height = allFrames, pages = 1 } = metadata
  if (format !== formats[type]) throw damaged()
  if (width > LONGEST_SIDE || height > LONGEST_SIDE) {
    throw invalid(`The picture is too large: no side may be longer than ${LONGEST_SIDE} pixels.`)
  }
  if (width * height > MOST_PIXELS) {
    throw invalid(
      `The picture is too large: it may have at most ${MOST_PIXELS / 1e6} million pixels.`,
    )
  }
  if (pages > MOST_FRAMES) {
    throw invalid(`The animation is too long: it may have at most ${MOST_FRAMES} frames.`)
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

/** Sharp only reads the picture here, so any error means that it is damaged. */
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

type Job = ImageJob | CopyJob | CropJob

answerJobs<Job, PreparedImage | Picture[] | Uint8Array>(async (job) => {
  if ('part' in job) return crop(job)
  return 'copyWidths' in job ? makeAvif(job) : prepare(job)
})
