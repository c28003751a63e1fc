/** An address to be copied, on a page without framework (public/copy-text.js). */
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'

interface CopyFieldProps {
  id: string
  label: string
  value: string
  words: { copy: string; copied: string }
}

export function CopyField({ id, label, value, words }: CopyFieldProps) {
  return (
    <div className="grid gap-3">
      <TextField defaultValue={value} id={id} label={label} readOnly />
      <p aria-live="polite">
        <Button data-copied={words.copied} data-copies={id} hidden variant="outline">
          {words.copy}
        </Button>
      </p>
      <script defer src="/copy-text.js" />
    </div>
  )
}
