import { expect, test } from 'vitest'
import { formatFileSize, uploadMaxBytes } from './kinds.ts'

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
