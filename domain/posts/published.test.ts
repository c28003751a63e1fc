import { describe, expect, test } from 'vitest'
import { searchWords } from '../list-query.ts'
import { hasMarkup, paragraphsOf, readPostQuery } from './published.ts'

describe('content without markup', () => {
  test.each(['R&D < 5 > 3', 'a <3 b', '', '&lt;b&gt;', 'a < b'])('%j has none', (text) => {
    expect(hasMarkup(text)).toBe(false)
  })

  test.each(['<p>x', 'a</b>', '<!-- x', '<?x', 'a<B', '<x'])('%j has some', (text) => {
    expect(hasMarkup(text)).toBe(true)
  })

  test('is split at line breaks into paragraphs, blank lines becoming breaks', () => {
    expect(paragraphsOf('One\r\nTwo\n\n  \nThree & <four>\n')).toBe(
      '<p>One</p>\n<p>Two</p>\n<br>\n<br>\n<p>Three &amp; &lt;four&gt;</p>',
    )
  })
})

const newestFirst = { column: 'published_at', descending: true }
const read = (query: string) => readPostQuery(new URLSearchParams(query))

test.each([
  ['', { page: 1 }],
  [
    'page=2&category=regulation&region=uk&q=bias',
    { page: 2, category: 'regulation', region: 'uk', q: 'bias' },
  ],
  ['page=0&utm_source=mail&q=%00&region=toolong&sort=x', { page: 1 }],
  ['page=2&page=3&q=+', { page: 2 }],
])('a query %j is read as %j', (query, expected) => {
  expect(read(query)).toEqual({ perPage: 12, sort: newestFirst, ...expected })
})

test('searches by words, whatever their case', () => {
  expect(searchWords('  Bias ÉTAT bias ')).toEqual(['bias', 'état'])
  expect(searchWords('a b c d e f g h i j k l')).toHaveLength(10)
})
