import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { colours, darkColours } from '../../content/colours.ts'
import { brand, isFirstFirm } from '../../content/firm.ts'
import { escapeHtml } from '../platform/xml.ts'

const require = createRequire(import.meta.url)

/** The icon as SVG: a plumb line for the first firm, the initial for any other. */
export async function drawIcon(): Promise<string> {
  const { ink, paper } = colours
  const { brass } = darkColours
  const mark = isFirstFirm
    ? `<path fill="${brass}" d="M8 4h16v3H8zM15 7h2v7h-2z"/>
  <path fill="${paper}" d="M14.5 13h3v2.5h3.5V19l-5 10-5-10v-3.5h3.5z"/>`
    : `<path fill="${brass}" d="M8 4h16v3H8z"/>
  ${await drawLetter([...brand.name.toUpperCase()][0] ?? '', paper)}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <title>${escapeHtml(brand.name)}</title>
  <path fill="${ink}" d="M2 0h28a2 2 0 0 1 2 2v28a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2z"/>
  ${mark}
</svg>
`
}

const letterHeight = 22

/** The letter as a path, which needs no installed font. Empty where no face has it. */
export async function drawLetter(letter: string, colour: string): Promise<string> {
  const { create } = await import('fontkitten')
  const code = letter.codePointAt(0) ?? 0
  for (const file of [
    'newsreader/500Medium/Newsreader_500Medium',
    'noto-sans/600SemiBold/NotoSans_600SemiBold',
  ]) {
    const font = create(readFileSync(require.resolve(`@expo-google-fonts/${file}.ttf`)))
    if (font.isCollection || !font.hasGlyphForCodePoint(code)) continue
    const { path, advanceWidth } = font.glyphForCodePoint(code)
    const scale = letterHeight / font.unitsPerEm
    const left = 16 - (advanceWidth * scale) / 2
    return `<path fill="${colour}" transform="translate(${left} 27) scale(${scale} ${-scale})" d="${path.toSVG()}"/>`
  }
  return ''
}

export async function drawPng(svg: string, side: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const drawn = sharp(Buffer.from(svg), { density: (72 * side) / 32 })
  return drawn.resize(side, side).png().toBuffer()
}

/** Packs a PNG of 32 by 32 pixels as an ICO file. */
export function packIcon(png: Buffer): Buffer {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  head.writeUInt32LE(png.length, 14)
  return Buffer.concat([head, png])
}
