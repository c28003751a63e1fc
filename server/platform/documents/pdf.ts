/**
 * Sets documents as tagged PDF (PDF/UA-1, ISO 14289-1) on A4, in embedded faces. It knows blocks
 * and no noun: what a document says is its caller's.
 */
import { fill } from '../../../domain/wording.ts'
import type { PdfContent } from './pdf/blocks.ts'
import { drawBlocks } from './pdf/drawing.ts'
import { type FaceFiles, type Faces, loadFaces } from './pdf/faces.ts'
import { bodyWidth, page } from './pdf/page.ts'
import type { Sheet } from './pdf/sheet.ts'

export interface Press {
  /** The bytes of the document: the same for the same content. */
  print(content: PdfContent): Promise<Buffer>
}

/** Files and pdfkit are loaded when the first document is printed, and kept. */
export function createPress(files: FaceFiles): Press {
  let faces: Faces | undefined
  return {
    async print(content) {
      const { Sheet } = await import('./pdf/sheet.ts')
      faces ??= loadFaces(files)
      const sheet = new Sheet(content, faces)
      drawBlocks({ sheet, words: content.words, set: new WeakMap() }, content.blocks, {
        x: page.left,
        width: bodyWidth,
        parent: sheet.root,
      })
      drawFeet(sheet, content)
      return sheet.finish()
    },
  }
}

const foot = { face: 'sans', size: 7.5, colour: '#45525e' } as const
const footBaseline = page.height - 34

function drawFeet(sheet: Sheet, { words }: PdfContent): void {
  const { count: total } = sheet.document.bufferedPageRange()
  for (let index = 0; index < total; index += 1) {
    sheet.document.switchToPage(index)
    sheet.decorate(() => {
      const number = fill(words.page, { number: index + 1, total })
      const right = page.width - page.right - sheet.measure(number, foot)
      sheet.write(words.foot, foot, page.left, footBaseline)
      sheet.write(number, foot, right, footBaseline)
    }, 'Pagination')
  }
}
