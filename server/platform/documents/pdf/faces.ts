import { readFileSync } from 'node:fs'
import { loadTypeface } from '../typeface.ts'
import { unpackWoff } from '../woff.ts'
import type { FaceName } from './blocks.ts'

/** The WOFF files of each face, each with other characters; the first that can, sets them. */
export type FaceFiles = Readonly<Record<FaceName, readonly string[]>>

/** The words of our own texts many times over; names that were typed must not fill the memory. */
const MOST_WIDTHS = 20_000

interface Cut {
  /** Under which the document knows it. */
  name: string
  font: Buffer
  has(character: string): boolean
}

export interface Run {
  font: string
  text: string
}

export interface Faces {
  register(document: PDFKit.PDFDocument): void
  /** In ems, as `document`, with which they are registered, would set it. */
  widthOf(text: string, face: FaceName, document: PDFKit.PDFDocument): number
  /** `text` in pieces of one font each; it must be legible. */
  runsOf(text: string, face: FaceName): Run[]
  /**
   * What of `text` can be shown, in one line: an ellipsis stands for characters that no file has,
   * and `instead` for a text of which no letter is left.
   */
  makeLegible(text: string, face: FaceName, instead: string): string
}

/** Reads and unpacks every file: a matter of milliseconds, done once. */
export function loadFaces(files: FaceFiles): Faces {
  const cuts: Record<FaceName, Cut[]> = {
    serif: loadCuts('serif', files.serif),
    sans: loadCuts('sans', files.sans),
    bold: loadCuts('bold', files.bold),
  }
  const findCut = (character: string, face: FaceName) =>
    cuts[face].find((cut) => cut.has(character))
  const widths = new Map<string, number>()
  const widthOfWord = (word: string, face: FaceName, document: PDFKit.PDFDocument) => {
    const key = `${face} ${word}`
    const known = widths.get(key)
    if (known !== undefined) return known
    const width = splitRuns(word, (character) => findCut(character, face)?.name).reduce(
      (sum, run) => sum + document.font(run.font).fontSize(1).widthOfString(run.text),
      0,
    )
    if (widths.size >= MOST_WIDTHS) widths.clear()
    widths.set(key, width)
    return width
  }
  return {
    widthOf(text, face, document) {
      // Words with the space after them, as pdfkit sets them: so they add up.
      const words = text.split(/(?<= )/)
      return words.reduce((sum, word) => sum + widthOfWord(word, face, document), 0)
    },
    register(document) {
      for (const { name, font } of Object.values(cuts).flat()) document.registerFont(name, font)
    },
    runsOf: (text, face) => splitRuns(text, (character) => findCut(character, face)?.name),
    makeLegible(text, face, instead) {
      return makeLegible(text, (character) => findCut(character, face) !== undefined, instead)
    },
  }
}

function loadCuts(face: FaceName, files: readonly string[]): Cut[] {
  return files.map((file, index) => {
    const typeface = loadTypeface([file])
    const known = new Map<string, boolean>()
    const look = (character: string) => typeface.keepDrawable(character) === character
    const has = (character: string) => {
      const isThere = known.get(character) ?? look(character)
      known.set(character, isThere)
      return isThere
    }
    return { name: `${face}-${index}`, font: unpackWoff(readFileSync(file)), has }
  })
}

function splitRuns(text: string, findFont: (character: string) => string | undefined): Run[] {
  const runs: Run[] = []
  for (const character of text) {
    const last = runs.at(-1)
    // A space is in every file: it goes on in the font of the word before it.
    const font = character === ' ' && last ? last.font : findFont(character)
    if (font && last?.font === font) last.text += character
    else if (font) runs.push({ font, text: character })
  }
  return runs
}

/** Joiners, marks of direction and the like: without what they join they say nothing. */
const invisible = /[\p{Cf}\p{Mn}\p{Variation_Selector}]/u

function makeLegible(text: string, has: (character: string) => boolean, instead: string): string {
  let isWhole = true
  const shown = [...text.normalize('NFC').replace(/[^\S\u00a0]+/g, ' ')].map((character) => {
    if (has(character)) return character
    if (invisible.test(character)) return ''
    isWhole = false
    return '…'
  })
  if (isWhole) return shown.join('')
  const joined = shown.join('').replace(/…(?: ?…)+/g, '…')
  return /[\p{L}\p{N}]/u.test(joined) ? joined : instead
}
