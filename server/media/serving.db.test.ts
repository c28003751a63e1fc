import { beforeAll, describe, expect, test } from 'vitest'
import type { MediaFile } from '../../domain/media/library.ts'
import { startTestApp } from '../../tests/support/app.ts'
import { libraryForAll, libraryOf } from '../../tests/support/media.ts'
import * as sample from '../../tests/support/media-files.ts'
import { sendBytes } from '../../tests/support/send-bytes.ts'

const library = libraryForAll()
let picture: MediaFile
let film: MediaFile
let pdf: MediaFile
let text: MediaFile

beforeAll(async () => {
  picture = await library.add('Zoë’s photo.png', await sample.samplePng(500, 400))
  film = await library.add('film.mp4', sample.sampleFilm())
  pdf = await library.add('report.exe', sample.samplePdf())
  text = await library.add('Notes "2026"; x=y.txt', '0123456789')
})

const get = (url: string, headers: Record<string, string> = {}) =>
  library.site.app.inject({ url, headers })
const head = (url: string, headers: Record<string, string> = {}) =>
  library.site.app.inject({ method: 'HEAD', url, headers })

describe('a file is served inert', () => {
  test('to anybody, for ever, and can run and load nothing', async () => {
    const response = await get(picture.url)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(picture.file_size),
      'content-disposition': `inline; filename="Zoe_s photo.png"; filename*=UTF-8''Zo%C3%AB%E2%80%99s%20photo.png`,
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; .*; sandbox; frame-ancestors 'none'$/,
      ),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
    })
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  test('copies included, under their own type', async () => {
    const [copy] = picture.variants
    const { statusCode, headers } = await get(copy?.url ?? '')
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
    expect(headers['content-disposition']).toMatch(/^inline; filename=zoes-photo-480\.webp$/)
    expect(headers.etag).not.toBe((await get(picture.url)).headers.etag)
  })

  test('films and PDFs in the browser, under the ending of what they are', async () => {
    expect((await get(film.url)).headers['content-disposition']).toBe('inline; filename=film.mp4')
    const { headers } = await get(pdf.url)
    expect(headers['content-disposition']).toBe('inline; filename=report.pdf')
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-security-policy']).toMatch(/^sandbox/)
  })

  test('everything else to be saved; a name stays a name', async () => {
    const { headers, body } = await get(text.url)
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="Notes _2026_; x=y.txt"; filename*=UTF-8''Notes%20%222026%22%3B%20x%3Dy.txt`,
    })
    expect(body).toBe('0123456789')
  })

  test('HEAD answers the same without the bytes', async () => {
    const { headers } = await get(film.url)
    const response = await head(film.url)
    expect([response.statusCode, response.rawPayload.length]).toEqual([200, 0])
    const { date: _, 'x-request-id': __, ...expected } = headers
    expect(response.headers).toMatchObject({
      ...expected,
      'content-length': String(film.file_size),
    })
  })

  test('nothing is sent again to who has it', async () => {
    const { etag } = (await get(text.url)).headers
    const response = await get(text.url, { 'if-none-match': `"a", W/${etag}` })
    expect([response.statusCode, response.body, response.headers.etag]).toEqual([304, '', etag])
    expect((await get(text.url, { 'if-none-match': '"another"' })).statusCode).toBe(200)
  })

  test('other methods are 405', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      const response = await library.site.app.inject({ method, url: text.url })
      expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD'])
    }
  })
})

describe('ranges', () => {
  test.each([
    ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
    ['bytes=10-', 416, 'bytes */10', ''],
    ['nonsense', 200, undefined, '0123456789'],
  ])('%s → %i', async (range, status, contentRange, body) => {
    const response = await get(text.url, { range })
    expect([response.statusCode, response.headers['content-range'], response.body]).toEqual([
      status,
      contentRange,
      body,
    ])
    expect(response.headers['content-length']).toBe(String(body.length))
  })

  test('of what has changed meanwhile are the whole', async () => {
    const { etag } = (await get(text.url)).headers
    const same = await get(text.url, { range: 'bytes=0-1', 'if-range': String(etag) })
    const other = await get(text.url, { range: 'bytes=0-1', 'if-range': '"other"' })
    expect([same.statusCode, other.statusCode]).toEqual([206, 200])
  })
})

describe('nothing else is served', () => {
  const askFor = (path: string) =>
    sendBytes(library.site.app, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)

  test('whatever the path', async () => {
    await library.site.app.listen({ port: 0, host: '127.0.0.1' })
    const [, , hash = '', name = ''] = text.url.split('/')
    const paths = [
      ...['/media', '/media/', `/media/${hash}`, `/media/${hash}/`, `/media/${hash}/other.txt`],
      `/media/${'0'.repeat(64)}/${name}`,
      `/media/${hash.toUpperCase()}/${name}`,
      `/media/${hash.slice(0, 63)}/${name}`,
      `/media/${hash}/../../plumbline.sqlite`,
      `/media/${hash}/..%2f..%2fplumbline.sqlite`,
      `/media/${hash}/%2e%2e/%2e%2e/plumbline.sqlite`,
      `/media/..%2fplumbline.sqlite`,
      `/media/../plumbline.sqlite`,
      '/media/%2e%2e%5cplumbline.sqlite',
      '/media//etc/passwd',
      '//media/../../../etc/passwd',
      `/media/${hash}//${name}`,
      `/media/${hash}/${name}/`,
      `/media/${hash}/${name}%00`,
      `/media/${hash}/${name}.PART`,
      `/media/${hash}/%C0%AE%C0%AE/${name}`,
    ]
    for (const path of paths) {
      const answer = await askFor(path)
      expect(answer, path).toMatch(/^HTTP\/1\.1 (404|400) /)
      expect(answer, path).not.toMatch(/0123456789|SQLite|root:/)
    }
    for (const path of [`${text.url}?v=1`, `/media/./${hash}/x/../${name}`]) {
      expect(await askFor(path), path).toMatch(/^HTTP\/1\.1 200 /)
    }
  })

  test('and what the store has lost is a plain 404, not to be kept', async () => {
    const lost = libraryOf(await startTestApp())
    const { data } = (await lost.upload('a.pdf', sample.samplePdf())).json()
    await lost.loseFiles()
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await lost.site.app.inject({ method, url: data.url })
      expect(statusCode).toBe(404)
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['content-type']).toMatch(/^application\/json/)
    }
    await lost.site.close()
  })
})
