/** Documents for Word with real headings, a language, tables with a head, a header and a footer. */
import * as docx from 'docx'

/** Text in one style; `gap` marks a blank to fill in. */
export interface WordRun {
  text: string
  look?: 'bold' | 'muted' | 'gap'
  /** Target of a link. */
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
  /** Landscape, for wide tables. */
  isWide?: boolean
  blocks: readonly WordBlock[]
}

/** See `writeWord` in office.ts. */
export const packWord = (document: WordDocument): Promise<Buffer> =>
  docx.Packer.toBuffer(compose(document))

/** Half points. */
const sizes = { text: 21, small: 17, heading1: 30, heading2: 24, title: 42 } as const
const NUMBERED = 'numbered'

function compose(document: WordDocument) {
  const { title, author, footer } = document
  return new docx.Document({
    title,
    creator: author,
    lastModifiedBy: author,
    description: footer,
    styles: { default: stylesOf(document) },
    numbering: { config: [numbering] },
    sections: [sectionOf(document)],
  })
}

function stylesOf({ colours, language }: WordDocument) {
  const ink = bare(colours.ink)
  // Explicit: some readers take a height without a rule as exact, and overlap the lines of titles.
  const lineRule = docx.LineRuleType.AUTO
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

const numbering = {
  reference: NUMBERED,
  levels: [
    {
      level: 0,
      format: docx.LevelFormat.DECIMAL,
      text: '%1.',
      alignment: docx.AlignmentType.START,
      style: { paragraph: { indent: { left: 400, hanging: 400 } } },
    },
  ],
}

/** The pages, with header and footer. */
function sectionOf(document: WordDocument): docx.ISectionOptions {
  const { title, header, footer, colours, isWide, blocks } = document
  const small = { size: sizes.small, color: bare(colours.muted) }
  const line = (children: docx.ParagraphChild[]) => new docx.Paragraph({ children })
  return {
    properties: {
      page: {
        size: {
          width: '210mm',
          height: '297mm',
          orientation: isWide ? docx.PageOrientation.LANDSCAPE : docx.PageOrientation.PORTRAIT,
        },
        margin: { top: '20mm', bottom: '18mm', left: '20mm', right: '20mm' },
      },
    },
    headers: { default: new docx.Header({ children: [line([run(header, small)])] }) },
    footers: {
      default: new docx.Footer({
        children: [
          line([
            run(`${footer} · `, small),
            new docx.TextRun({
              children: [docx.PageNumber.CURRENT, ' / ', docx.PageNumber.TOTAL_PAGES],
              ...small,
            }),
          ]),
        ],
      }),
    },
    children: [
      new docx.Paragraph({ heading: docx.HeadingLevel.TITLE, text: title }),
      ...blocks.flatMap((block, index) => composeBlock(block, { colours, index })),
    ],
  }
}

interface Place {
  colours: WordDocument['colours']
  /** Number of the list, so that each list begins at one. */
  index: number
}

function composeBlock(block: WordBlock, place: Place): docx.FileChild[] {
  switch (block.kind) {
    case 'heading': {
      const { HEADING_1, HEADING_2 } = docx.HeadingLevel
      const heading = block.level === 1 ? HEADING_1 : HEADING_2
      return [new docx.Paragraph({ heading, text: clean(block.text) })]
    }
    case 'paragraph':
      return [new docx.Paragraph({ children: composeText(block.text, place) })]
    case 'list':
      return block.items.map((item) => {
        const children = composeText(item, place)
        const spacing = { after: 60 }
        if (!block.isNumbered)
          return new docx.Paragraph({ bullet: { level: 0 }, spacing, children })
        const numbering = { reference: NUMBERED, level: 0, instance: place.index }
        return new docx.Paragraph({ numbering, spacing, children })
      })
    case 'picture':
      // A line of the text's height would cut the picture off.
      return [
        new docx.Paragraph({
          spacing: { line: 240, lineRule: docx.LineRuleType.AUTO, after: 100 },
          children: [composePicture(block)],
        }),
      ]
    case 'table':
      return [
        composeTable(block, place),
        new docx.Paragraph({ spacing: { after: 60 }, children: [] }),
      ]
  }
}

function composePicture({ png, alt, width, height }: Extract<WordBlock, { kind: 'picture' }>) {
  // The library counts pictures in pixels of which 96 make an inch.
  const transformation = { width: (width * 96) / 72, height: (height * 96) / 72 }
  const altText = { name: alt, title: alt, description: alt }
  return new docx.ImageRun({ type: 'png', data: png, transformation, altText })
}

function composeTable({ head, rows, widths }: Extract<WordBlock, { kind: 'table' }>, place: Place) {
  const hair = { style: docx.BorderStyle.SINGLE, size: 4, color: bare(place.colours.rule) }
  const none = { style: docx.BorderStyle.NONE, size: 0, color: 'auto' }
  const cell = (text: WordText, index: number) =>
    new docx.TableCell({
      width: { size: widths[index] ?? 0, type: docx.WidthType.PERCENTAGE },
      margins: { top: 50, bottom: 50, left: 60, right: 60 },
      children: [new docx.Paragraph({ spacing: { after: 0 }, children: composeText(text, place) })],
    })
  // Some readers take a row with the attribute for a head, even if its value is false.
  const row = (cells: readonly WordText[], asHead: { tableHeader?: true } = {}) =>
    new docx.TableRow({ cantSplit: true, ...asHead, children: cells.map(cell) })
  const bold = (text: string) => [{ text, look: 'bold' as const }]
  return new docx.Table({
    width: { size: 100, type: docx.WidthType.PERCENTAGE },
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

function composeText(text: WordText, { colours }: Place): docx.ParagraphChild[] {
  const runs = typeof text === 'string' ? [text] : text
  return runs.map((one) => {
    if (typeof one === 'string') return run(one)
    const looks = {
      bold: { bold: true },
      muted: { color: bare(colours.muted), size: sizes.small },
      gap: { color: bare(colours.gap) },
    }
    const set = run(one.text, one.look ? looks[one.look] : {})
    if (!one.url) return set
    return new docx.ExternalHyperlink({ link: one.url, children: [set] })
  })
}

function run(text: string, look: object = {}) {
  return new docx.TextRun({ text: clean(text), ...look })
}

/** Removes control characters and replaces lone surrogates, which XML cannot hold. */
function clean(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must be found
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
}

const bare = (colour: string) => colour.replace('#', '')
