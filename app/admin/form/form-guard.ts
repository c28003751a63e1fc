import { type Ref, useImperativeHandle, useRef } from 'react'
import { recordFormWords } from '../../../content/en/admin/words.ts'

/** What a form says to the dialog around it, which does not know what is typed. */
export interface FormGuard {
  /** Asks where something would be lost. */
  mayLeave: () => boolean
}

/** For the dialog: `guard` goes to the form, `leave` to all that would close the dialog. */
export function useGuardedClose(onClose: () => void) {
  const guard = useRef<FormGuard>(null)
  const mayLeave = () => guard.current?.mayLeave() ?? true
  return { guard, mayLeave, leave: () => mayLeave() && onClose() }
}

interface Guarded {
  isPending: boolean
  isUnsaved: boolean
  /** Of what is typed, where it is kept anywhere. */
  discard?: () => void
}

/** For the form. Nothing is left while a save is on its way; what is left is kept no longer. */
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
