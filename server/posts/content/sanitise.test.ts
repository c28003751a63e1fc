import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { starterPosts } from '../../../content/en/starter/index.ts'
import { hasMarkup, type SafeHtml } from '../../../domain/posts/published.ts'
import { renderContent } from './render.ts'
import { prepareContent } from './sanitise.ts'

const clean = (html: string): string => prepareContent(html).html
const video = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'

describe('what the editor writes', () => {
  test.each([
    '<h1>One</h1><h2>Two</h2><h6>Six</h6>',
    '<p>Plain, <strong>bold</strong>, <em>italic</em>, <s>gone</s> &amp; <code>code</code></p>',
    '<ol start="3"><li><p>three</p></li></ol><ul><li>item</li></ul>',
    '<pre><code class="language-c++">a &lt; b\n</code></pre>',
    '<blockquote><p>Quoted</p></blockquote><hr>',
    '<figure><img src="/media/ab12/picture-640.webp" alt="A picture" title="T" width="640" height="480"><figcaption>Words</figcaption></figure>',
    '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2" rowspan="2">B</td></tr></tbody></table>',
    '<p><a href="/contact?aud=ta#form">ours</a> <a href="mailto:a@example.com">mail</a> <a href="#top">top</a></p>',
    '<p><a href="https://eur-lex.europa.eu/" rel="noopener noreferrer">law</a></p>',
    '<p><a href="HTTPS://EUR-LEX.EUROPA.EU/" rel="noopener noreferrer">law</a></p>',
    `<div data-youtube-video=""><iframe src="${video}" title="A film" allowfullscreen></iframe></div>`,
  ])('is kept as it is: %s', (html) => {
    expect(clean(html)).toBe(html)
  })

  test('is kept as it is, the starter articles, but for the relation of links', () => {
    for (const { content } of starterPosts) {
      const safe = clean(content)
      expect(safe.replaceAll(' rel="noopener noreferrer"', '')).toBe(content.trim())
      expect(clean(safe)).toBe(safe)
    }
  })
})

describe('what is put right', () => {
  test.each([
    ['<p>open <b>tags', '<p>open <b>tags</b></p>'],
    ['<p>a</p><div class="x" style="color:red" id="y">b</div>', '<p>a</p>b'],
    ['<p onclick="x()" class="a" style="x" id="b" data-x="c">text</p>', '<p>text</p>'],
    [
      '<a href="https://a.example" target="_blank" rel="opener nofollow">x</a>',
      '<a href="https://a.example" rel="noopener noreferrer nofollow">x</a>',
    ],
    ['<a href="//a.example/x">x</a>', '<a href="//a.example/x" rel="noopener noreferrer">x</a>'],
    ['<a href="/\\a.example">x</a>', '<a href="/\\a.example" rel="noopener noreferrer">x</a>'],
    ['<code class="language-js hljs evil">x</code>', '<code class="language-js">x</code>'],
    ['<ol type="a" start="x" class="y"><li>x</ol>', '<ol type="a"><li>x</li></ol>'],
    ['<p dir="auto">a</p><ol dir="rtl"><li>x</ol>', '<p>a</p><ol dir="rtl"><li>x</li></ol>'],
    ['<td>cell</td>', '<p>cell</p>'],
    ['<span>only</span> text', '<p>only text</p>'],
    ['<!-- comment --><p>x</p>', '<p>x</p>'],
    [
      '<iframe src="https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=30" width="9" onload="x()">y</iframe>',
      `<div data-youtube-video=""><iframe src="${video}?start=30" allowfullscreen></iframe></div>`,
    ],
  ])('%s', (html, expected) => {
    expect(clean(html)).toBe(expected)
    expect(clean(expected)).toBe(expected)
  })

  test.each([
    '<img src="https://elsewhere.example/a.png">',
    '<img src="//elsewhere.example/a.png">',
    '<img src="data:image/png;base64,AAAA">',
    '<img src="/media/../admin">',
    '<img src="/media/%2e%2e/admin">',
    '<img src="/media/a.png?x=1">',
    '<img src="/api/quickscore-assessments">',
    '<img alt="no source">',
    '<iframe src="https://elsewhere.example/embed/dQw4w9WgXcQ"></iframe>',
    '<iframe srcdoc="<script>x()</script>"></iframe>',
    '<iframe src="javascript:x()"></iframe>',
    '<script>x()</script>',
    '<style>p{display:none}</style>',
    '<!---->',
  ])('leaves nothing of %s', (html) => {
    expect(clean(html)).toBe('')
    expect(clean(`<p>before</p>${html}<p>after</p>`)).toBe('<p>before</p><p>after</p>')
  })
})

describe('text without markup', () => {
  test.each(['R&D in 3 < 5 steps', 'One\n\nTwo', '&lt;b&gt; is no tag'])('stays: %j', (text) => {
    expect(clean(`${text}\n`)).toBe(text)
    expect(hasMarkup(clean(text))).toBe(false)
  })

  test('is never taken for markup once its tags are gone', () => {
    const html = clean('<span>1 &lt; 2 &amp; &lt;b&gt;</span>')
    expect(html).toBe('<p>1 &lt; 2 &amp; &lt;b></p>')
    expect(hasMarkup(html)).toBe(true)
  })
})

describe('our own blocks', () => {
  test.each([
    ['<aside>x</aside>', '<p>x</p>'],
    ['<aside><p>x</p></aside>', '<p>x</p>'],
    ['<aside data-callout="evil"><p>x</p></aside>', '<p>x</p>'],
    ['<p>a <small>b</small></p>', '<p>a b</p>'],
    ['<p>a<small data-footnote></small></p>', '<p>a</p>'],
    [
      '<p>a<small data-footnote="x"> <b>b</b> <a href="/c"><i>c</i></a></small></p>',
      '<p>a<small data-footnote=""> b <a href="/c">c</a></small></p>',
    ],
    ['<p data-action="x">no link</p>', '<p>no link</p>'],
    ['<p data-action><a href="javascript:x">x</a></p>', '<p><a>x</a></p>'],
    ['<p data-bookmark="1 or 2"><a href="/x">x</a></p>', '<p><a href="/x">x</a></p>'],
    ['<p data-bookmark="3"><a href="/x"><b>x</b></a> y</p>', '<p><a href="/x"><b>x</b></a> y</p>'],
    ['<figure data-gallery><p>x</p></figure>', '<figure><p>x</p></figure>'],
    [
      '<img src="/media/a.png" alt="" data-size="huge" data-align="top">',
      '<img src="/media/a.png" alt="">',
    ],
  ])('%s is what it holds', (html, stored) => {
    expect(clean(html)).toBe(stored)
    expect(clean(stored)).toBe(stored)
  })
})

describe('hostile content', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<ScRiPt src=//x.example></sCrIpT>',
    '<img src=x onerror=alert(1)>',
    '<img src="/media/a.png" onerror="alert(1)" onload=alert(1)>',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" &#1; javascript:alert(1)">x</a>',
    '<a href="java\nscript:alert(1)">x</a>',
    '<a href="&#106;avascript&colon;alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="vbscript:x">x</a>',
    '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?&quot; onload=&quot;alert(1)"></iframe>',
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
    '<object data="x.swf"></object><embed src="x.swf">',
    '<form action="https://x.example"><input name="key"><button>x</button></form>',
    '<base href="https://x.example/"><link rel="stylesheet" href="//x.example"><meta http-equiv="refresh" content="0;url=//x.example">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
    '<template><img src=x onerror=alert(1)></template>',
    '<p style="background:url(javascript:alert(1))" id="main" name="body">x</p>',
    '<table background="javascript:alert(1)"><tr><td background="x">x</td></tr></table>',
    '<xmp><img src=x onerror=alert(1)></xmp><plaintext><img src=x onerror=alert(1)>',
    '<details open ontoggle=alert(1)>x</details><video src=x onerror=alert(1)></video>',
    '<img src="/media/a.png" alt="`onerror=alert(1) x`" title=\'"><script>alert(1)</script>\'>',
    '<<script>alert(1)//<</script>',
    '<p\u0000onclick=alert(1)>x',
    '<a href="https://a.example" ping="https://x.example" download onmouseover=alert(1)>x</a>',
  ]
  const harmless = new Set(
    [
      'p br hr h1 h2 h3 h4 h5 h6 blockquote pre code strong b em i u s del sub sup kbd mark a',
      'ul ol li dl dt dd figure figcaption img iframe div',
      'table caption colgroup col thead tbody tfoot tr th td',
    ]
      .join(' ')
      .split(' '),
  )
  const tags = /<\/?([a-z][a-z0-9]*)((?: [a-z-]+(?:="[^"]*")?)*)>/g

  test.each(hostile)('%s', (html) => {
    const safe = clean(html)
    // Every tag in the result is a known one, with known and quoted attributes.
    expect(safe.replaceAll(tags, '')).not.toMatch(/<[a-z/!?]/i)
    for (const [, name, attributes] of safe.matchAll(tags)) {
      expect(harmless).toContain(name)
      for (const [, attribute, value] of (attributes ?? '').matchAll(
        / ([a-z-]+)(?:="([^"]*)")?/g,
      )) {
        expect(attribute).toMatch(
          /^(href|src|alt|title|rel|class|start|type|colspan|rowspan|data-youtube-video|allowfullscreen)$/,
        )
        if (attribute === 'href') expect(value).toMatch(/^(https?:|mailto:|tel:|\/|#)/)
        if (attribute === 'src')
          expect(value).toMatch(/^(\/media\/|https:\/\/www\.youtube-nocookie\.com\/embed\/)/)
      }
    }
    expect(clean(safe)).toBe(safe)
  })
})

describe('nesting', () => {
  test.each([
    ['<blockquote>'.repeat(101), 'open'],
    [`${'<ul><li>'.repeat(60)}x${'</li></ul>'.repeat(60)}`, 'lists'],
    ['<b>'.repeat(200_000), 'a hundred thousand tags'],
  ])('is refused above 100: %#', (html) => {
    expect(() => prepareContent(html)).toThrow('The content must not be nested more than 100 deep.')
  })

  test('is not hidden by tags that end nothing', () => {
    expect(() => prepareContent('<b></x>'.repeat(2_000))).toThrow('nested more than 100 deep')
  })

  test('is not confused by long lists and loosely written paragraphs', () => {
    const list = `<ul>${'<li>x'.repeat(1_000)}</ul>${'<p>y'.repeat(1_000)}${'<br><hr>'.repeat(200)}`
    expect(prepareContent(list).words).toBe(2_000)
    const deep = `${'<blockquote>'.repeat(99)}x${'</blockquote>'.repeat(99)}`
    expect(clean(deep)).toBe(deep)
  })
})

/** A megabyte of each; without a limit some take half a minute, and some end in an error. */
describe('a megabyte that is made to be slow', () => {
  const megabyte = 1024 * 1024
  const fill = (part: string) => part.repeat(Math.ceil(megabyte / part.length)).slice(0, megabyte)
  const attributes = (count: number) => Array.from({ length: count }, (_, i) => `a${i}`).join(' ')
  const formats = Array.from({ length: 90 }, (_, i) => `<b a${i}>`).join('')
  const parts = {
    opened: ['<b>', '<p>', '<a>x', '<nobr>x', '<svg>', '<math><mi>', '<template>', '<object>x'],
    misplaced: [
      '<b></x>',
      '<b><p></b>',
      '<html b=1>',
      '<body a=1>',
      '<frameset>',
      '<form>',
      '</p>',
    ],
    many: ['<br>', 'x<br>', '<i></i>', '<!-->', '<h1><h2>', '<dd><dt>', '<img src="/media/a.png">'],
    marks: ['<', '</', '<?', '<!', '&amp;', '&lt;x', '&notanentity;', '&#128512;', '</x>'],
    texts: ['a\n', 'word ', '\u0000a', '😀', '[[[(((', 'é', '\r\n', 'a b'],
  }
  const whole = [
    `<table>${fill('<b>x')}`,
    `<table>${fill('x<tr>')}`,
    `<table>${fill('<caption>')}`,
    `<select>${fill('<option>')}`,
    `<svg>${fill('<![CDATA[x]]>')}`,
    `<p><!--${fill('-')}`,
    `<p title=${fill("'")}>`,
    `<a ${attributes(150_000)}>x`,
    fill(`</a ${attributes(45)}>`),
    `<a><p>${'<i></i>'.repeat(3_000)}${fill('<a>')}`,
    formats + fill('<p>x</p>'),
    `<pre><code class="language-ini">${fill('_')}</code></pre>`,
  ]
  const cases = [
    ...Object.values(parts).flatMap((all) => all.map((part) => `<p>${fill(part)}`)),
    ...whole,
  ]

  /** CPU time, in milliseconds. */
  function prepare(html: string): number {
    const before = process.cpuUsage()
    try {
      expect(prepareContent(html).words).toBeGreaterThanOrEqual(0)
    } catch (error) {
      expect(error).toMatchObject({ kind: 'invalid' })
    }
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  }

  test.each(cases.map((html) => [html.slice(0, 30), html]))('%j…', (_, html) => {
    // The minimum of a few runs: other load on the machine must not count.
    let least = prepare(html)
    for (let i = 0; i < 9 && least >= 600; i += 1) least = Math.min(least, prepare(html))
    expect(least).toBeLessThan(600)
  })

  test('is refused or saved, whatever it is made of', () => {
    const piece = fc.oneof(
      fc.constantFrom(...Object.values(parts).flat(), '</b>', '</a>', '</table>', '<td>', '<li>'),
      fc.constantFrom(
        '<table>',
        '<select>',
        '<b x>',
        '<a y>',
        '<script>',
        '</script>',
        '-->',
        '">',
      ),
    )
    const property = fc.property(
      fc.array(piece, { minLength: 1, maxLength: 12 }),
      fc.array(piece, { maxLength: 12 }),
      (before, repeated) => {
        const html = before.join('') + fill(repeated.join('') || 'x').slice(0, megabyte / 8)
        try {
          const safe = clean(html)
          expect(typeof renderContent(safe as SafeHtml)).toBe('string')
        } catch (error) {
          expect(error).toMatchObject({ kind: 'invalid' })
        }
      },
    )
    fc.assert(property, { numRuns: 40 })
  })
})

test('gives the text that a reader sees, and its length', () => {
  const { text, words } = prepareContent(
    '<h2>One</h2><p>two <b>th</b>ree</p><ul><li>four</li><li>five</li></ul><script>no</script><img src="/media/a.png" alt="no">',
  )
  expect(text.split(/\s+/)).toEqual(['One', 'two', 'three', 'four', 'five'])
  expect(words).toBe(5)
})
