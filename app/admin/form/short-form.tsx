/**
 * A short form: what is typed is nowhere but here. Only what is being edited at length is kept in the
 * browser (use-form.ts).
 */
import {
  type ChangeEvent,
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react'
import { recordFormWords } from '../../../content/en/admin/words.ts'
import { fill } from '../../../domain/wording.ts'
import { readRefusal } from '../../api-client.ts'
import { useFormFocus } from '../../ui/use-form-focus.ts'
import { FormFoot } from './form-foot.tsx'
import type { FieldErrors } from './form-kind.ts'

interface ShortFormRules<Values> {
  begin: Values
  check?: (values: Values) => FieldErrors
  sending: {
    mutate: (values: Values, options: { onError: (error: Error) => void }) => void
    isPending: boolean
  }
  /** What a refusal says of the fields. */
  faultsIn?: (refusal: Error) => FieldErrors
}

export function useShortForm<Values extends object>(rules: ShortFormRules<Values>) {
  const { begin, check, sending, faultsIn = (error) => readRefusal(error).errors ?? {} } = rules
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(begin)
  const [errors, setErrors] = useState<FieldErrors>({})
  const { mutate, isPending } = sending
  const { focusFirstError } = useFormFocus(form, isPending)
  const refuse = (found: FieldErrors) => {
    setErrors(found)
    focusFirstError()
  }
  const set = (change: Partial<Values>) => {
    setValues((before) => ({ ...before, ...change }))
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in change))),
    )
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const found = check?.(values) ?? {}
    setErrors(found)
    if (Object.keys(found).length > 0) return focusFirstError()
    mutate(values, { onError: (error) => refuse(faultsIn(error)) })
  }
  return {
    values,
    errors,
    isPending,
    set,
    field: fieldsOf(values, errors, set),
    /** Of the form element. */
    props: { noValidate: true, onSubmit, ref: form },
  }
}

/**
 * What a field is given that is typed into: its text, what is wrong with it, what becomes of it, and
 * where it takes at most `max` characters, what `limitOf` says.
 */
export function fieldsOf<Values extends object>(
  values: Values,
  errors: FieldErrors,
  set: (change: Partial<Values>) => void,
) {
  return <Name extends keyof Values & string>(name: Name, max?: number, hint?: Hint) => ({
    ...(max && limitOf(String(values[name] ?? ''), max, hint)),
    error: errors[name],
    onChange: ({ target }: ChangeEvent<{ value: string }>) =>
      set({ [name]: target.value } as Partial<Values>),
    value: values[name],
  })
}

type Hint = string | false

/** Of a field that takes so much and no more: near the end its hint counts down what is left. */
export function limitOf(text: string, maxLength: number, hint?: Hint) {
  const left = maxLength - text.length
  const end = left > 0 ? recordFormWords.left : recordFormWords.full
  return {
    maxLength,
    hint: left > Math.min(20, maxLength / 10) ? hint : fill(end, { left, max: maxLength }),
  }
}

type Sent = Pick<ReturnType<typeof useShortForm>, 'isPending' | 'props'>

interface ShortFormProps extends Omit<ComponentProps<typeof FormFoot>, 'isPending'> {
  form: Sent
  children: ReactNode
}

/** One that is all of a dialog. */
export function ShortForm({ form, children, ...foot }: ShortFormProps) {
  return (
    <form {...form.props} className="grid min-w-0 grid-cols-1 gap-6">
      {children}
      <FormFoot {...foot} isPending={form.isPending} />
    </form>
  )
}
