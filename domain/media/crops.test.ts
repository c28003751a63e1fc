import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Croppable,
  cropAround,
  cropShapes,
  findCrop,
  isSameShape,
  listCrops,
  placeInFrame,
  roundFocalPoint,
  shareCropUrl,
} from './crops.ts'
import { mediaChangeSchema } from './library.ts'
import { mediaUrl, readMediaUrl } from './names.ts'

const side = fc.integer({ min: 1, max: 16_383 })
const size = fc.record({ width: side, height: side })
const fraction = fc.double({ min: 0, max: 1, noNaN: true })
const point = fc.option(fc.record({ x: fraction, y: fraction }))
const ratio = fc.constantFrom(16 / 9, 1, 40 / 21)
const shape = fc.constantFrom('wide', 'square', 'share')

const url = mediaUrl('a'.repeat(64), 'desk.png')
const desk: Croppable = { url, width: 1600, height: 840, focal_point: null }

// Lost otherwise: a card shows the wall beside the people, or nothing at all.
test('a part is inside the picture, holds its point, and has its shape', () => {
  fc.assert(
    fc.property(size, point, ratio, (size, point, ratio) => {
      const { left, top, width, height } = cropAround(size, point, ratio)
      const { x, y } = point ?? { x: 0.5, y: 0.5 }
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(1)
      expect(left + width).toBeLessThanOrEqual(size.width)
      expect(top + height).toBeLessThanOrEqual(size.height)
      expect([size.width, size.height]).toContain(width === size.width ? width : height)
      // Crops are in whole pixels.
      expect(Math.abs(x * size.width - (left + width / 2))).toBeLessThanOrEqual(
        Math.max(width / 2, 0) + 1,
      )
      expect(Math.abs(y * size.height - (top + height / 2))).toBeLessThanOrEqual(height / 2 + 1)
      if (width > 1 && height > 1) {
        expect(
          Math.min(Math.abs(width - height * ratio), Math.abs(height - width / ratio)),
        ).toBeLessThanOrEqual(1)
      }
    }),
  )
})

test('a point away from the edges is in the middle of its part', () => {
  const part = cropAround({ width: 1600, height: 900 }, { x: 0.6, y: 0.1 }, 1)
  expect(part).toEqual({ left: 510, top: 0, width: 900, height: 900 })
})

describe('copies', () => {
  test('are never wider than their part, and are found by their addresses alone', () => {
    fc.assert(
      fc.property(size, point, shape, (size, point, shape) => {
        const focal_point = point && roundFocalPoint(point)
        const file = { ...desk, ...size, focal_point }
        const most = cropAround(size, focal_point, cropShapes[shape].ratio).width
        for (const type of cropShapes[shape].types) {
          const crops = listCrops(file, shape, type)
          expect(crops.length).toBeGreaterThan(0)
          for (const crop of crops) {
            expect(crop.width).toBeLessThanOrEqual(most)
            expect(findCrop(file, crop.url)).toEqual(crop)
            expect(readMediaUrl(crop.url)?.hash).toBe('a'.repeat(64))
          }
        }
      }),
    )
  })

  test('have the sizes of their place; a small picture gives one of its own size', () => {
    const widthsOf = (file: Croppable) => listCrops(file, 'wide', 'avif').map(({ width }) => width)
    expect(widthsOf(desk)).toEqual([352, 704])
    expect(widthsOf({ ...desk, width: 500 })).toEqual([352, 500])
    expect(widthsOf({ ...desk, width: 90 })).toEqual([90])
    expect(widthsOf({ ...desk, width: null })).toEqual([])
    expect(listCrops(desk, 'share', 'jpg')).toMatchObject([{ width: 1200, height: 630 }])
  })

  test('around an older point lead to those of now', () => {
    const [old] = listCrops(desk, 'wide', 'avif')
    const moved = { ...desk, focal_point: { x: 0.1, y: 0.25 } }
    const now = findCrop(moved, old?.url ?? '')
    expect(now?.url).toBe(`/media/${'a'.repeat(64)}/desk-100-250-wide-352.avif`)
    expect(findCrop({ ...moved, width: 200 }, old?.url ?? '')?.width).toBe(200)
  })

  test('lead from the picture to the part that is shared', () => {
    const moved = { ...desk, focal_point: { x: 0.1, y: 0.25 } }
    expect(findCrop(moved, shareCropUrl(url))).toEqual(listCrops(moved, 'share', 'jpg')[0])
  })

  test.each([
    'desk.png',
    'desk-500-500-wide-352.jpg',
    'desk-500-500-share-1200.avif',
    'desk-480.webp',
  ])('%s is none', (name) => expect(findCrop(desk, url.replace('desk.png', name))).toBeNull())
})

// Lost otherwise: an article's header shows the middle of a picture, its card the focal point.
test('a picture in a frame shows the part that is cut out for others, to a tenth of its way', () => {
  fc.assert(
    fc.property(size, point, ratio, ({ width, height }, point, ratio) => {
      const part = cropAround({ width, height }, point, ratio)
      const place = placeInFrame({ url, width, height, focal_point: point }, ratio) / 100
      expect(place).toBeGreaterThanOrEqual(0)
      expect(place).toBeLessThanOrEqual(1)
      const [start, room] =
        width - part.width > height - part.height
          ? [part.left, width - part.width]
          : [part.top, height - part.height]
      expect(Math.abs(place * room - start)).toBeLessThanOrEqual(room / 20 + 1e-6)
    }),
  )
  expect(placeInFrame({ ...desk, focal_point: null }, 40 / 21)).toBe(50)
  expect(placeInFrame({ ...desk, width: null }, 40 / 21)).toBe(50)
})

test('another picture has the same shape or has not', () => {
  expect(isSameShape(desk, { width: 800, height: 420 })).toBe(true)
  expect(isSameShape(desk, { width: 801, height: 420 })).toBe(true)
  expect(isSameShape(desk, { width: 840, height: 1600 })).toBe(false)
  expect(isSameShape(desk, { width: null, height: null })).toBe(false)
})

test.each([
  [{ x: 0, y: 1 }, true],
  [{ x: 0.333_333, y: 0.5 }, true],
  [null, true],
  [{ x: 1.01, y: 0 }, false],
  [{ x: 0, y: -0.1 }, false],
  [{ x: 0.5 }, false],
  [{ x: '0.5', y: 0.5 }, false],
  [{ x: Number.NaN, y: 0.5 }, false],
  [{ x: 0.5, y: 0.5, z: 1 }, false],
  [[0.5, 0.5], false],
  ['centre', false],
  [0.5, false],
])('whether %j is a point that can be sent: %s', (focal_point, isTaken) => {
  expect(mediaChangeSchema.safeParse({ focal_point }).success).toBe(isTaken)
})
