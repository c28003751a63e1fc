import { createRequire } from 'node:module'
import { brand } from '../../content/brand.ts'
import type { SocialCard } from '../../content/posts/share-card.ts'
import { colours } from '../../content/tokens.ts'
import { fitLines } from '../platform/documents/line-breaks.ts'
import { loadTypeface, type Type, type Typeface } from '../platform/documents/typeface.ts'

const require = createRequire(import.meta.url)

const serif = loadTypeface([
  require.resolve('@fontsource/newsreader/files/newsreader-latin-500-normal.woff'),
  require.resolve('@fontsource/newsreader/files/newsreader-latin-ext-500-normal.woff'),
])
const sans = loadTypeface([
  require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff'),
  require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-ext-500-normal.woff'),
])

export const cardSize = { width: 1200, height: 630 } as const

const axis = 92
const left = 164
const right = 1120
const beam = 70
const footRule = 512
const titleTop = 178
const leading = 1.08

const titleRoom = {
  width: right - left,
  steps: [
    { size: 112, mostLines: 2 },
    { size: 88, mostLines: 3 },
    { size: 72, mostLines: 4 },
    { size: 60, mostLines: 5 },
    { size: 48, mostLines: 6 },
  ],
} as const

/** The card as SVG: type as outlines on paper, hung on the line. */
export function drawCard({ eyebrow, title, note }: SocialCard): string {
  const { width, height } = cardSize
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${colours.paper}" d="M0 0h${width}v${height}H0z"/>`,
    drawRuler(),
    drawEyebrow(eyebrow),
    drawTitle(title),
    drawFoot(note),
    drawPlumbLine(),
    '</svg>',
  ].join('')
}

const setTitle = { tracking: -0.02 }

function drawTitle(title: string): string {
  const measure = (text: string, size: number) => serif.widthOf(text, { ...setTitle, size })
  const { size, lines } = fitLines(serif.keepDrawable(title), titleRoom, measure)
  const drawn = lines.map((line, index) =>
    serif.draw(line, { ...setTitle, size }, left, titleTop + size * (0.74 + index * leading)),
  )
  return `<g fill="${colours.ink}">${drawn.join('')}</g>`
}

const eyebrowType = { size: 28 }

function drawEyebrow(eyebrow: string): string {
  const [line = ''] = fitOneLine(sans, eyebrow, eyebrowType, right - left)
  return [
    `<path stroke="${colours.brass}" stroke-width="4" d="M${axis} 121H${left - 22}"/>`,
    `<g fill="${colours.brass}">${sans.draw(line, eyebrowType, left, 131)}</g>`,
  ].join('')
}

const nameType = { size: 46, tracking: -0.02 }
const noteType = { size: 26 }

function drawFoot(note: string): string {
  const baseline = footRule + 68
  const room = right - left - serif.widthOf(brand.name, nameType) - 40
  const [line = ''] = fitOneLine(sans, note, noteType, room)
  const start = right - sans.widthOf(line, noteType)
  return [
    `<path stroke="${colours.rule}" stroke-width="2" d="M${left} ${footRule}H${right}"/>`,
    `<g fill="${colours.ink}">${serif.draw(brand.name, nameType, left, baseline)}</g>`,
    `<g fill="${colours.muted}">${sans.draw(line, noteType, start, baseline - 3)}</g>`,
  ].join('')
}

function fitOneLine(face: Typeface, text: string, type: Type, width: number): string[] {
  const measure = (line: string, size: number) => face.widthOf(line, { ...type, size })
  const room = { width, steps: [{ size: type.size, mostLines: 1 }] }
  return fitLines(face.keepDrawable(text), room, measure).lines
}

/** Measured ticks, as on the pages: every fifth is long. */
function drawRuler(): string {
  const ticks = (every: number, length: number) =>
    Array.from({ length: Math.ceil(390 / every) }, (_, step) => {
      return `M${axis} ${beam + 26 + step * every}h${length}`
    }).join('')
  return [
    `<path stroke="${colours.rule}" stroke-width="2" d="${ticks(18, 12)}"/>`,
    `<path stroke="${colours.line}" stroke-width="2" d="${ticks(90, 22)}"/>`,
  ].join('')
}

/** The mark of the firm (app/site/logo.tsx), its line as long as the card is high. */
function drawPlumbLine(): string {
  return [
    `<path fill="${colours.brass}" d="M${axis - 36} ${beam - 10}h72v10h-72z"/>`,
    `<path stroke="${colours.ink}" stroke-width="2.5" d="M${axis} ${beam}V504"/>`,
    `<path fill="${colours.ink}" transform="translate(${axis - 39} 498) scale(3.25)" d="M10.5 0h3v3H18v4L12 24 6 7V3h4.5z"/>`,
  ].join('')
}
