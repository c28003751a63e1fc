import { recordFormWords as words } from '../../../content/en/admin/words.ts'
import type { Role } from '../../../domain/actor.ts'
import { Button } from '../../ui/button.tsx'
import { Allowed } from '../session/session.tsx'

interface FormFootProps {
  isPending: boolean
  onLeave: () => void
  submit: string
  /** Replaces `submit` while the form is being sent. */
  pending?: string
  disabled?: boolean
  /** Least role that may submit; others see why they may not. */
  to?: Role
}

/** Cancel and submit buttons of a form in a dialog. */
export function FormFoot(props: FormFootProps) {
  const { isPending, onLeave, submit, disabled, pending = words.saving, to = 'reader' } = props
  return (
    <footer className="flex flex-wrap justify-end gap-3">
      <Button disabled={isPending} onClick={onLeave} variant="outline">
        {words.cancel}
      </Button>
      <Allowed to={to} told>
        <Button busy={isPending} disabled={disabled} type="submit">
          {isPending ? pending : submit}
        </Button>
      </Allowed>
    </footer>
  )
}
