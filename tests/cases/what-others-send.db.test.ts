/** Spellings, files and lengths as other people and programs have them. */
import { expect, test } from 'vitest'
import { stilled } from '../../domain/media/library.ts'
import { createAdmin } from '../support/admin.ts'
import { libraryForAll } from '../support/media.ts'
import { sampleMovingPng } from '../support/media-files.ts'
import { addPost } from '../support/posts.ts'

const library = libraryForAll()
const admin = createAdmin(library.site)

const write = (name: string, message: string) =>
  library.site.app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: { name, email: 'a@b.example', message },
  })

const listNames = async (query: Record<string, string>): Promise<string[]> => {
  const rows = await admin.succeed('GET', `/contact-messages?${new URLSearchParams(query)}`)
  return rows.map(({ name }: { name: string }) => name)
}

test.each([
  ['Pre\u0301carite\u0301', 'Précarité'],
  ['ÄNDERUNGEN', 'anderungen'],
  ['Große Łódź', 'GROSSE lodz'],
  ['soft\u00adware', 'software'],
])('%s is found by %s', async (stored, asked) => {
  await write(stored, 'A message that is long enough.')
  expect(await listNames({ q: asked })).toEqual([stored.normalize('NFC')])
})

test('two spellings that look alike are one label', async () => {
  const add = async (name: string, code: string) =>
    (await admin.call('POST', '/regions', { name, code })).statusCode
  expect(await add('Österreich', 'AT')).toBe(201)
  expect(await add('O\u0308sterreich', 'AX')).toBe(409)
})

test('lists are in the order of an alphabet', async () => {
  const names = ['alan', 'Änne', 'Jörg', 'Özil', 'Zoe']
  for (const name of names.toReversed()) await write(name, 'About the order of names.')
  expect(await listNames({ q: 'order', sort: 'name', page: '1', per_page: '9' })).toEqual(names)
})

test.each([
  ['a.txt', 'BM25 ranks the CVs that a tool finds.'],
  ['a.pdf', '\r\n\r\n%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'],
  ['b.txt', Buffer.from('Grüße aus Köln', 'latin1')],
  ['c.txt', Buffer.from('\ufeffGrüße aus Köln', 'utf16le')],
])('%s is what its bytes are', async (name, bytes) => {
  const response = await library.upload(name, bytes)
  expect(response.statusCode).toBe(201)
  if (name < 'b') return
  const { body } = await library.site.app.inject(response.json().data.url)
  expect(body.replace('\ufeff', '')).toBe('Grüße aus Köln')
})

test('a picture that no longer moves comes with a word about it', async () => {
  const response = await library.upload('moving.png', await sampleMovingPng())
  expect(response.statusCode).toBe(201)
  expect(response.json().message).toBe(stilled)
})

test('a letter that no mail program shows whole ends early, and says so', async () => {
  const rows = Array.from({ length: 3_000 }, (_, at) => `<tr><td>Art. ${at}</td></tr>`)
  const table = `<table><tbody>${rows.join('')}</tbody></table>`
  const long = await addPost(library.site.db, 'long', { content: table })
  const short = await addPost(library.site.db, 'short')
  const preview = (id: number) => admin.succeed('POST', `/posts/${id}/newsletter/preview`)
  const { html, is_shortened } = await preview(long)
  expect(is_shortened).toBe(true)
  expect(Buffer.byteLength(html)).toBeLessThan(102_400)
  expect(html).toContain('Art. 0<')
  expect((await preview(short)).is_shortened).toBe(false)
})
