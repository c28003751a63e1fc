import { describe, expect, test } from 'vitest'
import type { SafeHtml } from '../../../domain/posts/published.ts'
import { writePlainText } from '../../platform/mail/plain-text.ts'
import { renderContent } from '../../posts/content/render.ts'
import { prepareContent } from '../../posts/content/sanitise.ts'
import { writeArticle } from './article-body.ts'

const base = 'https://plumbline.example/insights/a-post'
function write(content: string) {
  const { html } = writeArticle(renderContent(prepareContent(content).html), base)
  return { html, text: writePlainText(html) }
}

/** The HTML without styles and classes. */
const bare = (html: string) => write(html).html.replaceAll(/ (style|class)="[^"]*"/g, '')

describe('an article in a mail', () => {
  test('has absolute links', () => {
    const html = bare(
      '<p><a href="/contact">a</a> <a href="#b">b</a> <a href="other">c</a> <a href="https://eur-lex.europa.eu/x">d</a> <a href="mailto:x@plumbline.example">e</a></p>',
    )
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      'https://plumbline.example/contact',
      `${base}#b`,
      'https://plumbline.example/insights/other',
      'https://eur-lex.europa.eu/x',
      'mailto:x@plumbline.example',
    ])
  })

  test('loads nothing: pictures and videos are links with their words', () => {
    const { html, text } = write(
      '<p>Before <img src="/media/a/b.png" alt="A plan"></p>' +
        '<img src="/media/a/c.png">' +
        '<figure><img src="/media/a/d.png" alt="A &quot;form&quot;"><figcaption>With a caption</figcaption></figure>' +
        '<figure><img src="/media/a/e.png" alt=""><figcaption>Only a <b>caption</b></figcaption></figure>' +
        '<p><a href="/x"><img src="/media/a/f.png" alt="Linked"></a></p>' +
        '<iframe src="https://youtu.be/dQw4w9WgXcQ" title="A film"></iframe>',
    )
    expect(html).not.toMatch(/<(img|iframe|video|picture|link|script)|src=|url\(/)
    expect(text.split('\n\n')).toEqual([
      'Before Picture: A plan (https://plumbline.example/media/a/b.png)',
      'Picture (https://plumbline.example/media/a/c.png)',
      'Picture: A "form" (https://plumbline.example/media/a/d.png)',
      'With a caption',
      'Picture: Only a caption (https://plumbline.example/media/a/e.png)',
      'Picture: Linked (https://plumbline.example/x)',
      'Video: A film (https://www.youtube.com/watch?v=dQw4w9WgXcQ)',
    ])
    expect(html).not.toMatch(/<a[^>]*>[^<]*<a/)
  })

  test('keeps code, tables, lists, headings and quotes, and nothing that only a page needs', () => {
    expect(
      bare(
        '<h2>Head</h2><pre><code class="language-js">const a = 1\nb()</code></pre>' +
          '<table><caption>Dates</caption><tbody><tr><th scope="row">x</th><td colspan="2">y</td></tr></tbody></table>' +
          '<ol start="3"><li>c</li></ol><blockquote><p>q</p></blockquote>',
      ),
    ).toBe(
      '<h2>Head</h2><pre><code>const a = 1\nb()</code></pre>' +
        '<table><caption>Dates</caption><tbody><tr><th scope="row">x</th><td colspan="2">y</td></tr></tbody></table>' +
        '<ol start="3"><li>c</li></ol><blockquote><p>q</p></blockquote>',
    )
  })

  test('takes text without markup', () => {
    const { html } = writeArticle(renderContent('One & <3\n\nThree' as SafeHtml), base)
    expect(html).toContain('>One &amp; &lt;3</p>')
    expect(writePlainText(html)).toBe('One & <3\n\nThree')
  })
})

describe('an article as plain text', () => {
  test('reads as it was written', () => {
    const { text } = write(
      '<h2>What to  keep</h2><p>One\nline<br>and <em>another</em>: <a href="https://a.example/x">the\nsource</a>.</p>' +
        '<ul><li>First</li><li><p>Second</p><ol><li>inner</li></ol></li></ul>' +
        '<blockquote><p>A</p><p>B</p></blockquote>' +
        '<pre><code>if (a) {\n  b()\n}\n</code></pre>' +
        '<table><thead><tr><th>What</th><th>When</th></tr></thead><tbody><tr><td>Log</td><td>six\nmonths</td></tr></tbody></table><hr><p>End</p>',
    )
    expect(text).toBe(
      [
        'What to keep\n------------',
        'One line\nand another: the source (https://a.example/x).',
        '- First\n- Second\n  1. inner',
        '> A\n> \n> B',
        '    if (a) {\n      b()\n    }',
        'What | When\nLog | six months',
        '* * *',
        'End',
      ].join('\n\n'),
    )
  })
})
