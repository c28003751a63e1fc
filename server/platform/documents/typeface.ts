import { readFileSync } from 'node:fs'
import * as harfbuzz from 'harfbuzzjs'
import { unpackWoff } from './woff.ts'

/**
 * Sets text as outlines, kerned, so that a picture needs no font on the machine that draws it.
 * Sizes and places are in pixels, `tracking` (space added after each glyph) in ems.
 */
export interface Typeface {
  widthOf(text: string, type: Type): number
  /** SVG of one line, its baseline beginning at `x`, `y`; it takes the colour of what it is in. */
  draw(text: string, type: Type, x: number, y: number): string
  /** Without the characters that no file has a glyph for. */
  keepDrawable(text: string): string
}

export interface Type {
  size: number
  tracking?: number
}

interface Glyph {
  font: harfbuzz.Font
  id: number
  /** Of the em. */
  x: number
  y: number
}

/** A typeface of WOFF files of one style, each with other characters; the first that can, does. */
export function loadTypeface(files: readonly string[]): Typeface {
  const fonts = files.map((file) => {
    return new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(unpackWoff(readFileSync(file)))))
  })
  const findFont = (character: string) =>
    fonts.find((font) => font.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined)
  const set = (text: string, tracking = 0) => setLine(splitRuns(text, findFont), tracking)
  return {
    widthOf: (text, { size, tracking }) => set(text, tracking).width * size,
    draw(text, { size, tracking }, x, y) {
      const paths = set(text, tracking).glyphs.map((glyph) => drawGlyph(glyph, size, x, y))
      return paths.join('')
    },
    keepDrawable: (text) => [...text.normalize('NFC')].filter(findFont).join(''),
  }
}

type Run = [font: harfbuzz.Font, text: string]

function splitRuns(text: string, findFont: (character: string) => harfbuzz.Font | undefined) {
  const runs: Run[] = []
  for (const character of text) {
    const font = findFont(character)
    const last = runs.at(-1)
    if (font && last?.[0] === font) last[1] += character
    else if (font) runs.push([font, character])
  }
  return runs
}

/** One for all: memory of a buffer inside WebAssembly is given back only when JavaScript tidies up. */
const buffer = new harfbuzz.Buffer()

function setLine(runs: Run[], tracking: number) {
  const glyphs: Glyph[] = []
  let width = 0
  for (const [font, text] of runs) {
    const em = font.face.upem
    buffer.reset()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    harfbuzz.shape(font, buffer)
    const positions = buffer.getGlyphPositions()
    for (const [index, { codepoint: id }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      glyphs.push({ font, id, x: width + xOffset / em, y: yOffset / em })
      width += xAdvance / em + tracking
    }
  }
  return { glyphs, width }
}

function drawGlyph({ font, id, ...place }: Glyph, size: number, x: number, y: number): string {
  const outline = font.glyphToPath(id)
  if (!outline) return ''
  const scale = size / font.face.upem
  const at = `translate(${x + place.x * size} ${y - place.y * size})`
  return `<path transform="${at} scale(${scale} ${-scale})" d="${outline}"/>`
}
