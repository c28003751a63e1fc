import { describe, expect, test } from 'vitest'
import {
  downloadNameOf,
  mediaHashesIn,
  mediaUrl,
  originalNameOf,
  readMediaUrl,
  storedNameOf,
  variantNameOf,
} from './names.ts'

describe('names', () => {
  test.each([
    ['photo.jpg', 'photo.jpg'],
    ['C:\\Users\\me\\Plan 2026.pdf', 'Plan 2026.pdf'],
    ['Zoë’s  “plan”.docx', 'Zoë’s “plan”.docx'],
    ['a\r\nSet-Cookie: b.txt', 'aSet-Cookie: b.txt'],
    ['evil\u202Egpj.exe', 'evilgpj.exe'],
    ['a\ud800b.txt', 'ab.txt'],
    ['..', 'file'],
  ])('%j is kept as %j', (given, kept) => expect(originalNameOf(given)).toBe(kept))

  test('a long one is cut, its ending kept, no letter halved', () => {
    const cut = originalNameOf(`${'a'.repeat(195)}😀${'b'.repeat(300)}.docx`)
    expect(cut).toBe(`${'a'.repeat(195)}.docx`)
    expect(originalNameOf('é'.repeat(500))).toHaveLength(200)
  })

  test.each([
    ['Team Photo (final).JPEG', 'image/jpeg', 'team-photo-final.jpg'],
    ['photo.png', 'image/jpeg', 'photo.jpg'],
    ['Übersicht.v2.xlsx', 'application/pdf', 'ubersicht-v2.pdf'],
    ['写真.png', 'image/png', 'file.png'],
    ['.htaccess', 'text/plain', 'htaccess.txt'],
    [`${'word-'.repeat(40)}.txt`, 'text/plain', `${'word-'.repeat(16).slice(0, -1)}.txt`],
  ] as const)('%s that is %s is at …/%s', (name, type, stored) => {
    expect(storedNameOf(name, type)).toBe(stored)
    expect(readMediaUrl(mediaUrl('0'.repeat(64), stored))).not.toBeNull()
  })

  test.each([
    ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
    ['photo.png', 'image/jpeg', 'photo.jpg'],
    ['report.exe', 'application/pdf', 'report.pdf'],
    ['report', 'application/pdf', 'report.pdf'],
  ] as const)('%s that is %s is saved as %s', (name, type, saved) =>
    expect(downloadNameOf(name, type)).toBe(saved),
  )

  test('a copy is named after its width', () =>
    expect(variantNameOf('photo-480.png', 480, 'webp')).toBe('photo-480-480.webp'))
})

describe('addresses', () => {
  const hash = 'ab'.repeat(32)

  test('are read back', () =>
    expect(readMediaUrl(`/media/${hash}/a-b_c.webp`)).toEqual({ hash, name: 'a-b_c.webp' }))

  test.each([
    `/media/${hash}/../secret.png`,
    `/media/${hash}/a/b.png`,
    `/media/${hash}/.env`,
    `/media/${hash}/a.png?x`,
    `/media/${hash.toUpperCase()}/a.png`,
    `/media/${hash.slice(1)}/a.png`,
    `https://elsewhere.example/media/${hash}/a.png`,
  ])('%s is none', (url) => expect(readMediaUrl(url)).toBeNull())

  test('are found in HTML, each once', () => {
    const other = 'cd'.repeat(32)
    const html = `<img src="/media/${hash}/a.png"><a href="/media/${other}/b.pdf">b</a>
      <img src="/media/${hash}/a-480.webp"><a href="https://plumbline.example/media/${hash}/a.png">`
    expect(mediaHashesIn(html)).toEqual([hash, other])
    expect(mediaHashesIn('/media/none/a.png')).toEqual([])
  })
})
