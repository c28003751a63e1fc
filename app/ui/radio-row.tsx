/**
 * Big answer rows over native radio buttons, so that arrow keys, forms and screen readers work as
 * they always do.
 *
 * RadioGroup: `legend`, `hint`, `required`; children are RadioRows.
 * RadioRow: `title`, `description`, `keyHint` (the key that chooses it; shown where there is a
 * keyboard, hidden from assistive technology), and everything `<input type="radio">` takes.
 */
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { Asterisk } from './field.tsx'

type RadioGroupProps = Omit<ComponentProps<'fieldset'>, 'aria-describedby'> & {
  legend: ReactNode
  hint?: ReactNode
  required?: boolean
}

export function RadioGroup(props: RadioGroupProps) {
  const { legend, hint, required, children, className, ...rest } = props
  const hintId = useId()
  return (
    <fieldset
      {...rest}
      aria-describedby={hint ? hintId : undefined}
      className={classNames('min-w-0', className)}
    >
      <legend className="mb-3 font-semibold">
        {legend}
        {required && <Asterisk />}
      </legend>
      {hint && (
        <p className="mb-3 text-sm text-muted" id={hintId}>
          {hint}
        </p>
      )}
      <div className="grid gap-3">{children}</div>
    </fieldset>
  )
}

type RadioRowProps = Omit<ComponentProps<'input'>, 'title'> & {
  title: ReactNode
  description?: ReactNode
  keyHint?: string
}

export function RadioRow({ title, description, keyHint, className, ...input }: RadioRowProps) {
  const descriptionId = useId()
  return (
    <label
      className={classNames('radio-row flex min-h-16 items-center gap-4 px-4 py-3', className)}
    >
      <input
        {...input}
        aria-describedby={description ? descriptionId : undefined}
        className="tick-control outline-none"
        type="radio"
      />
      <span className="grid grow gap-1">
        <span className="font-semibold leading-snug">{title}</span>
        {description && (
          // Its description, not part of its name: the answer's name stays short when read out.
          <span aria-hidden="true" className="text-sm text-muted" id={descriptionId}>
            {description}
          </span>
        )}
      </span>
      {keyHint && (
        <span
          aria-hidden="true"
          className="grid size-7 shrink-0 place-items-center border border-line font-sans text-sm text-muted figures pointer-coarse:hidden"
        >
          {keyHint}
        </span>
      )}
    </label>
  )
}
