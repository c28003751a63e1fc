import { describe, expect, test } from 'vitest'
import { mediaChangeSchema, mediaDeletionSchema, mediaListSchema } from './library.ts'

describe('payloads', () => {
  const read = (body: unknown) => mediaChangeSchema.safeParse(body)

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
    expect(read({ id: 1, url: '/x', usage_count: 2, variants: [], caption: 'c' }).data).toEqual({
      caption: 'c',
    })
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

  test('a list is of the newest first unless it is asked otherwise', () => {
    const newestFirst = { column: 'created_at', descending: true }
    expect(mediaListSchema.parse({})).toMatchObject({ page: 1, perPage: 1_000, sort: newestFirst })
    expect(mediaListSchema.parse({ sort: 'file_size', per_page: '20' })).toMatchObject({
      perPage: 20,
      sort: { column: 'file_size', descending: false },
    })
  })

  test('a deletion is forced by the word only', () => {
    expect(mediaDeletionSchema.safeParse({ force: 'true' }).success).toBe(true)
    expect(mediaDeletionSchema.safeParse({ force: '1' }).success).toBe(false)
  })
})
