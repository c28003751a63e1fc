import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A heading, paragraph, label, item, cell or figure of the structure tree, in reading order. */
export interface PdfBlockText {
  role: string
  /** From the document down to its parent: "Document L LI LBody". */
  path: string
  /** What is read out: what is drawn, or the actual text behind it; of a figure, its `alt`. */
  text: string
  drawn: string
  /** From 1. */
  page: number
}

export interface ReadPdf {
  title: unknown
  language: unknown
  isMarked: boolean
  /** Of the XMP packet. */
  metadata: string
  pages: number
  blocks: PdfBlockText[]
  links: string[]
  bookmarks: string[]
  /** Of each page, how far down its text goes: 0 at the top edge, 1 at the bottom one. */
  depths: number[]
  /** Drawn, but in no element: as of footers, one text for each page. */
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

/** Reads a PDF as an assistive technology would: by its structure. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await task.promise
  const { info, metadata } = await document.getMetadata()
  // A Map since version 6, whatever the types say.
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

/** In the order of the document, whatever their depth. */
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

/** An item or cell may hold its words itself, without a paragraph around them. */
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
    // A list or table that goes on over pages is given on each of them, with the rest left empty.
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

/** In one line. Where a line ended after the hyphen of a word, there is no space. */
function squeeze(text: string): string {
  return text
    .replace(/(\S[-/])\n/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The words under each heading of the second level; what comes before the first is under "". */
export function sectionsOf(blocks: readonly PdfBlockText[]): Map<string, string> {
  const sections = new Map<string, string>()
  let title = ''
  for (const { role, text } of blocks) {
    if (role === 'H2') title = text
    if (role !== 'Figure') sections.set(title, squeeze(`${sections.get(title) ?? ''} ${text}`))
  }
  return sections
}
