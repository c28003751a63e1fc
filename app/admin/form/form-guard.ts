import { type Ref, useImperativeHandle, useRef } from 'react'
import { recordFormWords } from '../../../content/en/admin/words.ts'

/** Lets the dialog around a form ask it before closing: the dialog does not know what is typed. */
export interface FormGuard {
  /** Whether the dialog may close now; asks the user if something would be lost. */
  mayLeave: () => boolean
}

/** For the dialog: `guard` goes to the form, `leave` to every control that closes the dialog. */
export function useGuardedClose(onClose: () => void) {
  const guard = useRef<FormGuard>(null)
  const mayLeave = () => guard.current?.mayLeave() ?? true
  return { guard, mayLeave, leave: () => mayLeave() && onClose() }
}

interface Guarded {
  isPending: boolean
  isUnsaved: boolean
  /** Deletes the stored draft, if the form has one. */
  discard?: () => void
}

/** For the form. It cannot be left during a save; leaving it discards the stored draft. */
export function useFormGuard(
  guard: Ref<FormGuard>,
  { isPending, isUnsaved, discard }: Guarded,
  question: string = recordFormWords.discard,
): void {
  useImperativeHandle(
    guard,
    () => ({
      mayLeave: () => {
        if (isPending) return false
        const isLeft = !isUnsaved || window.confirm(question)
        if (isLeft) discard?.()
        return isLeft
      },
    }),
    [isPending, isUnsaved, discard, question],
  )
}
