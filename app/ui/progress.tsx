/**
 * Progress bar on the native `<progress>` element (no inline style needed).
 *
 * Props: `value`, `max` (default 100); `label` (its name); `valueText` (what is read out, such as
 * "Question 3 of 21").
 */
import { classNames } from './class-names.ts'

interface ProgressProps {
  value: number
  label: string
  max?: number
  valueText?: string
  className?: string
}

export function Progress({ value, label, max = 100, valueText, className }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      aria-valuetext={valueText}
      className={classNames('meter-bar', className)}
      max={max}
      value={value}
    />
  )
}
