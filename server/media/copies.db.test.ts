import sharp from 'sharp'
import { expect, test } from 'vitest'
import { usedMediaSchema } from '../../domain/media/library.ts'
import { createAdmin } from '../../tests/support/admin.ts'
import { snapshot } from '../../tests/support/app.ts'
import { libraryForEach } from '../../tests/support/media.ts'
import * as sample from '../../tests/support/media-files.ts'
import * as copies from './copies.ts'

const library = libraryForEach()

const upload = library.add

const makeCopies = (stop = new AbortController()) =>
  copies.makeCopies(library.site.ports, stop.signal)

// Lost otherwise: a phone loads a picture of twice the necessary size.
test('a picture gets AVIF copies after its upload, and they are kept and go with it', async () => {
  const picture = await upload('Desk.jpg', await sample.sampleJpeg(1000, 50))
  expect(picture.avif).toEqual([])
  const page = `<p>a</p><img src="${picture.url}" alt="A > b" loading="lazy"><img src="/media/x">`
  expect(await library.site.services.media.showFiles(page)).not.toContain('<source')
  expect(await makeCopies()).toBe(1)
  expect(await makeCopies()).toBe(0)

  const admin = createAdmin(library.site)
  const made = usedMediaSchema.parse(await admin.succeed('GET', `/media/${picture.id}`))
  const folder = picture.url.slice(0, -'desk.jpg'.length)
  expect(made.avif.map(({ url, width, height }) => [url, width, height])).toEqual([
    [`${folder}desk-480.avif`, 480, 24],
    [`${folder}desk-640.avif`, 640, 32],
    [`${folder}desk-960.avif`, 960, 48],
    [`${folder}desk-1000.avif`, 1000, 50],
  ])
  const [copy] = made.avif
  const { headers, rawPayload } = await library.site.app.inject(copy?.url ?? '')
  expect(headers['content-type']).toBe('image/avif')
  expect(rawPayload.length).toBe(copy?.file_size)
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'heif', width: 480 })

  expect(await library.site.services.media.showFiles(page)).toMatch(
    /<p>a<\/p><picture><source type="image\/avif" srcset="[^"]+ 480w, [^"]+ 1000w" sizes="auto, [^"]+"><img [^>]+ alt="A > b" loading="lazy" width="1000" height="50" srcset="[^"]+-960.webp 960w" sizes="[^"]+"><\/picture><img src="\/media\/x">$/,
  )

  expect((await snapshot(library.site.db)).media_leftovers).toEqual([])
  expect(await library.files()).toHaveLength(7)
  await admin.succeed('DELETE', `/media/${picture.id}`)
  expect(await library.files(), 'it can be put back').toHaveLength(7)
  await admin.succeed('POST', '/trash/delete', { noun: 'media', ids: [picture.id] })
  expect(await library.files()).toEqual([])
})

// Lost otherwise: a server that is stopped while it makes a copy is killed with other work undone.
test('a stop waits for no copy, which is made after the next start', async () => {
  const picture = await upload('Desk.jpg', await sample.sampleJpeg(1000, 50))
  const stop = new AbortController()
  const made = makeCopies(stop)
  stop.abort()
  expect(await made).toBe(0)
  expect(await makeCopies()).toBe(1)
  const kept = await createAdmin(library.site).succeed('GET', `/media/${picture.id}`)
  expect(usedMediaSchema.parse(kept).avif).toHaveLength(4)
})

test('what has none, or cannot be read any more, is asked for once', async () => {
  await upload('dance.gif', await sample.sampleAnimation())
  await upload('lost.png', await sample.samplePng())
  await library.loseFiles()
  expect(await makeCopies()).toBe(2)
  expect(await makeCopies()).toBe(0)
  expect((await snapshot(library.site.db)).media).toMatchObject([{ avif: '[]' }, { avif: '[]' }])
})
