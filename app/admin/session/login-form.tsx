import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { passkeyWords } from '../../../content/en/admin/passkeys.ts'
import { loginWords } from '../../../content/en/admin/words.ts'
import type { KeyHolder, StartedSession } from '../../../domain/keys.ts'
import { ApiError, readRefusal } from '../../api-client.ts'
import { Logo } from '../../site/logo.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { dismissToast } from '../../ui/toast.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { callAdminApi, isUnauthorised } from './api.ts'
import { tellFailure } from './tell.ts'

type Found = KeyHolder & { key: string }
type OnLogin = (key: string, holder: KeyHolder) => void

interface LoginFormProps {
  onLogin: OnLogin
  arePasskeysOffered: boolean
}

export function LoginForm({ onLogin, arePasskeysOffered }: LoginFormProps) {
  // Before hydration a click would submit the form natively and lose what was typed.
  const isReady = useHydrated()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const { attempt, isPending, fault } = useAttempt(onLogin)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const refusal = await attempt(() => checkKey(field.current?.value.trim() ?? ''))
    if (refusal === null) return
    tellFailure(refusal)
    field.current?.select()
  }
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-md content-center gap-8 px-4 py-12">
      <Logo />
      <form className="grid gap-6 border-t-4 border-ink pt-6" noValidate onSubmit={submit}>
        <header className="grid gap-2">
          <h1 className="text-2xl">{loginWords.title}</h1>
          <p className="text-muted">{loginWords.lead}</p>
        </header>
        {/* Without a name, so that no browser ever puts it into an address. */}
        <TextField
          autoCapitalize="none"
          autoComplete="current-password"
          error={fault}
          label={loginWords.key}
          ref={field}
          spellCheck={false}
          type="password"
        />
        <Button busy={isPending} disabled={!isReady} type="submit">
          {isPending ? loginWords.submitting : loginWords.submit}
        </Button>
        <noscript>
          <p className="font-semibold text-danger">{loginWords.noScript}</p>
        </noscript>
      </form>
      {arePasskeysOffered && <PasskeyButton onLogin={onLogin} />}
      <p>
        <a href={loginWords.back.href}>{loginWords.back.text}</a>
      </p>
    </main>
  )
}

/** State of one way to sign in: `ask` returns who it is, or an error message. */
function useAttempt(onLogin: OnLogin) {
  const [isPending, setPending] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const attempt = async (ask: () => Promise<Found | string>) => {
    if (isPending) return null
    setPending(true)
    setFault(null)
    const found = await ask()
    setPending(false)
    if (typeof found === 'string') {
      setFault(found)
      return found
    }
    const { key, ...holder } = found
    dismissToast()
    onLogin(key, holder)
    return null
  }
  return { attempt, isPending, fault }
}

/** Signs in with a passkey. */
function PasskeyButton({ onLogin }: { onLogin: OnLogin }) {
  const isReady = useHydrated()
  const { attempt, isPending, fault } = useAttempt(onLogin)
  if (isReady && !browserSupportsWebAuthn()) return null
  return (
    <div className="grid gap-3">
      <Button
        busy={isPending}
        disabled={!isReady}
        onClick={() => attempt(askForPasskey)}
        variant="outline"
      >
        {isPending ? passkeyWords.signingIn : passkeyWords.signIn}
      </Button>
      <p className="font-semibold text-danger empty:hidden" role="alert">
        {fault}
      </p>
    </div>
  )
}

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** Returns the started session, or an error message. */
async function askForPasskey(): Promise<StartedSession | string> {
  let isAsking = false
  try {
    const { data: optionsJSON } = await callAdminApi<Options>(null, 'POST', '/api/passkeys/options')
    if (!optionsJSON) return passkeyWords.failed
    isAsking = true
    const sent = await startAuthentication({ optionsJSON })
    isAsking = false
    const path = '/api/passkeys/session'
    const { data } = await callAdminApi<StartedSession>(null, 'POST', path, { body: sent })
    return data ?? passkeyWords.failed
  } catch (error) {
    // The browser's error does not help, because it hides which of several reasons it was.
    if (isAsking) return passkeyWords.unanswered
    const { status, message } = readRefusal(error)
    if (status === undefined) return loginWords.offline
    if (status === 401) return passkeyWords.invalid
    return (status === 429 && message) || passkeyWords.failed
  }
}

/** Checks a key with one request. Returns who holds it, or an error message. */
export async function checkKey(key: string): Promise<Found | string> {
  if (key === '') return loginWords.empty
  if (!isSendable(key)) return loginWords.invalid
  try {
    const { data } = await callAdminApi<KeyHolder>(key, 'GET', '/api/admin/session')
    // An older server, about to be replaced, knows only the owner's key and returns no data.
    return { key, ...(data ?? { role: 'owner', name: null }) }
  } catch (error) {
    if (isUnauthorised(error)) return loginWords.invalid
    if (!(error instanceof ApiError)) return loginWords.offline
    // The server alone knows how long to wait.
    const wait = error.status === 429 ? error.envelope?.message : undefined
    return wait ?? loginWords.failed
  }
}

/** Whether a header can hold the key: one with characters beyond Latin-1 cannot be valid. */
function isSendable(key: string): boolean {
  try {
    return new Headers({ 'x-admin-key': key }).has('x-admin-key')
  } catch {
    return false
  }
}
