import { type ReactNode, useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { compactControl } from '../../../ui/compact-control.ts'

interface ChoiceFieldProps {
  label: string
  value: string
  /** What is stored, and what is shown. */
  choices: readonly (readonly [string, string])[]
  onChoose: (value: string) => void
}

export function ChoiceField({ label, value, choices, onChoose }: ChoiceFieldProps) {
  return (
    <OptionField label={label}>
      {(id) => (
        <select
          className="field-control w-auto!"
          id={id}
          onChange={({ target }) => onChoose(target.value)}
          value={value}
        >
          {choices.map(([name, shown]) => (
            <option key={name} value={name}>
              {shown}
            </option>
          ))}
        </select>
      )}
    </OptionField>
  )
}

interface OptionFieldProps {
  label: string
  children: (id: string) => ReactNode
}

/** Label and control on one line. */
export function OptionField({ label, children }: OptionFieldProps) {
  const id = useId()
  return (
    <div className={classNames('flex min-w-0 items-center gap-2', compactControl)}>
      <label className="shrink-0 text-sm font-semibold" htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  )
}
