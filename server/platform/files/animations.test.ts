import { describe, expect, test } from 'vitest'
import { sampleAnimation } from '../../../tests/support/media-files.ts'
import { stripGif, stripWebp } from './animations.ts'

describe('stripGif', () => {
  const comment = Buffer.from('21fe0b536563726574207465787400', 'hex')

  async function gifWith(extra: Buffer, end = Buffer.alloc(0)) {
    const gif = await sampleAnimation('gif')
    return Buffer.concat([gif.subarray(0, -1), extra, Buffer.from([0x3b]), end])
  }

  test('copies frames, timing and repetition as they are', async () => {
    const gif = await sampleAnimation('gif')
    expect(stripGif(gif)).toEqual(gif)
  })

  test('leaves out comments, metadata and what follows the end', async () => {
    const xmp = Buffer.concat([
      Buffer.from('21ff0b', 'hex'),
      Buffer.from('XMP DataXMP'),
      Buffer.from([6]),
      Buffer.from('SECRET'),
      Buffer.from([0]),
    ])
    const plain = await sampleAnimation('gif')
    expect(stripGif(await gifWith(comment))).toEqual(plain)
    expect(stripGif(await gifWith(xmp))).toEqual(plain)
    expect(stripGif(await gifWith(Buffer.alloc(0), Buffer.from('<script>')))).toEqual(plain)
  })

  test('takes one without its last byte, and none that ends within a block', async () => {
    const gif = await sampleAnimation('gif')
    expect(stripGif(gif.subarray(0, -1))).toEqual(gif)
    for (let length = 0; length < gif.length - 1; length += 1) {
      const stripped = stripGif(gif.subarray(0, length))
      // Between two blocks a cut cannot be seen; what is left is a shorter animation.
      if (stripped)
        expect(stripped).toEqual(Buffer.concat([gif.subarray(0, length), Buffer.of(0x3b)]))
    }
    expect(stripGif(Buffer.from('GIF89a/*<script>alert(1)</script>'))).toBeNull()
  })
})

describe('stripWebp', () => {
  test('copies frames and timing as they are', async () => {
    const webp = await sampleAnimation('webp')
    expect(stripWebp(webp)).toEqual(webp)
  })

  test('leaves out metadata and what follows the end', async () => {
    const webp = await sampleAnimation('webp')
    const exif = Buffer.concat([Buffer.from('EXIF\x07\0\0\0'), Buffer.from('SECRET!\0')])
    const longer = Buffer.concat([webp, exif, Buffer.from('<script>')])
    longer.writeUInt32LE(webp.length + exif.length - 8, 4)
    longer[20] = (longer[20] ?? 0) | 0x08
    expect(stripWebp(longer)).toEqual(webp)
  })

  test('takes none that ends within a chunk', async () => {
    const webp = await sampleAnimation('webp')
    for (let length = 0; length < webp.length; length += 1) {
      expect(stripWebp(webp.subarray(0, length))).toBeNull()
    }
  })
})
