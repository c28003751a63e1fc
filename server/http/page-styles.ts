/**
 * The styles that a page paints with stand in the page, so that one answer is enough to paint it. The
 * build takes every style sheet apart (app/styles/style-pieces.ts); here each page gets those pieces
 * that can match something in it. Pages of a family come to the same choice and share its text.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** A rule, or one declaration of a custom property, of a style sheet. */
export interface StylePiece {
  /** What it stands in, from the outside: layers, conditions, and the selector of a declaration. */
  within: readonly string[]
  text: string
  /** For each selector what the page must hold: ".class", "#id" or an element's name. */
  needs: readonly (readonly string[])[]
  /** What it defines for others (a custom property, an animation): kept only where one of them is. */
  defines?: string
  /** What it uses of what others define. */
  uses: readonly string[]
}

/** By the address of the sheet, as it was built. */
export type StyleIndex = Readonly<Record<string, readonly StylePiece[]>>

export interface StyledPage {
  html: string
  /** Of what was written into the page, for its policy. */
  hashes: readonly string[]
}

const CHOICES_KEPT = 200
const SHEET = /<link(?=[^>]*\srel="stylesheet")[^>]*\shref="(\/assets\/[^"]+)"[^>]*>/g
/** What countdown.js and play-video.js of public/ bring into a page. */
const broughtByScripts = ['.text-muted', 'iframe']
const entities: Record<string, string> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
}

/** What the build wrote. */
export function readStyleIndex(file: string): StyleIndex {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Gives pages their styles; what they need of these is remembered by choice. */
export function createStyler(index: StyleIndex) {
  const known = new Map<string, { style: string; hash: string }>()

  /**
   * The page with its first styles inside, and its sheets at its end, where nothing waits for them.
   * To take them in costs a phone a tenth of a second: a page that stays as it is has them for its
   * print alone, and one whose framework comes late until then (public/come-alive.js). `apart` is
   * what else will stand in it.
   */
  return (html: string, apart: Iterable<string> = []): StyledPage => {
    const headEnd = html.indexOf('</head>')
    const head = html.slice(0, headEnd)
    const body = html.slice(headEnd)
    const sheets = [...head.matchAll(SHEET)].map(([link, address = '']) => ({ link, address }))
    const pieces = sheets.flatMap(({ address }) => index[address] ?? [])
    if (pieces.length === 0) return { html, hashes: [] }
    const { style, hash } = write(pieces, sheets.map(({ address }) => address).join(' '), [
      html,
      ...apart,
    ])
    const isHydrated = html.includes('__reactRouterContext')
    const isForPrint = !isHydrated || html.includes('src="/come-alive.js"')
    const links = sheets
      .map(({ link }) => (isForPrint ? link.replace('<link', '<link media="print"') : link))
      .join('')
    // The framework looks for its links where it put them; there they must hold up nothing.
    const moved = sheets.reduce(
      (text, { link }) =>
        text.replace(link, isHydrated ? link.replace('<link', '<link media="not all"') : ''),
      head,
    )
    const end = body.lastIndexOf('</body>')
    const rest = body.slice(0, end) + links + body.slice(end)
    return { html: `${moved}<style>${style}</style>${rest}`, hashes: [hash] }
  }

  function write(pieces: readonly StylePiece[], sheets: string, texts: readonly string[]) {
    const tokens = listTokens(texts)
    const chosen = choosePieces(pieces, tokens)
    const key = createHash('sha256')
      .update(sheets)
      .update(Uint32Array.from(chosen, (piece) => pieces.indexOf(piece)))
      .digest('base64')
    const before = known.get(key)
    if (before) return before
    const style = writePieces(chosen)
    const written = {
      style,
      hash: `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    }
    if (known.size >= CHOICES_KEPT) known.clear()
    known.set(key, written)
    return written
  }
}

/**
 * What the selectors of style sheets can ask for, with nothing left out that is in the page, and
 * perhaps more. A page may be a megabyte of tags, which mostly repeat each other: what was found is
 * looked at once.
 */
export function listTokens(texts: readonly string[]): Set<string> {
  const found = { names: new Set<string>(), classes: new Set<string>(), ids: new Set<string>() }
  for (const html of texts) {
    addNames(html, found.names)
    addValues(html, 'class="', found.classes)
    addValues(html, 'id="', found.ids)
  }
  const tokens = new Set<string>(broughtByScripts)
  for (const name of found.names) tokens.add(name.toLowerCase())
  for (const names of found.classes) {
    for (const name of decode(names).split(/\s+/)) tokens.add(`.${name}`)
  }
  for (const id of found.ids) tokens.add(`#${decode(id)}`)
  return tokens
}

function addNames(html: string, found: Set<string>): void {
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    let end = at + 1
    while (isInName(html.charCodeAt(end))) end += 1
    if (end > at + 1) found.add(html.slice(at + 1, end))
  }
}

/** A letter, a digit, `_` or `-`. */
function isInName(code: number): boolean {
  const letter = code | 32
  return (letter >= 97 && letter <= 122) || (code >= 48 && code <= 57) || code === 95 || code === 45
}

/** What stands between each `begin` and the next quote. */
function addValues(html: string, begin: string, found: Set<string>): void {
  for (let at = html.indexOf(begin); at !== -1; at = html.indexOf(begin, at)) {
    const end = html.indexOf('"', at + begin.length)
    if (end === -1) return
    found.add(html.slice(at + begin.length, end))
    at = end
  }
}

function decode(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
}

/** Those that can match, in their order, with all that they use. */
export function choosePieces(
  pieces: readonly StylePiece[],
  tokens: ReadonlySet<string>,
): StylePiece[] {
  const fits = ({ needs }: StylePiece) =>
    needs.length === 0 || needs.some((all) => all.every((token) => tokens.has(token)))
  const fitting = pieces.filter(fits)
  const chosen = new Set(fitting.filter(({ defines }) => defines === undefined))
  const used = new Set<string>()
  let added: readonly StylePiece[] = [...chosen]
  while (added.length > 0) {
    for (const { uses } of added) for (const name of uses) used.add(name)
    added = fitting.filter(
      (piece) => !chosen.has(piece) && piece.defines !== undefined && used.has(piece.defines),
    )
    for (const piece of added) chosen.add(piece)
  }
  return pieces.filter((piece) => chosen.has(piece))
}

/** As a style sheet: neighbours that stand in the same share what they stand in. */
export function writePieces(pieces: readonly StylePiece[]): string {
  const open: string[] = []
  let text = ''
  for (const { within, text: own } of pieces) {
    let shared = 0
    while (shared < open.length && open[shared] === within[shared]) shared += 1
    text += '}'.repeat(open.length - shared)
    open.length = shared
    for (const outer of within.slice(shared)) {
      text += `${outer}{`
      open.push(outer)
    }
    text += own
  }
  return text + '}'.repeat(open.length)
}
