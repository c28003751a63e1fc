/**
 * HTML as plain data. Pasted and serialised content goes through it, so that the rules for both run
 * without a browser: a browser builds it from the DOM, tests build it with a parser.
 */
export interface HtmlTag {
  tag: string
  attributes: Record<string, string>
  children: HtmlPart[]
}

export type HtmlPart = HtmlTag | string

export function makeTag(
  tag: string,
  attributes: Record<string, string> = {},
  children: HtmlPart[] = [],
): HtmlTag {
  return { tag, attributes, children }
}

/** Whether the part is a tag with one of the names; without names, any tag. */
export function isTag(part: HtmlPart | undefined, ...names: string[]): part is HtmlTag {
  if (part === undefined || typeof part === 'string') return false
  return names.length === 0 || names.includes(part.tag)
}

/** As `isTag`, for a part known to be a tag. */
export const isOneOf = ({ tag }: HtmlTag, ...names: string[]) => names.includes(tag)

export function textOf(part: HtmlPart): string {
  return typeof part === 'string' ? part : part.children.map(textOf).join('')
}

/** Replaces each tag by the result of `change`, innermost first. */
export function changeTags(parts: HtmlPart[], change: (tag: HtmlTag) => HtmlPart[]): HtmlPart[] {
  return parts.flatMap((part) =>
    isTag(part) ? change({ ...part, children: changeTags(part.children, change) }) : [part],
  )
}

/**
 * Replaces each run of siblings that belong together by the result of `join`; blank text behind
 * or within a run is dropped.
 */
export function joinRuns(
  parts: HtmlPart[],
  belongs: (part: HtmlPart) => boolean,
  join: (run: HtmlPart[]) => HtmlPart[],
  changeOther = (part: HtmlPart) => part,
): HtmlPart[] {
  const joined: HtmlPart[] = []
  let run: HtmlPart[] = []
  const endRun = () => {
    joined.push(...join(run))
    run = []
  }
  for (const part of parts) {
    if (belongs(part)) run.push(part)
    else if (run.length === 0 || isTag(part) || part.trim() !== '') {
      endRun()
      joined.push(changeOther(part))
    }
  }
  endRun()
  return joined
}

export function hasTag(parts: HtmlPart[], ...names: string[]): boolean {
  return parts.some(
    (part) => isTag(part) && (isOneOf(part, ...names) || hasTag(part.children, ...names)),
  )
}

const empty = new Set(['br', 'col', 'hr', 'img'])
/** Attributes that the editor writes without a value. */
const switches = new Set(['allowfullscreen', 'reversed'])

/** Serialises exactly as the server does, so that it stores what it was sent. */
export function writeHtml(parts: HtmlPart[]): string {
  return parts
    .map((part) => (typeof part === 'string' ? escapeText(part) : writeTag(part)))
    .join('')
}

function writeTag({ tag, attributes, children }: HtmlTag): string {
  const start = [tag, ...Object.entries(attributes).map(writeAttribute)].join(' ')
  return empty.has(tag) ? `<${start}>` : `<${start}>${writeHtml(children)}</${tag}>`
}

function writeAttribute([name, value]: [string, string]): string {
  if (switches.has(name)) return name
  return `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Set of the names in `lines`, several per line. */
export function tagSet(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')))
}

/** HTML text as plain data, through the browser's own parser: nothing in it runs or is fetched. */
export function readHtml(html: string): HtmlPart[] {
  const { body } = new DOMParser().parseFromString(muted(html), 'text/html')
  return [...body.childNodes].flatMap(readNode)
}

const MUTED = 'data-muted-'

/**
 * The Content-Security-Policy reports each style and each handler even in a document that is only
 * parsed. So style sheets and scripts are removed first, and those attributes renamed.
 */
function muted(html: string): string {
  return html
    .replace(/<(style|script)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<[a-z][^>]*/gi, (tag) =>
      tag.replace(/(\s)(?=(?:style|on[a-z]+)\s*=)/gi, `$1${MUTED}`),
    )
}

function readNode(node: ChildNode): HtmlPart[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.nodeValue ?? '']
  if (!(node instanceof Element)) return []
  const attributes = [...node.attributes].map(({ name, value }) => [name.replace(MUTED, ''), value])
  const children = [...node.childNodes].flatMap(readNode)
  return [makeTag(node.localName, Object.fromEntries(attributes), children)]
}
