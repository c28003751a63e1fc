import { describe, expect, test } from 'vitest'
import { type HtmlNode, parseHtml } from '../../../server/platform/html.ts'
import { prepareContent } from '../../../server/posts/content/sanitise.ts'
import * as samples from '../../../tests/support/clipboard-samples.ts'
import { type HtmlPart, makeTag, writeHtml } from '../serialise/html-tree.ts'
import {
  cleanMarkdown,
  cleanPaste,
  findFrameHosts,
  hasForeignImages,
  isOnlyImages,
  isOnlyLines,
  looksLikeMarkdown,
  markdownHtml,
} from './clean-paste.ts'
import { readListMarker } from './restore-lists.ts'

const origin = 'https://plumbline.example'

/** Does what `readHtml` does with the browser's tree. */
function parseParts(html: string): HtmlPart[] {
  return parseHtml(html).children.flatMap(partOf)
}

function partOf(node: HtmlNode): HtmlPart[] {
  if (node.type === 'text') return [node.value]
  if (node.type !== 'element') return []
  const attributes = Object.entries(node.properties).map(([name, value]) => [
    attributeOf(name),
    Array.isArray(value) ? value.join(' ') : String(value),
  ])
  const children = node.children.flatMap(partOf)
  return [makeTag(node.tagName, Object.fromEntries(attributes), children)]
}

function attributeOf(property: string): string {
  if (property === 'className') return 'class'
  const isDashed = /^(data|aria)[A-Z]/.test(property)
  return (isDashed ? property.replaceAll(/[A-Z]/g, '-$&') : property).toLowerCase()
}

const clean = (html: string) => writeHtml(cleanPaste(parseParts(html), origin))

/** One line per block. */
const linesOf = (html: string) =>
  clean(html)
    .replaceAll(/(<\/(p|h\d|li|ul|ol|tr|pre)>)/g, '$1\n')
    .trim()
    .split('\n')

const wrap = (address: string) => encodeURIComponent(address)
const meant = 'https://example.org/a?b=c&d=1'

test.each([
  `https://eur01.safelinks.protection.outlook.com/?url=${wrap(meant)}&data=05%7C02%7Canna%40firm.example%7C1&reserved=0`,
  `https://www.google.com/url?q=${wrap(meant)}&sa=D`,
  `https://www.google.de/url?sa=t&url=${wrap(meant)}`,
  'https://urldefense.proofpoint.com/v2/url?u=https-3A__example.org_a-3Fb-3Dc-26d-3D1&d=DwMF&c=x&r=y',
  'https://urldefense.com/v3/__https://example.org/a?b=c&d=1__;!!AbC!xyz$',
  'https://urldefense.com/v3/__https:/example.org/a*b=c*d=1__;PyY!!AbC!xyz$',
  `https://linkprotect.cudasvc.com/url?a=${wrap(meant)}&c=E,1,x&typo=1`,
  `https://secure-web.cisco.com/1AbC_d/${wrap(meant)}`,
  `https://de.protection.sophos.com/?d=example.org&u=${btoa(meant)}&i=x`,
  `https://protect2.fireeye.com/v1/url?k=x&q=1&e=y&u=${wrap(meant)}`,
  'https://protect.checkpoint.com/v2/___https://example.org/a?b=c&d=1___.YzJ1',
  `https://l.facebook.com/l.php?u=${wrap(meant)}&h=x`,
  `https://gcc02.safelinks.protection.outlook.com/?url=${wrap(`https://www.google.com/url?q=${wrap(meant)}`)}&data=x`,
  `${meant}&email=anna%40firm.example`,
])('%s leads where it meant to', (address) => {
  const link = `<p><a href="${address.replaceAll('&', '&amp;')}">words</a></p>`
  expect(clean(link)).toBe(`<p><a href="${meant.replaceAll('&', '&amp;')}">words</a></p>`)
})

test.each([
  'https://example.org/login?next=https%3A%2F%2Fexample.org%2Fa',
  'https://www.google.com/search?q=https%3A%2F%2Fexample.org',
  'mailto:anna@firm.example',
  'https://social.example/@anna/1',
  'https://safelinks.protection.outlook.com.example.org/?url=https%3A%2F%2Fexample.org',
  'https://url.uk.m.mimecastprotect.com/s/AbC?domain=example.org',
])('%s stays as it is', (address) => {
  expect(clean(`<p><a href="${address}">words</a></p>`)).toContain(`href="${address}"`)
})

const code = "white-space:pre;font-family:Consolas, 'Courier New', monospace"
const block = '<pre><code>def f():\n    return 1</code></pre>'
test.for([
  [
    'lines in one block',
    `<div style="${code}"><div>def f():</div><div>    <span>return</span> 1</div></div>`,
    block,
  ],
  [
    'a block for each line',
    `<div style="${code}">def f():</div>\n<div style="${code}">    return 1</div>`,
    block,
  ],
  [
    'breaks',
    `<div style="white-space:pre"><span style="font-family:Menlo">def f():<br>&nbsp;&nbsp;&nbsp;&nbsp;return 1</span></div>`,
    block,
  ],
  ['a word alone', `<div style="${code}"><div><span>return</span></div></div>`, '<p>return</p>'],
  [
    'words that keep their spaces',
    '<p style="white-space:pre-wrap">One<br>two</p>',
    '<p>One<br>two</p>',
  ],
] as const)('code of a program editor: %s', ([, html, written]) => {
  expect(clean(html)).toBe(written)
})

describe('pasted from', () => {
  test('Word: clean, with its lists, quotation and table', () => {
    expect(linesOf(samples.wordSample)).toMatchInlineSnapshot(`
      [
        "<h2>Bias audits</h2>",
        "<h2>What the law says</h2>",
        "<p>A paragraph that Word has wrapped in the middle, with <strong>bold</strong>, <em>italic</em> and <a href="https://eur-lex.europa.eu/eli/reg/2024/1689">a link</a>.[1]</p>",
        "<ul><li><p>First point</p>",
        "<ul><li>Inner <strong>point</strong></li>",
        "</ul>",
        "</li>",
        "<li>Second point</li>",
        "</ul>",
        "<ol start="3"><li><p>Third of a numbered list</p>",
        "<ol type="a"><li>Lettered</li>",
        "</ol>",
        "</li>",
        "<li>Fourth</li>",
        "</ol>",
        "<blockquote><p>Said by somebody</p>",
        "</blockquote><table><tbody><tr><td colspan="2"><p><strong>Duty</strong></p>",
        "</td></tr>",
        "<tr><td><p>Oversight</p>",
        "</td><td></td></tr>",
        "</tbody></table><p>Kept new at Leeds.</p>",
      ]
    `)
  })

  test('Google Docs: emphasis from styles, lists nested right', () => {
    expect(linesOf(samples.googleDocsSample)).toMatchInlineSnapshot(`
      [
        "<h2>Governance</h2>",
        "<p>Plain, <strong>bold</strong>, <em>italic</em> and <a href="https://ico.org.uk/">a link</a>, 10<sup>2</sup><s> gone</s></p>",
        "<ul><li><p>One</p>",
        "<ul><li><p>Inner</p>",
        "</li>",
        "</ul>",
        "</li>",
        "<li><p>Two</p>",
        "</li>",
        "</ul>",
        "<table><tbody><tr><td><p><strong>Role</strong></p>",
        "</td><td></td></tr>",
        "</tbody></table>",
      ]
    `)
  })

  test('Word on the web: one list of many', () => {
    expect(clean(samples.wordOnlineSample)).toMatchInlineSnapshot(
      `"<p>Before we start</p><ol><li><p><strong>Ask</strong></p><ol><li><p>Whom</p></li></ol></li><li><p>Answer</p></li></ol>"`,
    )
  })

  test('a mail: lines and paragraphs', () => {
    expect(clean(samples.mailSample)).toMatchInlineSnapshot(
      `"<p>First line</p><p>Second <strong>line</strong></p><p>Third</p><p>Fourth<br>line</p>"`,
    )
  })

  test('which way words read', () => {
    expect(clean('<p dir="rtl">سجل</p><ol dir="rtl"><li>x</li></ol><p dir="ltr">y</p>')).toBe(
      '<p dir="rtl">سجل</p><ol dir="rtl"><li>x</li></ol><p>y</p>',
    )
  })

  test('a spreadsheet', () => {
    expect(clean(samples.sheetSample)).toMatchInlineSnapshot(
      `"<table><tbody><tr><td>Year</td><td rowspan="2">2026</td></tr><tr><td>A &amp; B</td></tr></tbody></table>"`,
    )
  })

  test('a web page: nothing that runs, pictures and links of ours by their path', () => {
    expect(linesOf(samples.webSample)).toMatchInlineSnapshot(`
      [
        "<h2>Page</h2>",
        "<p>Text bad <a href="/about">ours</a></p>",
        "<img src="/media/ab/p.webp" alt="Ours"><pre><code class="language-json">{",
        "  "a": 1",
        "}</code></pre>",
        "<ol start="4"><li>four</li>",
        "</ol>",
        "<dl><dt>Term</dt><dd>Meaning</dd></dl><table><tbody><tr><td><table><tbody><tr><td>deep</td></tr>",
        "</tbody></table></td></tr>",
        "</tbody></table>",
      ]
    `)
  })

  test.each(Object.entries(samples))('%s: as the server would store it', (_name, html) => {
    const cleaned = clean(html)
    expect(prepareContent(cleaned).html.replaceAll(' rel="noopener noreferrer"', '')).toBe(cleaned)
    expect(cleaned).not.toMatch(/style=|class="(?!language)|mso|docs-internal|&nbsp;/i)
  })
})

describe('markers of lists', () => {
  test.each([
    ['1.', 1, '1'],
    ['(12)', 12, '1'],
    ['2.3.4.', 4, '1'],
    ['b)', 2, 'a'],
    ['C.', 3, 'A'],
    ['iv.', 4, 'i'],
    ['XII)', 12, 'I'],
    ['i.', 1, 'i'],
  ])('%s begins an ordered list', (text, start, type) => {
    expect(readListMarker(text)).toEqual({ isOrdered: true, start, type })
  })

  test.each(['·', 'o', '§', '–', '', '*', 'word.'])('%j is a bullet', (text) => {
    expect(readListMarker(text).isOrdered).toBe(false)
  })
})

test('a numbered heading keeps its number', () => {
  const html =
    '<h2 style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">2.1<span>&nbsp; </span></span>Scope</h2>'
  expect(clean(html)).toBe('<h2>2.1 Scope</h2>')
})

test('a copied picture is told from text that has pictures', () => {
  const picture = '<meta charset="utf-8"><img src="https://elsewhere.example/a.png">'
  expect(isOnlyImages(parseParts(picture))).toBe(true)
  expect(isOnlyImages(parseParts(samples.webSample))).toBe(false)
  expect(isOnlyImages(parseParts('<p>text</p>'))).toBe(false)
  expect(hasForeignImages(parseParts(picture), origin)).toBe(true)
  expect(hasForeignImages(parseParts('<p><img src="/media/a.png"></p>'), origin)).toBe(false)
})

test('a video of YouTube is kept, and the host of any other frame is named', () => {
  const film = '<iframe src="//www.youtube.com/embed/abcdefghijk?start=9"></iframe>'
  const map = '<div><embed src="https://maps.example/a"><iframe src="x.html"></iframe></div>'
  const hosts = findFrameHosts(parseParts(film + map), origin)
  expect(hosts).toEqual(['maps.example', 'plumbline.example'])
  const [kept] = /<iframe.*/.exec(clean(`<p>a</p><p>${film}</p>${map}`)) ?? []
  const src = 'https://www.youtube-nocookie.com/embed/abcdefghijk?start=9'
  expect(kept).toBe(`<iframe src="${src}" title=""></iframe>`)
})

describe('Markdown', () => {
  const read = (text: string) =>
    writeHtml(cleanMarkdown(parseParts(markdownHtml(text)), origin)).replaceAll('\n', '')

  test('becomes the blocks that it means', () => {
    const text = [
      '# Title\n\nSome **bold**, *italic*, `code` and [law](https://law.example/).',
      '- one\n- two\n  - in',
      '3. three\n4. four',
      '> Quoted',
      '```json\n{ "a": 1 }\n```',
      '| A | B |\n|---|---|\n| 1 | 2 |',
      '---',
      'https://youtu.be/abcdefghijk?t=90',
      '<script>alert(1)</script>\n\n![x](https://elsewhere.example/a.png)End',
    ].join('\n\n')
    expect(looksLikeMarkdown(text)).toBe(true)
    expect(read(text)).toMatchInlineSnapshot(
      `"<h2>Title</h2><p>Some <strong>bold</strong>, <em>italic</em>, <code>code</code> and <a href="https://law.example/">law</a>.</p><ul><li>one</li><li><p>two</p><ul><li>in</li></ul></li></ul><ol start="3"><li>three</li><li>four</li></ol><blockquote><p>Quoted</p></blockquote><pre><code class="language-json">{ "a": 1 }</code></pre><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table><hr><iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk?start=90"></iframe><p>End</p>"`,
    )
  })

  test('has its footnotes where they belong', () => {
    expect(read('Said[^1] by **law**.\n\n[^1]: Annex III. [AI Act](https://law.example/)')).toBe(
      '<p>Said<small data-footnote=""> Annex III. <a href="https://law.example/">AI Act</a></small> by <strong>law</strong>.</p>',
    )
  })

  test('has no empty line at the end of code', () => {
    const html = writeHtml(cleanMarkdown(parseParts(markdownHtml('```\na\nb\n```')), origin))
    expect(html.trim()).toBe('<pre><code>a\nb</code></pre>')
  })

  test.each([
    '# A heading\n\nText',
    '- a\n- b',
    '* a\n\n* b',
    '1. a\n2. b',
    'See [this](/contact) now',
    'A **bold** word',
    '> Quoted',
    'a | b\n--|--\n1 | 2',
    '~~~\ncode\n~~~',
  ])('is known by its signs: %j', (text) => {
    expect(looksLikeMarkdown(text)).toBe(true)
    expect(looksLikeMarkdown(text.replaceAll('\n', '\r\n'))).toBe(true)
  })

  test.each([
    'Plain words.\nOver two lines.',
    '# install\napt-get update',
    '#hashtag and C# and #1',
    '5 * 3 * 2 = 30 and 2**8',
    'snake_case_name and __init__',
    '- a single dash',
    'Ask at 3. We are there.\n12. May is fine.',
    'a | b | c',
    'He said > she said',
    '[1] and (2) and [note] (here)',
    'https://a.example/x_y_z?a=*b*',
    'Dear all,\n\nthe 2026 report is here.\n\nRegards\n-- \nAnn',
  ])('is not seen in %j', (text) => {
    expect(looksLikeMarkdown(text)).toBe(false)
  })

  test('keeps the line ends of who wrote it', () => {
    expect(read('One\nTwo\n\n- a\n- b')).toBe('<p>One<br>Two</p><ul><li>a</li><li>b</li></ul>')
  })

  test('is looked for behind the colours of a program editor, and nowhere else', () => {
    expect(
      isOnlyLines(
        parseParts(
          '<meta><div style="font-family: monospace"><div><span># A</span></div><br></div>',
        ),
      ),
    ).toBe(true)
    expect(isOnlyLines(parseParts('<div><p>- a</p></div>'))).toBe(false)
  })
})
