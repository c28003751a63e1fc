import { describe, expect, test } from 'vitest'
import { formatFileSize, isMediaContentType, isShownInBrowser, uploadMaxBytes } from './kinds.ts'

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
