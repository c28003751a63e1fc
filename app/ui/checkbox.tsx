/**
 * A native checkbox; its label is part of the target (44 px). A required one starts as valid.
 *
 * Props: `label`, `hint`, and everything `<input type="checkbox">` takes.
 */
import { type ComponentProps, type ReactNode, useId } from 'react'

type CheckboxProps = ComponentProps<'input'> & { label: ReactNode; hint?: ReactNode }

export function Checkbox({ label, hint, className, ...input }: CheckboxProps) {
  const ownId = useId()
  const id = input.id ?? ownId
  return (
    <div className={className}>
      <label className="flex min-h-11 items-start gap-3 py-2.5" htmlFor={id}>
        <input
          aria-invalid={false}
          {...input}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="tick-control"
          id={id}
          type="checkbox"
        />
        <span className="leading-snug">{label}</span>
      </label>
      {hint && (
        <p className="pl-9 text-sm text-muted" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
