import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { folderForAll } from '../../../tests/support/folder.ts'
import * as sample from '../../../tests/support/media-files.ts'
import { type ImageType, prepareImage } from './images.ts'

const folder = folderForAll()

async function prepare(bytes: Buffer, type: ImageType = 'image/png') {
  const path = join(folder.path, 'picture')
  await writeFile(path, bytes)
  return prepareImage(path, type, [10, 20, 40, 80])
}

describe('a picture', () => {
  test.each([
    ['image/jpeg', sample.sampleJpeg],
    ['image/png', sample.samplePng],
    ['image/gif', sample.sampleGif],
    ['image/webp', sample.sampleWebp],
    ['image/avif', sample.sampleAvif],
  ] as const)('of type %s stays one, with WebP copies that are never wider', async (type, make) => {
    const { bytes, width, height, variants } = await prepare(await make(), type)
    expect([width, height]).toEqual([40, 30])
    expect((await sharp(bytes).metadata()).format).toBe(
      type === 'image/avif' ? 'heif' : type.slice(6),
    )
    expect(variants.map((variant) => [variant.width, variant.height])).toEqual([
      [10, 8],
      [20, 15],
      [40, 30],
    ])
    for (const variant of variants) {
      expect(await sharp(variant.bytes).metadata()).toMatchObject({
        format: 'webp',
        width: variant.width,
      })
    }
  })

  test('loses what was hidden behind its end', async () => {
    const polyglot = Buffer.concat([await sample.sampleJpeg(), Buffer.from('<script>PK\x03\x04')])
    const { bytes } = await prepare(polyglot, 'image/jpeg')
    expect(bytes.toString('latin1')).not.toContain('<script>')
  })

  test('keeps the few colours of a drawing', async () => {
    const drawing = await sharp(await sample.samplePng())
      .png({ palette: true })
      .toBuffer()
    const { bytes } = await prepare(drawing)
    expect((await sharp(bytes).metadata()).isPalette).toBe(true)
  })

  test('keeps what can be seen through', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const drawing = await sharp({
      create: { width: 20, height: 20, channels: 4, background: clear },
    })
      .png()
      .toBuffer()
    const { bytes, variants } = await prepare(drawing)
    for (const form of [bytes, ...variants.map((variant) => variant.bytes)]) {
      expect((await sharp(form).metadata()).hasAlpha).toBe(true)
    }
  })

  test.each([
    ['cut off in its last rows', async () => (await noisyPng()).subarray(0, -2_000), 'image/png'],
    ['of another type than it seems', sample.samplePng, 'image/jpeg'],
  ] as const)('that is %s is refused', async (_, make, type) => {
    await expect(prepare(await make(), type)).rejects.toMatchObject({
      kind: 'invalid',
      message: 'The picture is damaged and cannot be read.',
    })
  })

  test('that would fill the memory is refused before it is decoded', async () => {
    const memory = process.memoryUsage().rss
    for (const [width, height] of [
      [10_000, 10_000],
      [20_000, 10],
      [10, 20_000],
    ] as const) {
      await expect(prepare(await hugePng(width, height))).rejects.toMatchObject({
        kind: 'invalid',
        message: expect.stringContaining('too large'),
      })
    }
    expect(process.memoryUsage().rss - memory).toBeLessThan(200_000_000)
  })
})

describe('an animation', () => {
  test.each(['gif', 'webp'] as const)('of type %s is kept frame by frame', async (format) => {
    const { bytes, width, height, variants } = await prepare(
      await sample.sampleAnimation(format),
      `image/${format}`,
    )
    expect([width, height, variants]).toEqual([32, 24, []])
    expect(await sharp(bytes, { animated: true }).metadata()).toMatchObject({
      format,
      pages: 3,
      delay: [100, 100, 100],
      loop: 0,
    })
  })

  test.each(['gif', 'webp'] as const)('of type %s that is cut off is refused', async (format) => {
    const bytes = await sample.sampleAnimation(format)
    await expect(prepare(bytes.subarray(0, -20), `image/${format}`)).rejects.toMatchObject({
      kind: 'invalid',
    })
  })
})

function noisyPng(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width: 100, height: 100, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer()
}

/** A few kilobytes that claim to be very many pixels. */
async function hugePng(width: number, height: number): Promise<Buffer> {
  const bytes = await sample.samplePng()
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}
