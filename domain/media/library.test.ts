import { expect, test } from 'vitest'
import { mediaChangeSchema } from './library.ts'

const read = (body: unknown) => mediaChangeSchema.safeParse(body)

// Refusals and list queries are tested at the API.
test('takes alt text and caption up to their lengths, and clears them', () => {
  const longest = { alt_text: 'a'.repeat(300), caption: `two\n${'l'.repeat(996)}` }
  expect(read(longest).success).toBe(true)
  const cleared = { alt_text: '', caption: null, version: 3 }
  expect(read(cleared).data).toEqual(cleared)
  expect(read({}).success).toBe(true)
  expect(read({ alt_text: 'a\nb' }).success).toBe(false)
})
