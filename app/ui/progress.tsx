/**
 * How far along, on the native `<progress>` element (no inline style needed).
 *
 * Props: `value`, `max` (default 100); `label` (its name); `valueText` (what is read out, such as
 * "Question 3 of 21"); `ticks` draws that many divisions under the bar, as on a rule.
 */
import { classNames } from './class-names.ts'

interface ProgressProps {
  value: number
  label: string
  max?: number
  valueText?: string
  ticks?: number
  className?: string
}

export function Progress({ value, label, max = 100, valueText, ticks, className }: ProgressProps) {
  return (
    <div className={classNames('grid gap-1', className)}>
      <progress
        aria-label={label}
        aria-valuetext={valueText}
        className="meter-bar"
        max={max}
        value={value}
      />
      {ticks && <Ticks count={ticks} />}
    </div>
  )
}

function Ticks({ count }: { count: number }) {
  return (
    <svg aria-hidden="true" className="h-2 w-full overflow-visible stroke-line">
      {Array.from({ length: count + 1 }, (_, index) => `${(index / count) * 100}%`).map((x) => (
        <line key={x} x1={x} x2={x} y1="0" y2="5" />
      ))}
    </svg>
  )
}
