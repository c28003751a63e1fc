import { colours as brandColours } from '../../content/tokens.ts'
import { arcPath, pointAt, ringRadius } from '../../domain/quickscore/dial-geometry.ts'
import { type Band, bandThresholds } from '../../domain/quickscore/scoring.ts'
import type { PdfMark, Pen } from '../platform/documents/pdf/blocks.ts'

/** The roles of the brand, on white paper. */
export const colours = { ...brandColours, white: '#ffffff' } as const

/** The shapes of app/ui/status-mark.tsx: a band is never told by its colour alone. */
export const bandMarks: Record<Band, PdfMark> = {
  green: { shape: 'disc', colour: colours.green },
  amber: { shape: 'triangle', colour: colours.amber },
  red: { shape: 'square', colour: colours.red },
}

const thresholds = [bandThresholds.amber, bandThresholds.green]
const ticks = Array.from({ length: 21 }, (_, index) => index * 5)

/** The dial of the results screen, without the mark of the benchmark. */
export function drawDial(pen: Pen, score: number, band: Band): void {
  for (const tick of ticks) {
    const length = tick % 10 === 0 ? 22 : 18
    pen.path(strokePath(tick, ringRadius + 14, ringRadius + length), { stroke: colours.line })
  }
  pen.path(arcPath(ringRadius), { stroke: colours.rule, width: 18 })
  if (score > 0) pen.path(arcPath(ringRadius, score), { stroke: colours[band], width: 18 })
  for (const threshold of thresholds) {
    const path = strokePath(threshold, ringRadius - 9, ringRadius + 9)
    pen.path(path, { stroke: colours.white, width: 2 })
  }
  for (const figure of [0, ...thresholds, 100]) {
    const { x, y } = pointAt(figure, ringRadius + 36)
    pen.label(String(figure), x, y, { size: 12, colour: colours.brass })
  }
}

function strokePath(score: number, from: number, to: number): string {
  const [start, end] = [pointAt(score, from), pointAt(score, to)]
  return `M${start.x} ${start.y}L${end.x} ${end.y}`
}

export const barView = { width: 300, height: 12 } as const

interface Bar {
  score: number
  status: Band
  isScored: boolean
}

/** A domain's score on a scale whose marks stand where the bands begin. */
export function drawBar(pen: Pen, { score, status, isScored }: Bar): void {
  const { width, height } = barView
  pen.path(barPath(width), { fill: isScored ? colours.rule : colours.wash })
  if (score > 0) pen.path(barPath((score / 100) * width), { fill: colours[status] })
  for (const threshold of thresholds) {
    const x = (threshold / 100) * width
    pen.path(`M${x} 0V${height}`, { stroke: colours.ink, width: 0.8 })
  }
}

const barPath = (length: number) => `M0 2.5H${length}V9.5H0Z`
