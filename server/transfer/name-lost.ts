/** Names the content that an import lost, by a comparison of the trees before and after. */
import { findFramedVideo } from '../../domain/youtube.ts'
import type { HtmlElement, HtmlNode, HtmlTree } from '../platform/html.ts'

/** Content of a tree besides words: media, links and such. `key` is equal in both trees if kept. */
interface Thing {
  key: string
  name: string
}

/** Elements that only hold words: nothing is lost without them. */
const wordy = new Set(
  [
    'p br wbr hr h1 h2 h3 h4 h5 h6 blockquote aside pre code strong b em i u s del ins sub sup kbd',
    'mark small ul ol li dl dt dd figure figcaption table caption colgroup col thead tbody tfoot tr',
    'th td div span section article header footer main nav center address details summary fieldset',
    'legend label font big tt cite q abbr acronym time var samp dfn bdi bdo ruby rt rp strike picture',
    'source track param style link meta base title head body html noscript template hgroup data',
  ].flatMap((row) => row.split(' ')),
)

/** Characters of a name in a note. */
const MOST_NAME = 160
const MOST_NAMES = 20

/** Names of content in `before` that is not in `after`, each once. */
export function nameLost(before: HtmlTree, after: HtmlTree): string[] {
  const left = new Set(thingsIn(after).map(({ key }) => key))
  const lost = thingsIn(before).filter(({ key }) => !left.has(key))
  return [...new Set([...lost.map(({ name }) => name), ...lostWords(before, after)])]
}

/** One sentence for a row. */
export const describeLost = (names: readonly string[]) => sayWhich('Left out', names, MOST_NAMES)

/** One sentence with the first `most` names and the number of others; none without names. */
export function sayWhich(what: string, names: readonly string[], most: number): string[] {
  if (names.length === 0) return []
  const more = names.length > most ? `, and ${names.length - most} more` : ''
  return [`${what}: ${names.slice(0, most).join(', ')}${more}.`]
}

const short = (text: string) => (text.length > MOST_NAME ? `${text.slice(0, MOST_NAME)}…` : text)

function thingsIn(parent: HtmlTree | HtmlElement): Thing[] {
  return parent.children.flatMap((child: HtmlNode) => {
    if (child.type === 'comment') return blockOf(child.value)
    if (child.type !== 'element') return []
    const thing = thingOf(child)
    const ground = groundOf(child)
    const inner = child.tagName === 'svg' ? [] : thingsIn(child)
    return [...(thing ? [thing] : []), ...ground, ...inner]
  })
}

/** A dynamic block of WordPress, which is rendered at each read, is only a comment in the text. */
function blockOf(comment: string): Thing[] {
  const [, block] = /^\s*wp:([\w/-]+)[\s\S]*\/\s*$/.exec(comment) ?? []
  return block ? [{ key: `block ${block}`, name: `a block ${block}` }] : []
}

function groundOf({ properties }: HtmlElement): Thing[] {
  const [, address] = /url\(\s*['"]?([^'")]+)/.exec(String(properties.style ?? '')) ?? []
  return address ? [{ key: `ground ${address}`, name: `a background ${short(address)}` }] : []
}

function thingOf(found: HtmlElement): Thing | null {
  const { tagName } = found
  if (wordy.has(tagName)) return null
  const address = addressOf(found)
  if (tagName === 'a') {
    return address ? { key: `a ${address}`, name: `a link to ${short(address)}` } : null
  }
  if (address === '' && hasWords(found)) return null
  const video = tagName === 'iframe' ? findFramedVideo(address) : null
  return { key: video ? `film ${video.id}` : `${tagName} ${address}`, name: nameOf(found, address) }
}

const names: Record<string, string> = {
  img: 'picture',
  audio: 'audio',
  video: 'video',
  script: 'a script',
  svg: 'a drawing',
  object: 'an embedded object',
  embed: 'an embedded object',
  input: 'a field',
}

function nameOf({ tagName }: HtmlElement, address: string): string {
  const [, host] = /^(?:https?:)?\/\/([^/?#]+)/i.exec(address) ?? []
  const of = host && address.length < MOST_NAME ? `${host} (${address})` : host || short(address)
  if (tagName === 'iframe') return of ? `a frame of ${of}` : 'a frame'
  return [names[tagName] ?? `<${tagName}>`, short(address)].filter(Boolean).join(' ')
}

function addressOf({ properties, children }: HtmlElement): string {
  const own = ['src', 'href', 'data', 'poster', 'action'].map((name) => properties[name])
  const found = own.find((value) => typeof value === 'string' && value !== '')
  if (found) return String(found)
  const source = children.find(
    (child) => child.type === 'element' && child.tagName === 'source' && child.properties.src,
  )
  return source?.type === 'element' ? String(source.properties.src) : ''
}

const hasWords = ({ children }: HtmlElement): boolean =>
  children.some((child) =>
    child.type === 'text' ? child.value.trim() !== '' : child.type === 'element' && hasWords(child),
  )

/** Texts of `before` missing in `after`: nothing is added, so one that does not follow is lost. */
function lostWords(before: HtmlTree, after: HtmlTree): string[] {
  const kept = textsIn(after).map(solid).join('')
  const lost: string[] = []
  let at = 0
  for (const text of textsIn(before)) {
    if (kept.startsWith(solid(text), at)) at += solid(text).length
    else lost.push(`the words "${short(text.trim().replace(/\s+/g, ' '))}"`)
  }
  return lost
}

/** Elements whose text is code, or a fallback for browsers that cannot play them. */
const unseen = /^(?:script|style|title|audio|video|object|noscript)$/

const solid = (text: string) => text.replace(/\s+/g, '')

function textsIn(parent: HtmlTree | HtmlElement): string[] {
  return parent.children.flatMap((child: HtmlNode) => {
    if (child.type === 'text') return child.value.trim() === '' ? [] : [child.value]
    return child.type !== 'element' || unseen.test(child.tagName) ? [] : textsIn(child)
  })
}
