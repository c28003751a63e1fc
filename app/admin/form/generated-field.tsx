/** A text field with a button that fills it in. */
import type { ComponentProps } from 'react'
import { recordFormWords } from '../../../content/en/admin/words.ts'
import { FieldFrame } from '../../ui/field.tsx'
import { ToolButton } from '../tool-button.tsx'

interface GeneratedFieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string
  hint?: string | false | undefined
  error?: string | undefined
  generateLabel: string
  onGenerate: () => void
  onType: (value: string) => void
}

export function GeneratedField(props: GeneratedFieldProps) {
  const { label, hint, error, generateLabel, onGenerate, onType, ...input } = props
  return (
    <FieldFrame error={error ?? null} hint={hint} label={label} required={input.required}>
      {(wiring) => (
        <div className="flex gap-2">
          <input
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            type="text"
            {...input}
            {...wiring}
            className="field-control min-w-0 grow"
            onChange={(event) => onType(event.target.value)}
          />
          <ToolButton
            aria-label={generateLabel}
            label={recordFormWords.generate}
            onClick={onGenerate}
          />
        </div>
      )}
    </FieldFrame>
  )
}
