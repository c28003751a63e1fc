import { type ReactNode, useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { compactControl } from '../../compact-control.ts'

interface OptionFieldProps {
  label: string
  children: (id: string) => ReactNode
}

/** Label and control on one line. */
export function OptionField({ label, children }: OptionFieldProps) {
  const id = useId()
  return (
    <div className={classNames('flex items-center gap-2', compactControl)}>
      <label className="shrink-0 text-sm font-semibold" htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  )
}
