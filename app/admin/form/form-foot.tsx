import { recordFormWords as words } from '../../../content/en/admin/words.ts'
import { Button } from '../../ui/button.tsx'

interface FormFootProps {
  isPending: boolean
  onLeave: () => void
  submit: string
  /** In its place while the form is on its way. */
  pending?: string
}

/** Leaves a form in a dialog, or sends it. */
export function FormFoot({ isPending, onLeave, submit, pending = words.saving }: FormFootProps) {
  return (
    <footer className="flex flex-wrap justify-end gap-3">
      <Button disabled={isPending} onClick={onLeave} variant="outline">
        {words.cancel}
      </Button>
      <Button busy={isPending} type="submit">
        {isPending ? pending : submit}
      </Button>
    </footer>
  )
}
