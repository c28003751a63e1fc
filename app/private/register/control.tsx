/** Controls of a tool's form, each with its error and the conflicting saved value. */
import type { ReactNode } from 'react'
import { toolWords as words } from '../../../content/en/register/words.ts'
import type { ToolField, TypedTool } from '../../../domain/register/tool.ts'
import { fill } from '../../../domain/wording.ts'
import { Choices, type ChoicesProps } from '../../ui/choices.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'

export interface FieldsProps {
  typed: TypedTool
  errors: Readonly<Record<string, string>>
  /** Values that were saved meanwhile, for fields where they differ. */
  saved: TypedTool
}

interface NamedField extends FieldsProps {
  name: ToolField
}

const textOf = (typed: TypedTool, name: string) => String(typed[name] ?? '')
const ticksOf = (typed: TypedTool, name: string): readonly string[] => [typed[name] ?? []].flat()

/** The value that somebody else saved, if it differs. */
function Saved({ saved, name, names }: NamedField & { names?: Readonly<Record<string, string>> }) {
  if (!(name in saved)) return null
  const value = ticksOf(saved, name)
    .filter(Boolean)
    .map((one) => names?.[one] ?? one)
    .join('; ')
  return (
    <p className="border-l-4 border-amber bg-amber-wash px-4 py-3">
      {fill(words.conflict.saved, { value: value || words.conflict.nothing })}
    </p>
  )
}

interface TextProps extends NamedField {
  label: ReactNode
  /** Maximum length; absent for a date. */
  length?: number
  hint?: string
  required?: boolean
}

export function TextControl({ label, length, hint, required = false, ...field }: TextProps) {
  const { name, typed, errors } = field
  return (
    <div className="grid content-start gap-2">
      <TextField
        defaultValue={textOf(typed, name)}
        dir="auto"
        error={errors[name] ?? null}
        hint={hint}
        label={label}
        maxLength={errors[name] ? undefined : length}
        name={name}
        required={required}
        // A date field cannot show an invalid date again, so an error makes it a text field.
        type={length || errors[name] ? 'text' : 'date'}
      />
      <Saved {...field} />
    </div>
  )
}

interface SelectProps<Option extends string> extends NamedField {
  label: string
  options: readonly Option[]
  names: Readonly<Record<Option, string>>
}

export function SelectControl<Option extends string>({
  label,
  options,
  names,
  ...field
}: SelectProps<Option>) {
  const { name, typed, errors } = field
  return (
    <div className="grid content-start gap-2">
      <SelectField
        choices={options.map((option) => [option, names[option]])}
        defaultValue={textOf(typed, name) || (name === 'review' ? '' : 'unsure')}
        error={errors[name] ?? null}
        label={label}
        name={name}
      />
      <Saved {...field} names={names} />
    </div>
  )
}

type ChoiceProps<Option extends string> = NamedField & Omit<ChoicesProps<Option>, 'chosen' | 'name'>

/** Radio buttons default to "unsure". */
export function ChoiceControl<Option extends string>({
  typed,
  errors,
  saved,
  name,
  ...choices
}: ChoiceProps<Option>) {
  const chosen = ticksOf(typed, name).filter(Boolean)
  return (
    <Choices
      {...choices}
      chosen={choices.type === 'radio' && chosen.length === 0 ? ['unsure'] : chosen}
      className="grid gap-x-8 sm:grid-cols-2"
      error={errors[name]}
      name={name}
    >
      <Saved errors={errors} name={name} names={choices.names} saved={saved} typed={typed} />
    </Choices>
  )
}
