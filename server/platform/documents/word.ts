/** Documents for Word: headings that are headings, a language, tables with a head, a header and a foot. */
import type { FileChild, ISectionOptions, ParagraphChild } from 'docx'

/** Words in one look; `gap` marks what somebody has to fill in. */
export interface WordRun {
  text: string
  look?: 'bold' | 'muted' | 'gap'
  /** Where the words lead. */
  url?: string
}
export type WordText = string | readonly (string | WordRun)[]

export type WordBlock =
  | { kind: 'heading'; level: 1 | 2; text: string }
  | { kind: 'paragraph'; text: WordText }
  | { kind: 'list'; items: readonly WordText[]; isNumbered?: boolean }
  /** A PNG, `width` by `height` in points. */
  | { kind: 'picture'; png: Uint8Array; alt: string; width: number; height: number }
  /** `widths` in per cent. */
  | {
      kind: 'table'
      head: readonly string[]
      rows: readonly (readonly WordText[])[]
      widths: readonly number[]
    }

export interface WordDocument {
  title: string
  author: string
  /** A language tag (RFC 5646). */
  language: string
  header: string
  footer: string
  colours: { ink: string; muted: string; rule: string; gap: string }
  /** On its side, for wide tables. */
  isWide?: boolean
  blocks: readonly WordBlock[]
}

type Library = typeof import('docx')

/** The library is loaded with the first document. See `writeWord` in office.ts. */
export async function packWord(document: WordDocument): Promise<Buffer> {
  const library = await import('docx')
  return library.Packer.toBuffer(compose(library, document))
}

/** Half points. */
const sizes = { text: 21, small: 17, heading1: 30, heading2: 24, title: 42 } as const
const NUMBERED = 'numbered'

function compose(library: Library, document: WordDocument) {
  const { title, author, footer } = document
  return new library.Document({
    title,
    creator: author,
    lastModifiedBy: author,
    description: footer,
    styles: { default: stylesOf(library, document) },
    numbering: { config: [numberingOf(library)] },
    sections: [sectionOf(library, document)],
  })
}

function stylesOf({ LineRuleType }: Library, { colours, language }: WordDocument) {
  const ink = bare(colours.ink)
  // Said, since a reader that takes a height without its rule as exact lays lines of a title over each other.
  const lineRule = LineRuleType.AUTO
  const heading = (size: number, before: number) => ({
    run: { font: 'Georgia', size, color: ink, bold: false },
    paragraph: { spacing: { before, after: 80, line: 252, lineRule }, keepNext: true },
  })
  return {
    document: {
      run: { font: 'Calibri', size: sizes.text, color: ink, language: { value: language } },
      paragraph: { spacing: { after: 100, line: 264, lineRule } },
    },
    title: heading(sizes.title, 0),
    heading1: heading(sizes.heading1, 240),
    heading2: heading(sizes.heading2, 180),
  }
}

function numberingOf({ AlignmentType, LevelFormat }: Library) {
  const level = {
    level: 0,
    format: LevelFormat.DECIMAL,
    text: '%1.',
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: 400, hanging: 400 } } },
  }
  return { reference: NUMBERED, levels: [level] }
}

/** The pages, with header and footer. */
function sectionOf(library: Library, document: WordDocument): ISectionOptions {
  const { title, header, footer, colours, isWide, blocks } = document
  const { Footer, Header, PageNumber, PageOrientation } = library
  const small = { size: sizes.small, color: bare(colours.muted) }
  const line = (children: ParagraphChild[]) => new library.Paragraph({ children })
  return {
    properties: {
      page: {
        size: {
          width: '210mm',
          height: '297mm',
          orientation: isWide ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
        },
        margin: { top: '20mm', bottom: '18mm', left: '20mm', right: '20mm' },
      },
    },
    headers: { default: new Header({ children: [line([run(library, header, small)])] }) },
    footers: {
      default: new Footer({
        children: [
          line([
            run(library, `${footer} · `, small),
            new library.TextRun({
              children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
              ...small,
            }),
          ]),
        ],
      }),
    },
    children: [
      new library.Paragraph({ heading: library.HeadingLevel.TITLE, text: title }),
      ...blocks.flatMap((block, index) => composeBlock(library, block, { colours, index })),
    ],
  }
}

interface Place {
  colours: WordDocument['colours']
  /** A list of its own begins at one. */
  index: number
}

function composeBlock(library: Library, block: WordBlock, place: Place): FileChild[] {
  const { HeadingLevel, Paragraph } = library
  switch (block.kind) {
    case 'heading': {
      const { HEADING_1, HEADING_2 } = HeadingLevel
      const heading = block.level === 1 ? HEADING_1 : HEADING_2
      return [new Paragraph({ heading, text: clean(block.text) })]
    }
    case 'paragraph':
      return [new Paragraph({ children: composeText(library, block.text, place) })]
    case 'list':
      return block.items.map((item) => {
        const children = composeText(library, item, place)
        const spacing = { after: 60 }
        if (!block.isNumbered) return new Paragraph({ bullet: { level: 0 }, spacing, children })
        const numbering = { reference: NUMBERED, level: 0, instance: place.index }
        return new Paragraph({ numbering, spacing, children })
      })
    case 'picture':
      // A line of the text's height would cut the picture off.
      return [
        new Paragraph({
          spacing: { line: 240, lineRule: library.LineRuleType.AUTO, after: 100 },
          children: [composePicture(library, block)],
        }),
      ]
    case 'table':
      return [
        composeTable(library, block, place),
        new Paragraph({ spacing: { after: 60 }, children: [] }),
      ]
  }
}

function composePicture(
  { ImageRun }: Library,
  { png, alt, width, height }: Extract<WordBlock, { kind: 'picture' }>,
) {
  // The library counts pictures in pixels of which 96 make an inch.
  const transformation = { width: (width * 96) / 72, height: (height * 96) / 72 }
  const altText = { name: alt, title: alt, description: alt }
  return new ImageRun({ type: 'png', data: png, transformation, altText })
}

function composeTable(
  library: Library,
  { head, rows, widths }: Extract<WordBlock, { kind: 'table' }>,
  place: Place,
) {
  const { BorderStyle, Paragraph, Table, TableCell, TableRow, WidthType } = library
  const hair = { style: BorderStyle.SINGLE, size: 4, color: bare(place.colours.rule) }
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
  const cell = (text: WordText, index: number) =>
    new TableCell({
      width: { size: widths[index] ?? 0, type: WidthType.PERCENTAGE },
      margins: { top: 50, bottom: 50, left: 60, right: 60 },
      children: [
        new Paragraph({ spacing: { after: 0 }, children: composeText(library, text, place) }),
      ],
    })
  // A row that says it is no head is taken for one by some readers.
  const row = (cells: readonly WordText[], asHead: { tableHeader?: true } = {}) =>
    new TableRow({ cantSplit: true, ...asHead, children: cells.map(cell) })
  const bold = (text: string) => [{ text, look: 'bold' as const }]
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: {
      top: hair,
      bottom: hair,
      left: none,
      right: none,
      insideHorizontal: hair,
      insideVertical: hair,
    },
    rows: [row(head.map(bold), { tableHeader: true }), ...rows.map((cells) => row(cells))],
  })
}

function composeText(library: Library, text: WordText, { colours }: Place): ParagraphChild[] {
  const runs = typeof text === 'string' ? [text] : text
  return runs.map((one) => {
    if (typeof one === 'string') return run(library, one)
    const looks = {
      bold: { bold: true },
      muted: { color: bare(colours.muted), size: sizes.small },
      gap: { color: bare(colours.gap) },
    }
    const set = run(library, one.text, one.look ? looks[one.look] : {})
    if (!one.url) return set
    return new library.ExternalHyperlink({ link: one.url, children: [set] })
  })
}

function run(library: Library, text: string, look: object = {}) {
  return new library.TextRun({ text: clean(text), ...look })
}

/** XML has no place for controls, nor for half a pair. */
function clean(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must be found
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
}

const bare = (colour: string) => colour.replace('#', '')
