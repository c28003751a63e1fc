import type { JSONContent } from '@tiptap/core'
import rehypeHighlight from 'rehype-highlight'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { describe, expect, test } from 'vitest'
import { codeLanguages } from '../../../content/en/admin/editor.ts'
import { prepareContent } from '../../../server/posts/content/sanitise.ts'
import {
  block,
  documentOf,
  node,
  p,
  schema,
  text,
} from '../../../tests/support/editor-documents.ts'
import { writeContent } from './write-content.ts'

function write(...content: JSONContent[]): string {
  const document = documentOf(content)
  document.check()
  return writeContent(document)
}

const link = (href: string, more = {}) => ({ type: 'link', attrs: { href, ...more } })
const picture = node('image', { src: '/media/ab12/p-640.webp', alt: 'A & "B"', title: 'T' })
const video = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=30'
const cell = (words: string, attrs?: JSONContent['attrs']) => node('tableCell', attrs, p(words))
const head = (words: string) => block('tableHeader', p(words))
const row = (...cells: JSONContent[]) => block('tableRow', ...cells)
const item = (...content: JSONContent[]) => block('listItem', ...content)
const bullets = (...items: JSONContent[]) => block('bulletList', ...items)

const examples: [string, JSONContent, string][] = [
  ['text', p('1 < 2 & "3" >\u00a0x'), '<p>1 &lt; 2 &amp; "3" >\u00a0x</p>'],
  [
    'marks',
    p(
      text('b', 'bold'),
      text('i', 'italic'),
      text('u', 'underline'),
      text('s', 'strike'),
      text('c', 'code', link('/c')),
      ...['sub', 'sup', 'kbd', 'mark'].map((name) => text(name, name)),
    ),
    '<p><strong>b</strong><em>i</em><u>u</u><s>s</s><a href="/c"><code>c</code></a><sub>sub</sub><sup>sup</sup><kbd>kbd</kbd><mark>mark</mark></p>',
  ],
  [
    'links',
    p(
      text('law', link('https://a.example/?x=1&y=2', { rel: 'nofollow evil', title: 'T' })),
      text('mail', link('mailto:a@example.com', { target: '_blank' })),
    ),
    '<p><a href="https://a.example/?x=1&amp;y=2" title="T" rel="noopener noreferrer nofollow">law</a><a href="mailto:a@example.com">mail</a></p>',
  ],
  ...([1, 2, 3, 4, 5, 6] as const).map((level): [string, JSONContent, string] => [
    `heading ${level}`,
    node('heading', { level }, text('H')),
    `<h${level}>H</h${level}>`,
  ]),
  [
    'lists',
    node(
      'orderedList',
      { start: 3, type: 'a', reversed: '' },
      item(p('one'), bullets(item(p('in')))),
      item(p('two'), p('more')),
    ),
    '<ol reversed start="3" type="a"><li>one<ul><li>in</li></ul></li><li><p>two</p><p>more</p></li></ol>',
  ],
  [
    'words from right to left',
    node(
      'blockquote',
      { dir: 'rtl' },
      node('heading', { level: 2, dir: 'rtl' }, text('H')),
      node('bulletList', { dir: 'rtl' }, item(node('paragraph', { dir: 'ltr' }, text('in')))),
      node('paragraph', { dir: 'rtl' }, text('سجل')),
    ),
    '<blockquote dir="rtl"><h2 dir="rtl">H</h2><ul dir="rtl"><li><p dir="ltr">in</p></li></ul><p dir="rtl">سجل</p></blockquote>',
  ],
  [
    'code',
    node('codeBlock', { language: 'json' }, text('{\n  "a": 1 < 2\n}')),
    '<pre><code class="language-json">{\n  "a": 1 &lt; 2\n}</code></pre>',
  ],
  ['plain code', block('codeBlock', text('x')), '<pre><code>x</code></pre>'],
  ['quotation', block('blockquote', p('Q')), '<blockquote><p>Q</p></blockquote>'],
  ['rule', block('horizontalRule'), '<hr>'],
  ['line break', p('a', block('hardBreak'), 'b'), '<p>a<br>b</p>'],
  ['picture', picture, '<img src="/media/ab12/p-640.webp" alt="A &amp; &quot;B&quot;" title="T">'],
  [
    'picture with a caption',
    block('figure', picture, block('caption', text('Words'))),
    '<figure><img src="/media/ab12/p-640.webp" alt="A &amp; &quot;B&quot;" title="T"><figcaption>Words</figcaption></figure>',
  ],
  [
    'picture whose caption is blank',
    block('figure', picture, block('caption')),
    '<img src="/media/ab12/p-640.webp" alt="A &amp; &quot;B&quot;" title="T">',
  ],
  [
    'video',
    node('video', { src: video, title: 'A "film"' }),
    `<div data-youtube-video=""><iframe src="${video}" title="A &quot;film&quot;" allowfullscreen></iframe></div>`,
  ],
  [
    'table',
    node(
      'table',
      { caption: 'Duties & dates' },
      row(head('A'), head('B')),
      row(head('C'), cell('D')),
      row(cell('E', { colspan: 2, rowspan: 1 })),
    ),
    '<table><caption>Duties &amp; dates</caption><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><th scope="row">C</th><td>D</td></tr><tr><td colspan="2">E</td></tr></tbody></table>',
  ],
  [
    'table in a table',
    block('table', row(block('tableCell', block('table', row(cell('deep')))))),
    '<table><tbody><tr><td><table><tbody><tr><td>deep</td></tr></tbody></table></td></tr></tbody></table>',
  ],
  [
    'picture that is small, beside the text',
    node('image', { src: '/media/ab12/p-640.webp', alt: 'A', size: 'small', align: 'right' }),
    '<img src="/media/ab12/p-640.webp" alt="A" data-size="small" data-align="right">',
  ],
  [
    'callout',
    node('callout', { kind: 'warning' }, p('W'), bullets(item(p('x')))),
    '<aside data-callout="warning"><p>W</p><ul><li>x</li></ul></aside>',
  ],
  [
    'call to action',
    node('action', { href: 'https://a.example/', text: 'Go & see' }),
    '<p data-action=""><a href="https://a.example/" rel="noopener noreferrer">Go &amp; see</a></p>',
  ],
  [
    'bookmark',
    node('bookmark', { post: 12, href: '/insights/x', text: 'An article' }),
    '<p data-bookmark="12"><a href="/insights/x">An article</a></p>',
  ],
  [
    'gallery',
    node('gallery', {
      pictures: [
        { src: '/media/ab12/p-640.webp', alt: 'A "B"', width: '64', height: '48' },
        { src: '/media/ab12/q-640.webp', alt: '', width: null, height: null },
      ],
      caption: 'Both',
    }),
    '<figure data-gallery=""><img src="/media/ab12/p-640.webp" alt="A &quot;B&quot;" width="64" height="48"><img src="/media/ab12/q-640.webp" alt=""><figcaption>Both</figcaption></figure>',
  ],
  [
    'footnotes',
    p(
      'Said',
      node('footnote', {
        text: 'Article 6(2) & Annex III.',
        href: 'https://law.example/',
        source: 'AI Act',
      }),
      ' and',
      node('footnote', { text: 'Only words', href: '', source: '' }),
      node('footnote', { text: '', href: '/law', source: 'Our page' }),
    ),
    '<p>Said<small data-footnote=""> Article 6(2) &amp; Annex III. <a href="https://law.example/" rel="noopener noreferrer">AI Act</a></small> and<small data-footnote=""> Only words</small><small data-footnote=""> <a href="/law">Our page</a></small></p>',
  ],
  [
    'definitions',
    block('definitionList', block('term', text('T')), block('definition', p('D'))),
    '<dl><dt>T</dt><dd><p>D</p></dd></dl>',
  ],
]

describe('what the editor writes', () => {
  test.each(examples)('%s, and is stored as it was sent', (_name, content, html) => {
    expect(write(content)).toBe(html)
    expect(prepareContent(html).html).toBe(html)
  })

  test('is nothing when there is nothing', () => {
    expect(write(p())).toBe('')
    expect(write(p(), p('a'), p(), p())).toBe('<p>a</p>')
  })

  test('is not written again where nothing changed', () => {
    const before = documentOf([p('same'), p('old')])
    const html = writeContent(before)
    const after = before.copy(before.content.replaceChild(1, schema.nodeFromJSON(p('new'))))
    expect(html).toBe('<p>same</p><p>old</p>')
    expect(writeContent(after)).toBe('<p>same</p><p>new</p>')
  })
})

const highlighter = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeHighlight)
  .use(rehypeStringify)

test.each(codeLanguages)('the server can colour %s', (language) => {
  const stored = prepareContent(write(node('codeBlock', { language }, text('x')))).html
  expect(stored).toContain(`class="language-${language}"`)
  // It complains of a language that it does not know.
  expect(highlighter.processSync(stored).messages).toEqual([])
})

test('and would complain of one that it cannot', () => {
  const html = '<pre><code class="language-nonsense">x</code></pre>'
  expect(highlighter.processSync(html).messages).toHaveLength(1)
})
