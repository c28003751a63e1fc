import { describe, expect, test } from 'vitest'
import {
  choosePieces,
  createStyler,
  listTokens,
  writePieces,
} from '../../server/http/page-styles.ts'
import { listPieces, tokensOf } from './style-pieces.ts'

const cut = (css: string, html: string) =>
  writePieces(choosePieces(listPieces(css), listTokens([html])))

describe('what a selector asks for', () => {
  test.each([
    ['main>*+.card', ['main', '.card']],
    [String.raw`.md\:grid-cols-\[1fr_auto\]:not(.x>a)::before`, ['.md:grid-cols-[1fr_auto]']],
    [String.raw`.group:where(:is(:hover,.y)) .\32xl\:p-4`, ['.group', '.2xl:p-4']],
    ['#main [data-menu="a.b"]:focus-visible', ['#main']],
    [':root', []],
    ['::placeholder', []],
  ])('%s', (selector, tokens) => {
    expect(tokensOf(selector)).toEqual(tokens)
  })
})

// Lost otherwise: a page that changes before its reader's eyes when its style sheet has come.
describe('the styles that stand in a page', () => {
  test('are those that can match something in it, in their order and layers', () => {
    const css =
      '@layer a,b;@layer b{.x{color:red}.none{color:blue}@media (width>=40rem){p.x,.none{top:0}}}.y{left:0}'
    expect(cut(css, '<p class="y x">')).toBe(
      '@layer a,b;@layer b{.x{color:red}@media (width>=40rem){p.x,.none{top:0}}}.y{left:0}',
    )
  })

  test('read names as the page writes them', () => {
    expect(cut(String.raw`.\[\&\>a\]\:x>a{top:0}`, '<p class="[&amp;&gt;a]:x"><a>')).toContain(
      'top:0',
    )
  })

  test('have the properties and animations that these use, and no others', () => {
    const css =
      ':root{--a:var(--b);--b:1px;--c:2px;color-scheme:light}@property --d{syntax:"*";inherits:false}' +
      '@keyframes spin{to{top:0}}@keyframes pulse{to{top:1px}}.x{top:var(--a);animation:1s spin}'
    const kept = cut(css, '<p class="x">')
    expect(kept).toContain(':root{--a:var(--b);--b:1px;')
    expect(kept).toContain('color-scheme:light')
    expect(kept).toContain('@keyframes spin')
    expect(kept).not.toMatch(/--c|--d|pulse/)
  })

  test('have what is of fields and of italics where there are some', () => {
    const css = '::placeholder{top:0}@font-face{font-family:a;font-style:italic;src:local(b)}'
    expect(cut(css, '<p>')).toBe('')
    expect(cut(css, '<textarea>')).toBe('::placeholder{top:0}')
    expect(cut(css, '<em>')).toContain('local(b)')
  })

  test('leave printing to the sheet', () => {
    expect(cut('@media print{p{top:0}}@media not print{p{left:0}}', '<p>')).toBe(
      '@media not print{p{left:0}}',
    )
  })
})

describe('a page with its styles', () => {
  const style = createStyler({ '/assets/a.css': listPieces('p{top:0}b{top:0}') })
  const link = '<link rel="stylesheet" href="/assets/a.css"/>'
  const forPrint = link.replace('<link', '<link media="print"')
  const page = (body: string) => `<html><head>${link}</head><body>${body}</body></html>`

  test('has its sheet at its end, for its print alone', () => {
    const { html, hashes } = style(page('<p></p>'))
    expect(html).toBe(
      `<html><head><style>p{top:0}</style></head><body><p></p>${forPrint}</body></html>`,
    )
    expect(hashes).toHaveLength(1)
    expect(style(page('<p>two</p><p></p>')).hashes).toEqual(hashes)
    expect(style(page('<b></b>')).hashes).not.toEqual(hashes)
    expect(style(page('<p></p>'), ['<b></b>']).html).toContain('b{top:0}')
  })

  test('keeps the link where the framework looks for it', () => {
    const { html } = style(page('<script>window.__reactRouterContext = 1</script>'))
    expect(html).toContain('<head><link media="not all" rel="stylesheet" href="/assets/a.css"/>')
    expect(html).toContain(`${link}</body>`)
    const late = style(
      page(
        '<script src="/come-alive.js"></script><script>window.__reactRouterContext = 1</script>',
      ),
    )
    expect(late.html).toContain(`${forPrint}</body>`)
  })

  test('is left alone where no sheet of ours is in it', () => {
    const other = '<html><head><link rel="stylesheet" href="/other.css"></head></html>'
    expect(style(other)).toEqual({ html: other, hashes: [] })
  })
})
