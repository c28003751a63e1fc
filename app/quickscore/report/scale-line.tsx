import type { ReactNode } from 'react'
import { bandThresholds } from '../../../domain/quickscore/scoring.ts'

const thresholds = [bandThresholds.amber, bandThresholds.green]

/** One row of the scale from 0 to 100, drawn for the eye alone: the figure stands beside it. */
export function ScaleLine({ children, className }: { children: ReactNode; className: string }) {
  return (
    <span className={`relative block self-stretch ${className}`}>
      <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        <line className="stroke-ink" x1="0" x2="100%" y1="50%" y2="50%" />
        {thresholds.map((threshold) => (
          <line
            className="stroke-line"
            key={threshold}
            strokeDasharray="2 3"
            x1={`${threshold}%`}
            x2={`${threshold}%`}
            y1="0"
            y2="100%"
          />
        ))}
        {children}
      </svg>
    </span>
  )
}
