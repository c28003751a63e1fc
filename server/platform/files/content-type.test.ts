import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderForAll } from '../../../tests/support/folder.ts'
import * as sample from '../../../tests/support/media-files.ts'
import { detectContentType, detectTextEncoding } from './content-type.ts'

const folder = folderForAll()
const path = () => join(folder.path, 'file')

async function detect(bytes: Buffer | string) {
  await writeFile(path(), bytes)
  return detectContentType(path())
}

async function encodingOf(bytes: Buffer | string) {
  await writeFile(path(), bytes)
  return detectTextEncoding(path())
}

describe('content tells the type', () => {
  // `server/media/upload.db.test.ts` has the other types, which are accepted or refused there.
  test.each([
    ['an MP4 of iTunes', () => sample.sampleFilm('M4V '), 'video/mp4'],
    ['an Excel file of 1995', () => sample.sampleCompound('Book'), 'application/vnd.ms-excel'],
    [
      'a Word file of 2003 with a table of Excel in it',
      () => sample.sampleCompound('WordDocument', 'Workbook'),
      'application/msword',
    ],
    [
      'a message that a workbook is attached to',
      () => sample.sampleCompound('x', 'Workbook'),
      null,
    ],
    ['text', () => 'Plain words', null],
  ])('of %s', async (_, make, type) => expect(await detect(await make())).toBe(type))

  test('damaged compound files are nothing, and come to an end', async () => {
    const good = sample.sampleCompound('WordDocument')
    for (const length of [8, 500, 600, 1_100, 1_600]) {
      expect(await detect(good.subarray(0, length))).toBeNull()
    }
    // A cycle of entries, over which the library brings its process down.
    const inCircles = Buffer.from(good)
    inCircles.writeUInt32LE(1, good.indexOf('ObjectPool', 0, 'utf16le') + 68)
    expect(await detect(inCircles)).toBeNull()
    expect(await detect(good)).toBe('application/msword')
  })
})

describe('plain text', () => {
  test.each([
    ['words', 'Plain words,\r\n\ttwo lines.'],
    ['UTF-8 with its mark', '\ufeffGrüße, 你好 😀'],
    ['a comparison', 'a < b and c > d'],
    ['arrows', '<- left, right ->'],
    ['words with a tag among them', 'Write <b> for bold.'],
    ['a letter across two chunks', `${'a'.repeat(65_535)}é${'b'.repeat(65_536)}`],
  ])('is %s', async (_, text) => expect(await encodingOf(text)).toBe('utf-8'))

  test.each([
    ['Latin-1', Buffer.from('Grüße', 'latin1')],
    ['half a letter at the end', Buffer.from('Grü').subarray(0, 3)],
  ])('is %s, in the alphabet of old programs', async (_, bytes) =>
    expect(await encodingOf(bytes)).toBe('windows-1252'),
  )

  test('is UTF-16 where its mark says so', async () => {
    expect(await encodingOf(Buffer.from('\ufeffwords', 'utf16le'))).toBe('utf-16le')
  })
})
