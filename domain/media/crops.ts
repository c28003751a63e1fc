/**
 * What is shown of a picture where its shape is not its own: on cards and where a page is shared.
 * Staff may set the point of it that matters, and each part is cut around that point.
 */
import * as z from 'zod/mini'
import { stemOf } from './names.ts'

const fractionSchema = z.number().check(z.gte(0), z.lte(1))

/** As fractions of the width and the height, from the upper left corner. */
export const focalPointSchema = z.strictObject({ x: fractionSchema, y: fractionSchema })
export type FocalPoint = z.output<typeof focalPointSchema>

const CENTRE: FocalPoint = { x: 0.5, y: 0.5 }
/** As fine as it is stored and stands in addresses. */
export const focalSteps = 1_000

export function roundFocalPoint({ x, y }: FocalPoint): FocalPoint {
  return { x: Math.round(x * focalSteps) / focalSteps, y: Math.round(y * focalSteps) / focalSteps }
}

export type CropType = 'avif' | 'webp' | 'jpg'

interface CropShape {
  /** Width over height. */
  ratio: number
  /** Pixels: for screens of one and of two pixels to the unit. */
  widths: readonly number[]
  types: readonly CropType[]
}

/** `wide` and `square` are for cards; `share` is what other sites take, which do not all know WebP. */
export const cropShapes = {
  wide: { ratio: 16 / 9, widths: [352, 704], types: ['avif', 'webp'] },
  square: { ratio: 1, widths: [192, 288], types: ['avif', 'webp'] },
  share: { ratio: 40 / 21, widths: [1200], types: ['jpg'] },
} as const satisfies Record<string, CropShape>
export type CropShapeName = keyof typeof cropShapes

interface Size {
  width: number
  height: number
}

export interface Rectangle extends Size {
  left: number
  top: number
}

/** The largest part of that ratio, with the point as near to its middle as the edges allow. */
export function cropAround(size: Size, point: FocalPoint | null, ratio: number): Rectangle {
  const { x, y } = point ?? CENTRE
  const width = Math.max(1, Math.min(size.width, Math.round(size.height * ratio)))
  const height = Math.max(1, Math.min(size.height, Math.round(size.width / ratio)))
  return {
    left: placeAround(x, width, size.width),
    top: placeAround(y, height, size.height),
    width,
    height,
  }
}

/**
 * Where a whole picture stands in a frame that it fills and that cuts the same part out of it: a
 * tenth of the way, as CSS counts it in hundredths (0 at the left or upper edge, 50 in the middle).
 */
export function placeInFrame({ width, height, focal_point }: Croppable, ratio: number): number {
  if (!width || !height) return 50
  const part = cropAround({ width, height }, focal_point, ratio)
  const left = width - part.width
  const below = height - part.height
  // Either of them is nothing, or as good as.
  return left > below ? percentOf(part.left, left) : percentOf(part.top, below)
}

const percentOf = (at: number, room: number) => (room > 0 ? 10 * Math.round((10 * at) / room) : 50)

function placeAround(at: number, length: number, whole: number): number {
  const start = Math.round(at * whole - length / 2)
  return Math.min(Math.max(start, 0), whole - length)
}

/** What of a file of the library says how it is cut. */
export interface Croppable {
  url: string
  width: number | null
  height: number | null
  focal_point: FocalPoint | null
}

export interface Crop {
  shape: CropShapeName
  type: CropType
  /** Pixels of what is sent. */
  width: number
  height: number
  url: string
}

/**
 * The copies of one shape in one type, narrowest first; nothing is made larger than it is. None of
 * what is no picture. The point is part of the address: a new point makes new addresses.
 */
export function listCrops(file: Croppable, shape: CropShapeName, type: CropType): Crop[] {
  const { ratio, widths } = cropShapes[shape]
  if (file.width === null || file.height === null) return []
  const { width: most } = cropAround({ width: file.width, height: file.height }, null, ratio)
  const fitting: number[] = widths.filter((width) => width <= most)
  if (fitting.length < widths.length && most > (fitting.at(-1) ?? 0)) fitting.push(most)
  const { x, y } = file.focal_point ?? CENTRE
  const at = `${Math.round(x * focalSteps)}-${Math.round(y * focalSteps)}`
  return fitting.map((width) => ({
    shape,
    type,
    width,
    height: Math.max(1, Math.round(width / ratio)),
    url: `${stemOf(file.url)}-${at}-${shape}-${width}.${type}`,
  }))
}

/** The address of a part, by that of the picture alone: the server knows the point, and redirects. */
export function shareCropUrl(url: string): string {
  const [width] = cropShapes.share.widths
  return `${stemOf(url)}-500-500-share-${width}.jpg`
}

const cropPath = /-\d{1,4}-\d{1,4}-(wide|square|share)-(\d{1,4})\.(avif|webp|jpg)$/

/**
 * The copy that an address asks for; where the point, the size or the file has changed since, the
 * one that comes nearest now. Null for an address of something else.
 */
export function findCrop(file: Croppable, url: string): Crop | null {
  const [, shape, width, type] = cropPath.exec(url) ?? []
  if (!shape) return null
  const crops = listCrops(file, shape as CropShapeName, type as CropType)
  const isOffered = cropShapes[shape as CropShapeName].types.some((one) => one === type)
  const wideEnough = crops.find((crop) => crop.width >= Number(width))
  return isOffered ? (wideEnough ?? crops.at(-1) ?? null) : null
}

/** Whether a point set for one shape still means something in another. */
export function isSameShape(one: Partial<Croppable>, other: Partial<Croppable>): boolean {
  if (!one.width || !one.height || !other.width || !other.height) return false
  return Math.abs(one.width / one.height / (other.width / other.height) - 1) < 0.02
}
