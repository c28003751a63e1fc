/** Controls of a tool's form, each with its error and with what was saved meanwhile. */
import type { ReactNode } from 'react'
import { toolWords as words } from '../../../content/en/register/words.ts'
import type { ToolField, TypedTool } from '../../../domain/register/tool.ts'
import { fill } from '../../../domain/wording.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'

export interface FieldsProps {
  typed: TypedTool
  errors: Readonly<Record<string, string>>
  /** What was saved meanwhile, of the fields where it says otherwise. */
  saved: TypedTool
}

type Names<Option extends string> = Readonly<Record<Option, string>>

interface NamedField extends FieldsProps {
  name: ToolField
}

const textOf = (typed: TypedTool, name: string) => String(typed[name] ?? '')
const ticksOf = (typed: TypedTool, name: string): readonly string[] => [typed[name] ?? []].flat()

/** What somebody else saved, where it differs. */
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

interface LineProps extends NamedField {
  label: string
  length: number
  hint?: string
  required?: boolean
}

export function LineControl({ label, length, hint, required = false, ...field }: LineProps) {
  const { name, typed, errors } = field
  return (
    <div className="grid gap-2">
      <TextField
        defaultValue={textOf(typed, name)}
        dir="auto"
        error={errors[name] ?? null}
        hint={hint}
        label={label}
        maxLength={errors[name] ? undefined : length}
        name={name}
        required={required}
      />
      <Saved {...field} />
    </div>
  )
}

export function DayControl({ label, ...field }: NamedField & { label: ReactNode }) {
  const { name, typed, errors } = field
  return (
    <div className="grid content-start gap-2">
      <TextField
        defaultValue={textOf(typed, name)}
        error={errors[name] ?? null}
        label={label}
        name={name}
        // What no calendar has could not be shown again in a field for days.
        type={errors[name] ? 'text' : 'date'}
      />
      <Saved {...field} />
    </div>
  )
}

interface OptionsProps<Option extends string> extends NamedField {
  options: readonly Option[]
  names: Names<Option>
}

export function SelectControl<Option extends string>({
  label,
  options,
  names,
  ...field
}: OptionsProps<Option> & { label: string }) {
  const { name, typed, errors } = field
  return (
    <div className="grid content-start gap-2">
      <SelectField
        defaultValue={textOf(typed, name) || (name === 'review' ? '' : 'unsure')}
        error={errors[name] ?? null}
        label={label}
        name={name}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {names[option]}
          </option>
        ))}
      </SelectField>
      <Saved {...field} names={names} />
    </div>
  )
}

interface GroupProps {
  legend: string
  hint?: string
  error: string | undefined
  id: string
  children: ReactNode
}

function Group({ legend, hint, error, id, children }: GroupProps) {
  const notes = [...(hint ? [`${id}-hint`] : []), ...(error ? [`${id}-error`] : [])].join(' ')
  return (
    <fieldset aria-describedby={notes || undefined} className="min-w-0">
      <legend className="mb-1 font-semibold">{legend}</legend>
      {hint && (
        <p className="text-sm text-muted" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p className="text-sm font-semibold text-danger" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

export function TicksControl<Option extends string>({
  legend,
  hint,
  options,
  names,
  ...field
}: OptionsProps<Option> & { legend: string; hint?: string }) {
  const { name, typed, errors } = field
  const ticked = ticksOf(typed, name)
  return (
    <Group error={errors[name]} id={name} legend={legend} {...(hint && { hint })}>
      <div className="grid gap-x-8 sm:grid-cols-2">
        {options.map((option) => (
          <Checkbox
            defaultChecked={ticked.includes(option)}
            key={option}
            label={names[option]}
            name={name}
            value={option}
          />
        ))}
      </div>
      <Saved {...field} names={names} />
    </Group>
  )
}

export function ChoiceControl<Option extends string>({
  legend,
  options,
  names,
  ...field
}: OptionsProps<Option> & { legend: string }) {
  const { name, typed, errors } = field
  const chosen = textOf(typed, name) || 'unsure'
  return (
    <Group error={errors[name]} id={name} legend={legend}>
      <div className="flex flex-wrap gap-x-8">
        {options.map((option) => (
          <label className="flex min-h-11 items-center gap-3" key={option}>
            <input
              className="tick-control"
              defaultChecked={option === chosen}
              name={name}
              type="radio"
              value={option}
            />
            {names[option]}
          </label>
        ))}
      </div>
      <Saved {...field} names={names} />
    </Group>
  )
}
