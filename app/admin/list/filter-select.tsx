import { compactControl } from '../../ui/compact-control.ts'
import { SelectField } from '../../ui/field.tsx'

interface FilterSelectProps {
  label: string
  /** The first choice: no filter. */
  all: string
  /** Value and word of each choice. */
  options: readonly (readonly [string, string])[]
  value: string | undefined
  onChoose: (value: string) => void
}

export function FilterSelect({ label, all, options, value = '', onChoose }: FilterSelectProps) {
  return (
    <SelectField
      // A long name among the choices leaves the others their room.
      className={`${compactControl} sm:max-w-56`}
      label={label}
      labelHidden
      onChange={(event) => onChoose(event.target.value)}
      value={value}
    >
      <option value="">{all}</option>
      {options.map(([choice, word]) => (
        <option key={choice} value={choice}>
          {word}
        </option>
      ))}
    </SelectField>
  )
}
