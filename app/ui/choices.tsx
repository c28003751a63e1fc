/**
 * A question answered by native checkboxes, or by radio buttons for a single choice. The inputs are
 * uncontrolled: the form holds what is chosen.
 *
 * Props: `type`; `legend`, `hint`, `error`; `name` of the inputs; `options` with their `names`;
 * `chosen` at first; `className` of the row of checkboxes; children follow the row.
 */
import type { ReactNode } from 'react'
import { Checkbox } from './checkbox.tsx'

export interface ChoicesProps<Option extends string> {
  type: 'checkbox' | 'radio'
  legend: string
  hint?: string | undefined
  error?: string | undefined
  name: string
  options: readonly Option[]
  names: Readonly<Record<Option, string>>
  chosen: readonly string[]
  className?: string
  children?: ReactNode
}

export function Choices<Option extends string>(props: ChoicesProps<Option>) {
  const { type, legend, hint, error, name, options, names, chosen, className, children } = props
  const notes = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return (
    <fieldset aria-describedby={notes || undefined} className="min-w-0">
      <legend className="mb-1 font-semibold">{legend}</legend>
      {hint && (
        <p className="text-sm text-muted" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <div className={type === 'radio' ? 'flex flex-wrap gap-x-8' : className}>
        {options.map((option) => {
          const box = { name, value: option, defaultChecked: chosen.includes(option) }
          if (type === 'checkbox') return <Checkbox {...box} key={option} label={names[option]} />
          return (
            <label className="flex min-h-11 items-center gap-3" key={option}>
              <input {...box} className="tick-control" type="radio" />
              {names[option]}
            </label>
          )
        })}
      </div>
      {children}
      {error && (
        <p className="text-sm font-semibold text-danger" id={`${name}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
