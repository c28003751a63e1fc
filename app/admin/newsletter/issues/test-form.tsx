/** Sends one copy to an address of the person's own. Props: `postId`. */
import { type FormEvent, useRef, useState } from 'react'
import { issueTestWords as words } from '../../../../content/admin/newsletter-issues.ts'
import { emailAddressMessage, isEmailAddress } from '../../../../domain/email-address.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { findTestFault, useSendTest } from './use-sending.ts'

export function TestForm({ postId }: { postId: number }) {
  const { mutate, isPending, error } = useSendTest(postId)
  const [fault, setFault] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const email = input.current?.value.trim() ?? ''
    const isWrong = !isEmailAddress(email)
    setFault(isWrong ? emailAddressMessage : null)
    if (isWrong) input.current?.focus()
    else if (!isPending) mutate(email)
  }
  return (
    <form className="grid min-w-0 gap-3" noValidate onSubmit={submit}>
      <h3 className="text-lg">{words.title}</h3>
      <TextField
        autoComplete="email"
        className="max-w-measure"
        error={fault ?? (isPending ? null : findTestFault(error))}
        hint={words.hint}
        inputMode="email"
        label={words.email}
        ref={input}
        type="email"
      />
      <Button busy={isPending} className="justify-self-start" type="submit" variant="outline">
        {isPending ? words.sending : words.send}
      </Button>
    </form>
  )
}
