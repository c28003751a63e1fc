/** Where a result is taken again: whether its register goes along, said before it is submitted. */
import { retakenRegister as words } from '../../content/en/register/words.ts'
import { fill, formFor } from '../../domain/wording.ts'
import { Checkbox } from '../ui/checkbox.tsx'

interface MoveFieldProps {
  /** How many tools the earlier result has. */
  tools: number
  /** Where the form is kept in state; else it keeps itself. */
  moves?: boolean
  onChange?: (moves: boolean) => void
}

export function MoveField({ tools, moves, onChange }: MoveFieldProps) {
  if (tools === 0) return null
  const state = onChange
    ? {
        checked: moves ?? true,
        onChange: ({ target }: { target: HTMLInputElement }) => onChange(target.checked),
      }
    : { defaultChecked: moves ?? true }
  return (
    <Checkbox
      className="border-t border-rule pb-3"
      hint={words.hint}
      label={fill(formFor(words.label, tools), { count: tools })}
      name="moves_register"
      value="yes"
      {...state}
    />
  )
}
