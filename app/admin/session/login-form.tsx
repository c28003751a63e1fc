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

type OnLogin = (key: string, holder: KeyHolder) => void

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
          <h1 className="text-2xl">{loginWords.title}</h1>
          <p className="text-muted">{loginWords.lead}</p>
        </header>
        {/* Without a name, so that no browser ever puts it into an address. */}
        <TextField
          autoCapitalize="none"
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
          error={fault}
          label={loginWords.key}
          ref={field}
          spellCheck={false}
          type="password"
        />
        <Button busy={isChecking} disabled={!isReady} type="submit">
          {isChecking ? loginWords.submitting : loginWords.submit}
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
    tellFailure(found)
    field.current?.select()
  }
  return { field, fault, isChecking, submit }
}

/** Signs in with a passkey. */
function PasskeyButton({ onLogin }: { onLogin: OnLogin }) {
  const isReady = useHydrated()
  const isInFlight = useRef(false)
  const [isWaiting, setWaiting] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  if (isReady && !browserSupportsWebAuthn()) return null

  const signIn = async () => {
    if (isInFlight.current) return
    isInFlight.current = true
    setWaiting(true)
    setFault(null)
    const found = await askForPasskey()
    isInFlight.current = false
    setWaiting(false)
    if (typeof found === 'string') return setFault(found)
    dismissToast()
    onLogin(found.key, found)
  }
  return (
    <div className="grid gap-3">
      <Button busy={isWaiting} disabled={!isReady} onClick={signIn} variant="outline">
        {isWaiting ? passkeyWords.signingIn : passkeyWords.signIn}
      </Button>
      <p className="font-semibold text-danger empty:hidden" role="alert">
        {fault}
      </p>
    </div>
  )
}

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** The session that it began, or the sentence for the person at the door. */
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
    // What the browser says of it tells nobody more: it hides which of several reasons it was.
    if (isAsking) return passkeyWords.unanswered
    const { status, message } = readRefusal(error)
    if (status === undefined) return loginWords.offline
    if (status === 401) return passkeyWords.invalid
    return (status === 429 && message) || passkeyWords.failed
  }
}

/** Asks the server once: who holds the key, or the sentence for the person at the door. */
export async function checkKey(key: string): Promise<KeyHolder | string> {
  if (key === '') return loginWords.empty
  if (!isSendable(key)) return loginWords.invalid
  try {
    const { data } = await callAdminApi<KeyHolder>(key, 'GET', '/api/admin/session')
    // A server that is about to be replaced knows the owner's key alone, and says nothing of it.
    return data ?? { role: 'owner', name: null }
  } catch (error) {
    if (isUnauthorised(error)) return loginWords.invalid
    if (!(error instanceof ApiError)) return loginWords.offline
    // The server alone knows how long to wait.
    const wait = error.status === 429 ? error.envelope?.message : undefined
    return wait ?? loginWords.failed
  }
}

/** A header holds no character beyond Latin-1, so no such key can be a right one. */
function isSendable(key: string): boolean {
  try {
    return new Headers({ 'x-admin-key': key }).has('x-admin-key')
  } catch {
    return false
  }
}
