import fc from 'fast-check'
import { expect, test } from 'vitest'
import { looksLikeWordpress, readWordpress } from './read-wordpress.ts'

const file = (content: string) => `<?xml version="1.0"?><!-- made by --><rss version="2.0"><channel>
<item><title>A &lt;b&gt; &#38; B</title><content:encoded><![CDATA[${content}]]></content:encoded>
<wp:post_type>post</wp:post_type><wp:status>publish</wp:status>
<category domain="category" nicename="news"><![CDATA[News]]></category></item></channel></rss>`

const read = (content: string) => readWordpress('a.xml', file(content))?.texts[0]

test.each([
  ['One\ntwo\n\nThree', '<p>One<br>two</p><p>Three</p>'],
  ['<pre>a\n\nb</pre>', '<pre>a\n\nb</pre>'],
  [
    '[caption id="1"]<a href="/x"><img src="/a.png" alt="b" /></a> Words[/caption]',
    '<figure><img src="/a.png" alt="b"><figcaption><a href="/x">Words</a></figcaption></figure>',
  ],
  [
    'https://youtu.be/dQw4w9WgXcQ',
    '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>',
  ],
  [
    '<!-- wp:list --><ul class="wp-block-list"><!-- wp:list-item --><li>a</li>\n<!-- /wp:list-item --></ul><!-- /wp:list -->',
    '<ul class="wp-block-list"><li>a</li></ul>',
  ],
  [
    '<ul>\n<li>one\n\ntwo</li>\n<li>three</li>\n</ul>\nafter\nnext',
    '<ul><li><p>one</p><p>two</p></li><li>three</li></ul><p>after<br>next</p>',
  ],
  ['One <br />\ntwo <em>a\nb</em>', '<p>One<br>two <em>a<br>b</em></p>'],
  ['<h2>Head</h2>\nFirst\nSecond', '<h2>Head</h2><p>First<br>Second</p>'],
  ['<div class="wp-block-group"><div><p>a</p></div>b</div>', '<p>a</p><p>b</p>'],
])('%s', (content, html) => {
  expect(read(content)?.html).toBe(html)
})

test('signs in titles are what they stand for', () => {
  const categories = [{ name: 'News', key: 'news' }]
  expect(read('x')).toMatchObject({ title: 'A <b> & B', categories })
})

test('entities of its own make it another kind of file', () => {
  expect(looksLikeWordpress(file('x'))).toBe(true)
  expect(looksLikeWordpress('<!DOCTYPE rss [<!ENTITY a "b">]><rss>')).toBe(false)
  expect(looksLikeWordpress(`${'<!---->'.repeat(1_000)}<feed>`)).toBe(false)
})

test('whatever is cut out of it, it is read, or is no such file', () => {
  const whole = file('<p>a</p>[caption]<img src="a">[/caption]')
  const other = fc.string({ unit: 'binary', maxLength: 8 })
  const damaged = fc.property(fc.nat(whole.length), fc.nat(60), other, (at, length, put) => {
    const found = readWordpress('a.xml', whole.slice(0, at) + put + whole.slice(at + length))
    for (const { title, html } of found?.texts ?? [])
      expect(typeof `${title}${html}`).toBe('string')
  })
  fc.assert(damaged, { numRuns: 300 })
})
