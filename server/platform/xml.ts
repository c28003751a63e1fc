import { createRequire } from 'node:module'
import type { XMLBuilder } from 'fast-xml-parser'
import { locale } from '../../domain/wording.ts'

const require = createRequire(import.meta.url)
let builder: XMLBuilder | undefined

/** Called for the first document: the library takes 8 MB of memory. */
function createBuilder(): XMLBuilder {
  const { XMLBuilder } = require('fast-xml-parser') as typeof import('fast-xml-parser')
  return new XMLBuilder({
    attributeNamePrefix: '@',
    format: true,
    ignoreAttributes: false,
    suppressEmptyNode: true,
    suppressBooleanAttributes: false,
  })
}

/** What XML 1.0 cannot hold, not even escaped (2.2, Char). */
const unwritable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must be found
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Elements by name; "@name" is an attribute, "#text" the text beside attributes. */
export type XmlNode = string | readonly XmlNode[] | { readonly [name: string]: XmlNode }

/** A whole document with its declaration. Text and attributes are escaped. */
export function writeXml(root: { readonly [name: string]: XmlNode }): string {
  const declared = { '?xml': { '@version': '1.0', '@encoding': 'utf-8' }, ...root }
  builder ??= createBuilder()
  return builder.build(clean(declared))
}

function clean(node: XmlNode): XmlNode {
  if (typeof node === 'string') return node.toWellFormed().replace(unwritable, '')
  if (isList(node)) return node.map(clean)
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, clean(value)]))
}

interface RssFeed {
  title: string
  lead: string
  /** URL of the feed's page, and `address` of the feed itself. */
  link: string
  address: string
  /** Absent before there is an item. */
  changedAt: string | undefined
  /** XML namespaces that the items use beside RSS. */
  namespaces?: Readonly<Record<string, string>>
  items: readonly XmlNode[]
}

/** RSS 2.0. */
export function writeRssFeed({ title, lead, link, address, changedAt, ...feed }: RssFeed): string {
  return writeXml({
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      ...feed.namespaces,
      channel: {
        title,
        link,
        description: htmlOfLines([lead]),
        language: locale,
        ...(changedAt && { lastBuildDate: new Date(changedAt).toUTCString() }),
        'atom:link': { '@href': address, '@rel': 'self', '@type': 'application/rss+xml' },
        item: feed.items,
      },
    },
  })
}

/** Plain lines as HTML, as which RSS readers take descriptions; URLs become links. */
export function htmlOfLines(lines: readonly string[]): string {
  return lines
    .map(escapeHtml)
    .map((line) => line.replace(/https?:\/\/\S*[^\s.,;:!?)\]]/g, '<a href="$&">$&</a>'))
    .map((line) => `<p>${line}</p>`)
    .join('\n')
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function isList(node: XmlNode): node is readonly XmlNode[] {
  return Array.isArray(node)
}

/** For text and attributes in HTML that is written by hand. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
