import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { cropShapes, listCrops } from '../../domain/media/crops.ts'
import type { MediaFile } from '../../domain/media/library.ts'
import { createAdmin } from '../../tests/support/admin.ts'
import { snapshot } from '../../tests/support/app.ts'
import { libraryForAll, sendFile } from '../../tests/support/media.ts'
import * as sample from '../../tests/support/media-files.ts'

const library = libraryForAll()
const admin = createAdmin(library.site)

/** Uploads a picture, red on the left and blue on the right; each width is a different file. */
async function upload(width: number, height = 400): Promise<MediaFile> {
  const half = { width: width / 2, height, channels: 3 } as const
  const left = await sharp({ create: { ...half, background: '#d00000' } })
    .png()
    .toBuffer()
  const whole = sharp({ create: { width, height, channels: 3, background: '#0000d0' } })
  const bytes = await whole
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toBuffer()
  return library.add(`halves-${width}.png`, bytes)
}

const setPoint = (id: number, focal_point: unknown, version?: number) =>
  admin.call('PATCH', `/media/${id}`, { focal_point, ...(version && { version }) })

const get = (url: string, headers = {}) => library.site.app.inject({ method: 'GET', url, headers })

async function colourOf(bytes: Buffer): Promise<'red' | 'blue' | 'both'> {
  const { channels } = await sharp(bytes).stats()
  const [red = 0, , blue = 0] = channels.map(({ mean }) => mean)
  if (red > 5 * blue) return 'red'
  return blue > 5 * red ? 'blue' : 'both'
}

describe('a point that staff set', () => {
  test('is kept to a thousandth, noted, and taken away again', async () => {
    const file = await upload(900)
    expect(file.focal_point).toBeNull()
    const { data } = (await setPoint(file.id, { x: 1 / 3, y: 0 }, 1)).json()
    expect(data).toEqual({ ...file, focal_point: { x: 0.333, y: 0 }, version: 2 })
    const { activity } = await snapshot(library.site.db)
    expect(activity?.at(-1)).toMatchObject({ record_id: file.id, fields: '["focal_point"]' })
    // A record can be sent back as read; absent fields do not change.
    for (const sent of [data, { caption: 'c' }]) {
      const { focal_point } = await admin.succeed('PATCH', `/media/${file.id}`, sent)
      expect(focal_point).toEqual({ x: 0.333, y: 0 })
    }
    expect((await setPoint(file.id, null)).json().data.focal_point).toBeNull()
  })

  test('is refused where it is none, where the version is old, and for what is no picture', async () => {
    const file = await upload(902)
    const pdf = await library.add('a.pdf', sample.samplePdf())
    await admin.succeed('PATCH', `/media/${file.id}`, { alt_text: 'Halves' })
    const before = await library.everything()
    for (const point of [{ x: 2, y: 0 }, { x: 0.5 }, 'centre', { x: null, y: null }]) {
      expect((await setPoint(file.id, point)).statusCode).toBe(400)
    }
    expect((await setPoint(pdf.id, { x: 0.5, y: 0.5 })).statusCode).toBe(400)
    expect((await setPoint(file.id, { x: 0.5, y: 0.5 }, 1)).statusCode).toBe(409)
    expect(await library.everything()).toEqual(before)
  })

  test('stays with a picture of the same shape in its place, and with no other', async () => {
    const file = await upload(904)
    const point = { x: 0.9, y: 0.5 }
    await setPoint(file.id, point)
    const replace = async (width: number, height: number) => {
      const bytes = await sample.samplePng(width, height)
      const answer = await sendFile(library.site, `/media/${file.id}/replace`, {
        name: 'b.png',
        bytes,
      })
      return answer.json().data
    }
    expect((await replace(452, 200)).focal_point).toEqual(point)
    expect((await replace(200, 452)).focal_point).toBeNull()
  })
})

describe('the parts of a picture', () => {
  test('are cut around its point, in every shape, size and type', async () => {
    const { id } = await upload(3000, 420)
    const { data: file } = (await setPoint(id, { x: 0.9, y: 0.5 })).json()
    for (const shape of ['wide', 'square', 'share'] as const) {
      for (const type of cropShapes[shape].types) {
        for (const { url, width, height } of listCrops(file, shape, type)) {
          const answer = await get(url)
          expect(answer.statusCode, url).toBe(200)
          expect(answer.headers).toMatchObject({
            'content-type': `image/${type === 'jpg' ? 'jpeg' : type}`,
            'cache-control': 'public, max-age=31536000, immutable',
            'content-length': String(answer.rawPayload.length),
          })
          expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width, height })
          expect(await colourOf(answer.rawPayload), url).toBe('blue')
          const { etag } = answer.headers
          expect((await get(url, { 'if-none-match': String(etag) })).statusCode).toBe(304)
        }
      }
    }
    expect(await library.files()).not.toContain('incoming/picture')
  })

  test('around an older point, or of a file that was replaced, lead to those of now', async () => {
    const file = await upload(1200)
    const [old] = listCrops(file, 'square', 'webp')
    expect(await colourOf((await get(old?.url ?? '')).rawPayload)).toBe('both')
    const { data: moved } = (await setPoint(file.id, { x: 0, y: 0 })).json()
    const answer = await get(old?.url ?? '')
    const [now] = listCrops(moved, 'square', 'webp')
    expect(answer.statusCode).toBe(302)
    expect(answer.headers).toMatchObject({
      location: now?.url,
      'cache-control': 'public, max-age=300',
    })
    expect(await colourOf((await get(now?.url ?? '')).rawPayload)).toBe('red')
  })

  test('of an animation are of its first frame', async () => {
    const data = await library.add('a.gif', await sample.sampleAnimation())
    const [crop] = listCrops(data, 'square', 'webp')
    const { pages = 1 } = await sharp((await get(crop?.url ?? '')).rawPayload).metadata()
    expect(pages).toBe(1)
  })

  test('that nobody offers are not there', async () => {
    const { url } = await upload(908)
    expect((await get(url.replace('.png', '-1-1-round-9.avif'))).statusCode).toBe(404)
    expect((await get(`/media/${'0'.repeat(64)}/a-500-500-wide-352.avif`)).statusCode).toBe(404)
  })

  test('are a 404 where the store has lost the picture', async () => {
    const file = await upload(910)
    await library.loseFiles()
    const [crop] = listCrops(file, 'wide', 'avif')
    expect((await get(crop?.url ?? '')).statusCode).toBe(404)
  })
})
