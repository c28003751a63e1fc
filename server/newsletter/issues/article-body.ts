import { colours } from '../../../content/colours.ts'
import { articleInMail } from '../../../content/en/mail/newsletter-issue.ts'
import {
  element,
  type HtmlElement,
  listElements,
  parseHtml,
  textOf,
  writeHtml,
} from '../../platform/html.ts'
import { serif } from '../../platform/mail/mail-content.ts'

type Child = HtmlElement['children'][number]

/** Context of the part that is being converted. */
interface Place {
  /** Base URL of its links. */
  base: string
  /** Links cannot be nested. */
  isInLink: boolean
  /** Between blocks, a picture becomes a paragraph. */
  isBetweenBlocks: boolean
}

const mono = 'font-family:Consolas,Menlo,monospace;font-size:14px'
const heading = `margin:28px 0 12px;${serif};font-weight:500;line-height:1.3`
/** Words break on narrow screens, because a wide table would widen the whole mail. */
const cell = `padding:8px 8px 8px 0;border-bottom:1px solid ${colours.rule};text-align:left;vertical-align:top;min-width:52px;overflow-wrap:anywhere;hyphens:auto`

/** Inline styles; colours that change in dark mode have a class too (`mail-content.ts`). */
const looks: Record<string, { style: string; className?: string[] }> = {
  p: { style: 'margin:0 0 16px' },
  h2: { style: `${heading};font-size:22px` },
  h3: { style: `${heading};font-size:19px` },
  h4: { style: 'margin:24px 0 8px;font-size:17px' },
  h5: { style: 'margin:24px 0 8px;font-size:15px' },
  h6: { style: 'margin:24px 0 8px;font-size:15px' },
  a: { style: `color:${colours.action};overflow-wrap:anywhere`, className: ['link'] },
  ul: { style: 'margin:0 0 16px;padding:0 0 0 24px' },
  ol: { style: 'margin:0 0 16px;padding:0 0 0 24px' },
  li: { style: 'margin:0 0 8px' },
  blockquote: {
    style: `margin:0 0 16px;padding:0 0 0 16px;border-left:2px solid ${colours.rule}`,
    className: ['rule'],
  },
  pre: {
    style: `margin:0 0 16px;padding:0 0 0 16px;border-left:2px solid ${colours.rule};${mono};line-height:1.5;white-space:pre-wrap;overflow-wrap:anywhere`,
    className: ['rule'],
  },
  code: { style: mono },
  // The default yellow would stay in dark mode, where text turns white.
  mark: { style: 'background:transparent;color:inherit;font-weight:600' },
  table: { style: 'width:100%;margin:0 0 16px;border-collapse:collapse;font-size:15px' },
  caption: { style: 'padding:0 0 8px;text-align:left;font-weight:600' },
  td: { style: cell, className: ['rule'] },
  th: { style: `${cell};font-weight:600`, className: ['rule'] },
  hr: {
    style: `margin:24px 0;border:0;border-top:1px solid ${colours.rule}`,
    className: ['rule'],
  },
}

/** Attributes kept of an element; `href` is handled apart. */
const keptProperties = ['start', 'reversed', 'type', 'colSpan', 'rowSpan', 'span', 'scope', 'title']

/**
 * Converts a rendered article to HTML that mail programs show without any request: links become
 * absolute, resolved from `base`, and pictures and videos become links. Longer articles are cut to
 * `most` bytes, after the last whole block, row or item that fits.
 */
export function writeArticle(html: string, base: string, most = Number.POSITIVE_INFINITY) {
  const tree = parseHtml(html)
  const place = { base, isInLink: false, isBetweenBlocks: true }
  const { children } = element('div', {}, ...convertAll(tree.children as Child[], place))
  const whole = writeHtml({ type: 'root', children })
  if (Buffer.byteLength(whole) <= most) return { html: whole, isShortened: false }
  const kept = keepFitting(children as Child[], most)
  return { html: writeHtml({ type: 'root', children: kept }), isShortened: true }
}

const divisible = new Set(['table', 'tbody', 'ul', 'ol', 'blockquote'])

/** Keeps children up to the first that does not fit, which is divided if possible. */
function keepFitting(children: readonly Child[], most: number): Child[] {
  const kept: Child[] = []
  let left = most
  for (const child of children) {
    const size = sizeOf(child)
    if (size > left) {
      const isDivided = child.type === 'element' && divisible.has(child.tagName)
      const part = isDivided
        ? keepFitting(child.children, left - sizeOf({ ...child, children: [] }))
        : []
      return isDivided && part.length > 0 ? [...kept, { ...child, children: part }] : kept
    }
    left -= size
    kept.push(child)
  }
  return kept
}

const sizeOf = (child: Child) => Buffer.byteLength(writeHtml({ type: 'root', children: [child] }))

function convertAll(children: readonly Child[], place: Place): Child[] {
  return children.flatMap((child) =>
    child.type === 'element' ? convert(child, place) : child.type === 'text' ? [child] : [],
  )
}

function convert(found: HtmlElement, place: Place): Child[] {
  switch (found.tagName) {
    // Scroll containers, and spans that colour code.
    case 'div':
    case 'span':
      return convertAll(found.children, place)
    case 'img':
      return standing(linkTo(String(found.properties.src ?? ''), sayPicture(found), place), place)
    case 'figure':
      return convertFigure(found, place)
    case 'a':
      return convertLink(found, place)
    default: {
      const isBetweenBlocks = found.tagName === 'blockquote'
      return [look(found, convertAll(found.children, { ...place, isBetweenBlocks }))]
    }
  }
}

function convertLink(found: HtmlElement, place: Place): Child[] {
  const inside = convertAll(found.children, { ...place, isInLink: true, isBetweenBlocks: false })
  const href = absolute(found.properties.href, place.base)
  const isOwnSection = [found.properties.className].flat().includes('section-link')
  if (href === null || place.isInLink || isOwnSection) return inside
  return standing([look(element('a'), inside, { href })], place)
}

/** A video, or a picture with its caption, which replaces missing alt text. */
function convertFigure(figure: HtmlElement, place: Place): Child[] {
  const inside = { ...place, isBetweenBlocks: true }
  const parts = listElements(figure)
  const film = parts.find(({ properties }) => properties.dataPlayer !== undefined)
  if (film) {
    const title = fillText(articleInMail.video, String(film.properties.dataTitle ?? ''))
    return standing(linkTo(String(film.properties.href ?? ''), title, place), inside)
  }
  const picture = parts.find(({ tagName }) => tagName === 'img')
  const caption = parts.find(({ tagName }) => tagName === 'figcaption')
  const says = caption ? textOf(caption).trim() : ''
  const isNamedByCaption = picture && says !== '' && !String(picture.properties.alt ?? '').trim()
  if (isNamedByCaption) picture.properties.alt = says
  return figure.children.flatMap((child) => {
    if (child !== caption) return convertAll([child], inside)
    return isNamedByCaption || !caption
      ? []
      : [look(element('p'), convertAll(caption.children, { ...inside, isBetweenBlocks: false }))]
  })
}

function sayPicture({ properties }: HtmlElement): string {
  const alt = String(properties.alt ?? '').trim()
  return alt ? fillText(articleInMail.picture, alt) : articleInMail.pictureWithoutText
}

function linkTo(address: string, text: string, { base, isInLink }: Place): Child[] {
  const href = absolute(address, base)
  if (href === null || isInLink) return [{ type: 'text', value: text }]
  return [look(element('a'), [{ type: 'text', value: text }], { href })]
}

function standing(children: Child[], { isBetweenBlocks }: Place): Child[] {
  return isBetweenBlocks ? [look(element('p'), children)] : children
}

function look(
  { tagName, properties }: HtmlElement,
  children: Child[],
  more: HtmlElement['properties'] = {},
): HtmlElement {
  const kept = keptProperties.filter((name) => properties[name] !== undefined)
  const own = Object.fromEntries(kept.map((name) => [name, properties[name]]))
  return element(tagName, { ...own, ...more, ...looks[tagName] }, ...children)
}

const fillText = (text: string, value: string) => text.replace('{text}', () => value)

/** The absolute URL; null unless a mail program could open it. */
function absolute(address: unknown, base: string): string | null {
  if (typeof address !== 'string' || !URL.canParse(address, base)) return null
  const { protocol, href } = new URL(address, base)
  return /^(https?|mailto|tel):$/.test(protocol) ? href : null
}
