/**
 * The three contact fields of a QuickScore, and the note on their use.
 *
 * LeadFields: `lead`; `errors` by field; `onChange` for controlled fields, else the form holds the
 * values.
 */
import { leadWords as words } from '../../content/en/quickscore/words.ts'
import { retakenRegister } from '../../content/en/register/words.ts'
import { type Lead, leadMaxLengths } from '../../domain/quickscore/submission.ts'
import { fill, formFor } from '../../domain/wording.ts'
import { CopyText } from '../site/copy.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { TextField } from '../ui/field.tsx'

const fields = [
  { name: 'name', label: words.name, type: 'text', autoComplete: 'name' },
  { name: 'company', label: words.company, type: 'text', autoComplete: 'organization' },
  { name: 'email', label: words.email, type: 'email', autoComplete: 'email' },
] as const satisfies readonly { name: keyof Lead; [attribute: string]: string }[]

interface LeadFieldsProps {
  lead: Lead
  errors: Partial<Record<string, string>>
  onChange?: (lead: Lead) => void
}

export function LeadFields({ lead, errors, onChange }: LeadFieldsProps) {
  return fields.map(({ name, ...field }) => (
    <TextField
      {...field}
      {...(onChange
        ? {
            onChange: ({ target }) => onChange({ ...lead, [name]: target.value }),
            value: lead[name],
          }
        : { defaultValue: lead[name] })}
      error={errors[name] ?? null}
      key={name}
      enterKeyHint={name === 'email' ? 'send' : 'next'}
      maxLength={leadMaxLengths[name]}
      name={name}
      required
    />
  ))
}

export function Privacy() {
  return (
    <p className="text-sm text-muted">
      <CopyText copy={words.privacy} inNewTab />
    </p>
  )
}

interface MoveFieldProps {
  /** Number of tools in the earlier result's register. */
  tools: number
  /** Set with `onChange` for a controlled field. */
  moves?: boolean
  onChange?: (moves: boolean) => void
}

/** For a retake: whether the register of tools moves to the new result. */
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
      hint={retakenRegister.hint}
      label={fill(formFor(retakenRegister.label, tools), { count: tools })}
      name="moves_register"
      value="yes"
      {...state}
    />
  )
}
