/**
 * A short form, which holds its values in memory only. Forms for longer work keep drafts in the
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
import { readRefusal } from '../../api-client.ts'
import { type Hint, limitIn } from '../../ui/limit-in.ts'
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
  /** Field errors of a refused request. */
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
    /** Props of the form element. */
    props: { noValidate: true, onSubmit, ref: form },
  }
}

/**
 * Props of a text field: its value, error and change handler and, if it takes at most `max`
 * characters, the result of `limitOf`.
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

export const limitOf = limitIn(recordFormWords)

type Sent = Pick<ReturnType<typeof useShortForm>, 'isPending' | 'props'>

interface ShortFormProps extends Omit<ComponentProps<typeof FormFoot>, 'isPending'> {
  form: Sent
  children: ReactNode
}

/** Form that fills a whole dialog. */
export function ShortForm({ form, children, ...foot }: ShortFormProps) {
  return (
    <form {...form.props} className="grid min-w-0 grid-cols-1 gap-6">
      {children}
      <FormFoot {...foot} isPending={form.isPending} />
    </form>
  )
}
