/**
 * A list of boxes to tick, with the error of a field.
 *
 * Props: `label`; `choices`; `chosen` (ids, in the order in which they were ticked); `onChange`;
 * `empty` (said when there is nothing to choose from); `error`; `required`.
 */
import { useId } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { FilingChoice } from './use-filing.ts'

interface FilingFieldProps {
  label: string
  choices: readonly FilingChoice[]
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
  empty: string
  error?: string | undefined
  required?: boolean
}

export function FilingField(props: FilingFieldProps) {
  const { label, choices, chosen, onChange, empty, error, required } = props
  const id = useId()
  const toggle = (one: number) =>
    onChange(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one])
  return (
    <fieldset
      aria-describedby={error ? `${id}-error` : undefined}
      className="grid min-w-0 content-start gap-1.5"
    >
      <legend className="font-semibold">
        {label}
        {required && (
          <span aria-hidden="true" className="text-danger">
            {' *'}
          </span>
        )}
      </legend>
      {choices.length === 0 && <p className="text-sm text-muted">{empty}</p>}
      {/* The room around is for the focus, which would be cut off. */}
      <div className="-m-1.5 grid max-h-56 gap-x-6 overflow-y-auto p-1.5 [grid-template-columns:repeat(auto-fill,minmax(min(12rem,100%),1fr))]">
        {choices.map(({ id: choice, name }) => (
          <Checkbox
            aria-invalid={error ? true : undefined}
            checked={chosen.includes(choice)}
            key={choice}
            label={name}
            onChange={() => toggle(choice)}
          />
        ))}
      </div>
      <div aria-live="polite">
        {error && (
          <p className="flex gap-1.5 text-sm font-semibold text-danger" id={`${id}-error`}>
            <Icon className="mt-0.5 size-4" name="warning" />
            {error}
          </p>
        )}
      </div>
    </fieldset>
  )
}
