import PDFDocument from 'pdfkit'
import type { PdfContent, PdfMark, PdfRule, Pen } from './blocks.ts'
import type { Faces } from './faces.ts'
import type { TypeOf } from './lines.ts'
import { page } from './page.ts'

/** An element of the structure tree, as far as we use it. */
export type Element = PDFKit.PDFStructureElement

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapeXml = (text: string) => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)

/** The types lag behind: PDF/UA, and no face of pdfkit's own, as only what is embedded may be used. */
const beyondTypes = { subset: 'PDF/UA', font: null } as object as PDFKit.PDFDocumentOptions

/** pdfkit writes the metadata as XML without escaping what it puts in. */
class SafeDocument extends PDFDocument {
  override endMetadata(): void {
    const { Title, Author } = this.info
    if (Title) this.info.Title = escapeXml(Title)
    if (Author) this.info.Author = escapeXml(Author)
    super.endMetadata()
  }
}

/**
 * The pages of one document, with the pen at `y` points below the top of the newest. What is drawn
 * is either the content of an element or, by `decorate`, an artifact that is read to nobody.
 */
export class Sheet {
  readonly document: PDFKit.PDFDocument
  readonly root: Element
  readonly faces: Faces
  y: number = page.top

  constructor(content: PdfContent, faces: Faces) {
    this.faces = faces
    this.document = new SafeDocument({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      ...beyondTypes,
      tagged: true,
      lang: content.language,
      displayTitle: true,
      bufferPages: true,
      info: {
        Title: content.title,
        Author: content.author,
        Creator: content.author,
        Producer: 'pdfkit',
        CreationDate: content.createdAt,
      },
    })
    faces.register(this.document)
    this.root = this.document.struct('Document')
    this.document.addStructure(this.root)
  }

  get isAtTop(): boolean {
    return this.y === page.top
  }

  /** Whether so much room is left on the page; on an empty one there is always enough. */
  hasRoom(height: number): boolean {
    return this.isAtTop || this.y + height <= page.height - page.bottom
  }

  /** Goes to the next page if `height` is not left on this one. */
  makeRoom(height: number): void {
    if (this.hasRoom(height)) return
    this.document.addPage()
    this.y = page.top
  }

  /** An element within `parent`, ended as soon as `fill` is done with it. */
  nest(parent: Element, type: string, options: StructureOptions, fill: (element: Element) => void) {
    const { attributes, ...rest } = options
    const element = this.document.struct(type, rest)
    if (attributes) dictionaryOf(element).data.A = attributes
    parent.add(element)
    fill(element)
    element.end()
  }

  /** Draws for the eye only. */
  decorate(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.document.markContent('Artifact', { type })
    draw()
    this.document.endMarkedContent()
  }

  drawRule(x: number, width: number, rule: PdfRule): void {
    this.decorate(() => {
      const { document, y } = this
      document.lineWidth(rule.width).strokeColor(rule.colour)
      document
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke()
    })
  }

  drawMark({ shape, colour }: PdfMark, x: number, middle: number, size: number): void {
    this.decorate(() => {
      const { document } = this
      const half = size / 2
      if (shape === 'disc') document.circle(x + half, middle, half)
      else if (shape === 'square') document.rect(x, middle - half, size, size)
      else
        document.polygon([x + half, middle - half], [x + size, middle + half], [x, middle + half])
      document.fill(colour)
    })
  }

  measure(text: string, { face, size }: TypeOf): number {
    return this.faces.widthOf(text, face, this.document) * size
  }

  /** One line of text, its baseline beginning at `x`, `baseline`. */
  write(text: string, { face, size, colour }: TypeOf, x: number, baseline: number): void {
    let at = x
    for (const run of this.faces.runsOf(text, face)) {
      this.document.font(run.font).fontSize(size).fillColor(colour)
      this.document.text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic' })
      at += this.measure(run.text, { face, size, colour })
    }
  }

  /** Makes a place on the page a link of `element`, which must end on the same page. */
  link(element: Element, place: { x: number; y: number; width: number; height: number }, to: Link) {
    const { x, y, width, height } = place
    // A text string to pdfkit is a String object; a plain one would be a name.
    const Contents = new String(to.text)
    const options = { structParent: element, Contents }
    this.document.link(x, y, width, height, to.url, options as object)
  }

  /** A pen whose units are scaled so that 0, 0 is at `x`, `y`. */
  penAt(x: number, y: number, scale: number): Pen {
    return {
      path: (d, { fill, stroke, width = 1 }) => {
        const { document } = this
        document.save().translate(x, y).scale(scale).lineWidth(width).path(d)
        if (fill && stroke) document.fillAndStroke(fill, stroke)
        else if (fill) document.fill(fill)
        else document.stroke(stroke)
        document.restore()
      },
      label: (text, atX, atY, { size, colour }) => {
        const type = { face: 'sans', size: size * scale, colour } as const
        const left = x + atX * scale - this.measure(text, type) / 2
        this.write(text, type, left, y + atY * scale + size * scale * 0.35)
      },
    }
  }

  async finish(): Promise<Buffer> {
    this.root.end()
    const chunks: Buffer[] = []
    this.document.end()
    for await (const chunk of this.document) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks)
  }
}

export interface Link {
  url: string
  text: string
}

export interface StructureOptions {
  alt?: string
  actual?: string
  scope?: 'Row'
  bbox?: [number, number, number, number]
  /** In the terms of the standard, where pdfkit has no option. */
  attributes?: Record<string, string>
}

/** The raw dictionary behind an element, which the types do not show. */
function dictionaryOf(element: Element): { data: Record<string, unknown> } {
  return (element as unknown as { dictionary: { data: Record<string, unknown> } }).dictionary
}
