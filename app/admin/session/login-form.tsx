import { type FormEvent, useEffect, useRef, useState } from 'react'
import { toastTitles, loginWords as words } from '../../../content/en/admin/words.ts'
import type { KeyHolder } from '../../../domain/keys.ts'
import { Logo } from '../../site/logo.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { dismissToast, toast } from '../../ui/toast.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { checkKey } from './check-key.ts'
import { PasskeyButton } from './passkey-button.tsx'

export type OnLogin = (key: string, holder: KeyHolder) => void

interface LoginFormProps {
  onLogin: OnLogin
  arePasskeysOffered: boolean
}

export function LoginForm({ onLogin, arePasskeysOffered }: LoginFormProps) {
  // Before it, a click would send the form the browser's way and lose what was typed.
  const isReady = useHydrated()
  const { field, fault, isChecking, submit } = useLogin(onLogin)
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-md content-center gap-8 px-4 py-12">
      <Logo />
      <form className="grid gap-6 border-t-4 border-ink pt-6" noValidate onSubmit={submit}>
        <header className="grid gap-2">
          <h1 className="text-2xl">{words.title}</h1>
          <p className="text-muted">{words.lead}</p>
        </header>
        {/* Without a name, so that no browser ever puts it into an address. */}
        <TextField
          autoCapitalize="none"
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
          error={fault}
          label={words.key}
          ref={field}
          spellCheck={false}
          type="password"
        />
        <Button busy={isChecking} disabled={!isReady} type="submit">
          {isChecking ? words.submitting : words.submit}
        </Button>
        <noscript>
          <p className="font-semibold text-danger">{words.noScript}</p>
        </noscript>
      </form>
      {arePasskeysOffered && <PasskeyButton onLogin={onLogin} />}
      <p>
        <a href={words.back.href}>{words.back.text}</a>
      </p>
    </main>
  )
}

function useLogin(onLogin: OnLogin) {
  const field = useRef<HTMLInputElement>(null)
  const isInFlight = useRef(false)
  const [isChecking, setChecking] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  useEffect(() => field.current?.focus(), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isInFlight.current) return
    const key = field.current?.value.trim() ?? ''
    isInFlight.current = true
    setChecking(key !== '')
    setFault(null)
    const found = await checkKey(key)
    isInFlight.current = false
    setChecking(false)
    if (typeof found !== 'string') {
      dismissToast()
      return onLogin(key, found)
    }
    setFault(found)
    toast({ title: toastTitles.error, description: found, variant: 'destructive' })
    field.current?.select()
  }
  return { field, fault, isChecking, submit }
}
