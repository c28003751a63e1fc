/**
 * Crops of pictures for cards and link previews, whose shapes differ from the picture's. Staff may
 * set a focal point, around which each crop is made.
 */
import * as z from 'zod/mini'
import { stemOf } from './names.ts'

const fractionSchema = z.number().check(z.gte(0), z.lte(1))

/** Fractions of the width and height, from the upper left corner. */
export const focalPointSchema = z.strictObject({ x: fractionSchema, y: fractionSchema })
export type FocalPoint = z.output<typeof focalPointSchema>

const CENTRE: FocalPoint = { x: 0.5, y: 0.5 }
/** Precision of a focal point as stored and in addresses: thousandths. */
export const focalSteps = 1_000

export function roundFocalPoint({ x, y }: FocalPoint): FocalPoint {
  return { x: Math.round(x * focalSteps) / focalSteps, y: Math.round(y * focalSteps) / focalSteps }
}

export type CropType = 'avif' | 'webp' | 'jpg'

interface CropShape {
  /** Width over height. */
  ratio: number
  /** Widths in pixels, for device pixel ratios of one and two. */
  widths: readonly number[]
  types: readonly CropType[]
}

/** `wide` and `square` are for cards; `share` for other sites, not all of which support WebP. */
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

/** The largest crop of this ratio, centred on the point as far as the edges allow. */
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
 * Position of a whole picture in a frame that shows the same crop, as a CSS percentage in steps of
 * ten (0 at the left or upper edge, 50 in the middle).
 */
export function placeInFrame({ width, height, focal_point }: Croppable, ratio: number): number {
  if (!width || !height) return 50
  const part = cropAround({ width, height }, focal_point, ratio)
  const left = width - part.width
  const below = height - part.height
  // One of the two is zero, or nearly so.
  return left > below ? percentOf(part.left, left) : percentOf(part.top, below)
}

const percentOf = (at: number, room: number) => (room > 0 ? 10 * Math.round((10 * at) / room) : 50)

function placeAround(at: number, length: number, whole: number): number {
  const start = Math.round(at * whole - length / 2)
  return Math.min(Math.max(start, 0), whole - length)
}

/** Fields of a file on which its crops depend. */
export interface Croppable {
  url: string
  width: number | null
  height: number | null
  focal_point: FocalPoint | null
}

export interface Crop {
  shape: CropShapeName
  type: CropType
  /** Pixels of the crop's file. */
  width: number
  height: number
  url: string
}

/**
 * The crops of a shape in a type, narrowest first, never enlarged; none unless the file is a
 * picture. The focal point is part of the address: a new point makes new addresses.
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

/** Address of a `share` crop without knowing the focal point: the server redirects to the crop. */
export function shareCropUrl(url: string): string {
  const [width] = cropShapes.share.widths
  return `${stemOf(url)}-500-500-share-${width}.jpg`
}

const cropPath = /-\d{1,4}-\d{1,4}-(wide|square|share)-(\d{1,4})\.(avif|webp|jpg)$/

/**
 * The crop at an address; if the focal point, sizes or file have changed since, the nearest current
 * one. Null for an address of anything else.
 */
export function findCrop(file: Croppable, url: string): Crop | null {
  const [, shape, width, type] = cropPath.exec(url) ?? []
  if (!shape) return null
  const crops = listCrops(file, shape as CropShapeName, type as CropType)
  const isOffered = cropShapes[shape as CropShapeName].types.some((one) => one === type)
  const wideEnough = crops.find((crop) => crop.width >= Number(width))
  return isOffered ? (wideEnough ?? crops.at(-1) ?? null) : null
}

/** Whether two pictures have about the same shape, so that a focal point fits both. */
export function isSameShape(one: Partial<Croppable>, other: Partial<Croppable>): boolean {
  if (!one.width || !one.height || !other.width || !other.height) return false
  return Math.abs(one.width / one.height / (other.width / other.height) - 1) < 0.02
}
