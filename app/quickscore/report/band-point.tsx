import type { Band } from '../../../domain/quickscore/scoring.ts'

const shapes: Record<Band, { colour: string; d: string }> = {
  green: { colour: 'fill-green', d: 'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0' },
  amber: { colour: 'fill-amber', d: 'M0-8l8.5 14.5h-17z' },
  red: { colour: 'fill-red', d: 'M-6.5-6.5h13v13h-13z' },
}

interface BandPointProps {
  band: Band
  /** Where in the drawing around it: a length, or a share of its width. */
  x: number | string
  y: number | string
  /** How many times the usual size. */
  size?: number
}

/** A score as a point in a drawing: the shape and the colour of its band. */
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
