import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A heading, paragraph, label, item, cell or figure of the structure tree, in reading order. */
export interface PdfBlockText {
  role: string
  /** Roles from the document down to the parent: "Document L LI LBody". */
  path: string
  /** What a screen reader reads: the drawn or the actual text; `alt` for a figure. */
  text: string
  drawn: string
  /** From 1. */
  page: number
}

export interface ReadPdf {
  title: unknown
  language: unknown
  isMarked: boolean
  /** The XMP packet. */
  metadata: string
  pages: number
  blocks: PdfBlockText[]
  links: string[]
  bookmarks: string[]
  /** For each page, the lowest position of text: 0 at the top edge, 1 at the bottom edge. */
  depths: number[]
  /** For each page, text outside of the structure, such as footers. */
  untagged: string[]
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>

interface Node {
  role?: string
  alt?: string
  children?: Node[]
  type?: string
  id?: string
}

/** Reads a PDF by its structure tree, as assistive technology does. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await task.promise
  const { info, metadata } = await document.getMetadata()
  // A Map since version 6, despite its type.
  const markInfo = (await document.getMarkInfo()) as unknown as Map<string, boolean> | null
  const about = info as Record<string, unknown>
  const read: ReadPdf = {
    title: about.Title,
    language: about.Language,
    isMarked: markInfo?.get('Marked') === true,
    metadata: metadata?.getRaw() ?? '',
    pages: document.numPages,
    blocks: [],
    links: [],
    bookmarks: listBookmarks((await document.getOutline()) ?? []),
    depths: [],
    untagged: [],
  }
  for (let number = 1; number <= document.numPages; number += 1) {
    await readPage(await document.getPage(number), read)
  }
  await task.destroy()
  return read
}

interface Bookmark {
  title: string
  items: Bookmark[]
}

/** Titles of all levels, in document order. */
function listBookmarks(bookmarks: readonly Bookmark[]): string[] {
  return bookmarks.flatMap(({ title, items }) => [title, ...listBookmarks(items)])
}

async function readPage(page: Page, read: ReadPdf): Promise<void> {
  const { texts, untagged, depth } = await readMarkedTexts(page)
  const tree = (await page.getStructTree()) as Node | null
  if (tree) collectBlocks(tree, '', { texts, page: page.pageNumber }, read.blocks)
  read.untagged.push(untagged)
  read.depths.push(depth)
  for (const { url } of await page.getAnnotations()) if (url) read.links.push(url)
}

/** The text of each marked content by its id. */
async function readMarkedTexts(page: Page) {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const texts = new Map<string, string>()
  const open: (string | null | undefined)[] = []
  let untagged = ''
  const height = page.getViewport({ scale: 1 }).height
  let depth = 0
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((one) => one != null)
      const text = item.str + (item.hasEOL ? '\n' : '')
      if (id == null) untagged += text
      else {
        texts.set(id, (texts.get(id) ?? '') + text)
        depth = Math.max(depth, 1 - item.transform[5] / height)
      }
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push(item.id)
  }
  return { texts, untagged: squeeze(untagged), depth }
}

const blockRoles = /^(H[1-6]|P|Lbl|TH|Figure)$/

/** Whether a node is a block; an item or cell may contain text without a paragraph. */
function isBlock({ role = '', children = [] }: Node): boolean {
  return blockRoles.test(role) || (!!role && children.some(({ type }) => type === 'content'))
}

function collectBlocks(
  node: Node,
  path: string,
  on: { texts: Map<string, string>; page: number },
  blocks: PdfBlockText[],
): void {
  const { role = '', alt = '' } = node
  const { texts, page } = on
  if (isBlock(node)) {
    const drawn = squeeze(textOf(node, texts, false))
    const text = role === 'Figure' ? alt : squeeze(textOf(node, texts, true))
    // A list or table across pages is listed on each of them, with empty text for the other parts.
    if (text) blocks.push({ role, path, text, drawn, page })
    return
  }
  const below = role === 'Root' || !role ? path : `${path} ${role}`.trim()
  for (const child of node.children ?? []) collectBlocks(child, below, on, blocks)
}

/** pdf.js gives the actual text of a span as its `alt`. */
function textOf(node: Node, texts: Map<string, string>, isRead: boolean): string {
  const { id, role, alt, children = [] } = node
  if (isRead && role === 'Span' && alt) return alt
  const own = id ? (texts.get(id) ?? '') : ''
  return own + children.map((child) => textOf(child, texts, isRead)).join('')
}

/** Joins the lines of a text; after a hyphen or slash at a line end without a space. */
function squeeze(text: string): string {
  return text
    .replace(/(\S[-/])\n/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The text below each H2, by heading; text before the first has the key "". */
export function sectionsOf(blocks: readonly PdfBlockText[]): Map<string, string> {
  const sections = new Map<string, string>()
  let title = ''
  for (const { role, text } of blocks) {
    if (role === 'H2') title = text
    if (role !== 'Figure') sections.set(title, squeeze(`${sections.get(title) ?? ''} ${text}`))
  }
  return sections
}
