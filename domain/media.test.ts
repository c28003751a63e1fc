import { describe, expect, test } from 'vitest'
import {
  formatFileSize,
  isMediaContentType,
  isShownInBrowser,
  mediaDeletionSchema,
  mediaDetailsSchema,
  mediaListSchema,
  uploadMaxBytes,
} from './media.ts'

describe('what may be uploaded', () => {
  test.each(['image/jpeg', 'image/avif', 'video/webm', 'application/pdf', 'text/plain'])(
    '%s may',
    (type) => expect(isMediaContentType(type)).toBe(true),
  )
  test.each([
    ...['image/svg+xml', 'text/html', 'application/xml', 'application/zip', 'image/tiff'],
    ...['application/vnd.ms-word.document.macroenabled.12', 'constructor', ''],
  ])('%s may not', (type) => expect(isMediaContentType(type)).toBe(false))

  test('50 MB is 50 × 1,024 × 1,024 bytes', () => expect(uploadMaxBytes).toBe(52_428_800))

  test('pictures, films and PDFs open in the browser, the rest is saved', () => {
    expect(isShownInBrowser('image/gif')).toBe(true)
    expect(isShownInBrowser('video/mp4')).toBe(true)
    expect(isShownInBrowser('application/pdf')).toBe(true)
    expect(isShownInBrowser('text/plain')).toBe(false)
    expect(isShownInBrowser('application/msword')).toBe(false)
  })
})

test.each([
  [0, '0 Bytes'],
  [812, '812 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1.00 KB'],
  [1536, '1.50 KB'],
  [1_048_570, '1023.99 KB'],
  [1_048_575, '1.00 MB'],
  [uploadMaxBytes, '50.00 MB'],
  [1_073_741_823, '1.00 GB'],
  [5 * 1024 ** 4, '5120.00 GB'],
])('%i bytes read %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text))

describe('payloads', () => {
  const read = (body: unknown) => mediaDetailsSchema.safeParse(body)

  test('take alt text and caption up to their lengths, and clear them', () => {
    expect(read({ alt_text: 'a'.repeat(300), caption: `two\n${'l'.repeat(996)}` }).success).toBe(
      true,
    )
    expect(read({ alt_text: '', caption: null, version: 3 }).data).toEqual({
      alt_text: '',
      caption: null,
      version: 3,
    })
    expect(read({}).success).toBe(true)
  })

  test('take back what a read returned', () => {
    expect(read({ id: 1, url: '/x', usage_count: 2, variants: [], caption: 'c' }).success).toBe(
      true,
    )
  })

  test.each([
    ['an alt text that is too long', { alt_text: 'a'.repeat(301) }],
    ['an alt text on two lines', { alt_text: 'a\nb' }],
    ['a caption that is too long', { caption: 'a'.repeat(1_001) }],
    ['NUL', { caption: 'a\0' }],
    ['a lone surrogate', { alt_text: '\ud800' }],
    ['another type', { alt_text: 5 }],
    ['an unknown field', { alt: 'a' }],
    ['half a version', { version: 1.5 }],
    ['a list', []],
  ])('refuse %s', (_, body) => expect(read(body).success).toBe(false))

  test('lists sort by four columns and filter by type, and by nothing else', () => {
    const query = { page: '2', per_page: '20', sort: '-file_size', q: 'x', file_type: 'video' }
    expect(mediaListSchema.safeParse(query).success).toBe(true)
    for (const wrong of [{ sort: 'hash' }, { file_type: 'svg' }, { type: 'image' }]) {
      expect(mediaListSchema.safeParse(wrong).success).toBe(false)
    }
  })

  test('a deletion is forced by the word only', () => {
    expect(mediaDeletionSchema.safeParse({ force: 'true' }).success).toBe(true)
    expect(mediaDeletionSchema.safeParse({ force: '1' }).success).toBe(false)
  })
})
