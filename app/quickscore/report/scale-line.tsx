import type { ReactNode } from 'react'
import { type Band, bandThresholds } from '../../../domain/quickscore/scoring.ts'

export const thresholds = [bandThresholds.amber, bandThresholds.green]

interface ThresholdLinesProps {
  y1?: number | string
  y2?: number | string
}

/** Lines at the band thresholds, in a drawing as wide as the scale. */
export function ThresholdLines({ y1 = '0', y2 = '100%' }: ThresholdLinesProps) {
  return thresholds.map((threshold) => (
    <line
      className="stroke-line"
      key={threshold}
      strokeDasharray="2 3"
      x1={`${threshold}%`}
      x2={`${threshold}%`}
      y1={y1}
      y2={y2}
    />
  ))
}

/** One row of the scale from 0 to 100; decorative, the figure is beside it. */
export function ScaleLine({ children, className }: { children: ReactNode; className: string }) {
  return (
    <span className={`relative block self-stretch ${className}`}>
      <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        <line className="stroke-ink" x1="0" x2="100%" y1="50%" y2="50%" />
        <ThresholdLines />
        {children}
      </svg>
    </span>
  )
}

const shapes: Record<Band, { colour: string; d: string }> = {
  green: { colour: 'fill-green', d: 'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0' },
  amber: { colour: 'fill-amber', d: 'M0-8l8.5 14.5h-17z' },
  red: { colour: 'fill-red', d: 'M-6.5-6.5h13v13h-13z' },
}

interface BandPointProps {
  band: Band
  /** Position in the parent drawing: a length or a percentage. */
  x: number | string
  y: number | string
  /** Scale factor. */
  size?: number
}

/** A score as a point with the shape and colour of its band. */
export function BandPoint({ band, x, y, size = 1 }: BandPointProps) {
  const { colour, d } = shapes[band]
  return (
    <svg aria-hidden="true" overflow="visible" x={x} y={y}>
      <path
        className={`${colour} stroke-paper print:stroke-white`}
        d={d}
        paintOrder="stroke"
        strokeWidth="3"
        transform={`scale(${size})`}
      />
    </svg>
  )
}
