/**
 * A labelled control with its hint and error, wired for assistive technology.
 *
 * TextField, TextAreaField, SelectField take: `label`; `hint` (stays visible); `error` (a sentence;
 * shown, announced and tied to the control); `required` (adds the asterisk); `labelHidden`; and
 * everything the native element takes, `ref` included. SelectField takes `choices`: the value and
 * the words of each. Put `noValidate` on the form when the messages are ours.
 *
 * FieldFrame is the frame alone, for a control of your own.
 */
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

interface FieldText {
  label: ReactNode
  hint?: ReactNode
  error?: string | null
  /** The label stays for assistive technology only. */
  labelHidden?: boolean
}

interface Wiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FrameProps extends FieldText {
  id?: string
  required?: boolean
  className?: string
  children: (wiring: Wiring) => ReactNode
}

export function FieldFrame(props: FrameProps) {
  const { label, hint, error, labelHidden, required, className, children } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const hintId = hint ? `${id}-hint` : null
  const errorId = error ? `${id}-error` : null
  const describedBy = [hintId, errorId].filter(Boolean).join(' ')
  return (
    <div className={classNames('grid content-start', !labelHidden && 'gap-1.5', className)}>
      <label className={labelHidden ? 'sr-only' : 'font-semibold'} htmlFor={id}>
        {label}
        {required && <Asterisk />}
      </label>
      {hintId && (
        <p className="text-sm text-muted" id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError
        className={labelHidden ? 'not-empty:mt-1.5' : undefined}
        error={error}
        id={`${id}-error`}
      />
    </div>
  )
}

/** For the eye: the control says itself that it is required. */
export const Asterisk = () => (
  <span aria-hidden="true" className="text-danger">
    {' *'}
  </span>
)

interface FieldErrorProps {
  /** Id of the message, for the control's `aria-describedby`. */
  id?: string
  error: string | null | undefined
  className?: string | undefined
}

/** Always rendered, so that a new error is announced; empty, it takes no room in a toolbar. */
export function FieldError({ id, error, className }: FieldErrorProps) {
  return (
    <div aria-live="polite" className={className}>
      {error && (
        <p className="flex gap-1.5 text-sm font-semibold text-danger" id={id}>
          <Icon className="mt-0.5 size-4" name="warning" />
          {error}
        </p>
      )}
    </div>
  )
}

type Native<Tag extends 'input' | 'textarea' | 'select'> = ComponentProps<Tag> & FieldText

/** Splits the props of a field into those of its frame and those of its control. */
function divide<Props extends Omit<FrameProps, 'children'>>(props: Props) {
  const { label, hint, error, labelHidden, className, ...control } = props
  const { id, required } = props
  return { frame: { label, hint, error, labelHidden, className, id, required }, control }
}

export function TextField(props: Native<'input'>) {
  const { frame, control } = divide(props)
  return (
    <FieldFrame {...frame}>
      {(wiring) => <input type="text" {...control} {...wiring} className="field-control" />}
    </FieldFrame>
  )
}

export function TextAreaField(props: Native<'textarea'>) {
  const { frame, control } = divide(props)
  return (
    <FieldFrame {...frame}>
      {(wiring) => <textarea rows={5} {...control} {...wiring} className="field-control" />}
    </FieldFrame>
  )
}

/** The choice of a SelectField for a record: its id as the value, its name as the words. */
export const choiceOf = ({ id, name }: { id: number; name: string }) => [String(id), name] as const

type SelectFieldProps = Omit<Native<'select'>, 'children'> & {
  choices: readonly (readonly [value: string, words: string])[]
}

export function SelectField({ choices, ...props }: SelectFieldProps) {
  const { frame, control } = divide(props)
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <select {...control} {...wiring} className="field-control">
          {choices.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
