import { type HtmlPart, makeTag } from './html-tree.ts'

/** HTML text as plain data, through the browser's own parser: nothing in it runs or is fetched. */
export function readHtml(html: string): HtmlPart[] {
  const { body } = new DOMParser().parseFromString(muted(html), 'text/html')
  return [...body.childNodes].flatMap(readNode)
}

const MUTED = 'data-muted-'

/**
 * The Content-Security-Policy reports each style and each handler even in a page that is only
 * parsed. So style sheets and scripts are taken out first, and those attributes get other names.
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
