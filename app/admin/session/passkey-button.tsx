/** Signs in with a passkey. Prop: `onLogin` is given the session key and whose it is. */
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser'
import { useRef, useState } from 'react'
import { passkeyWords as words } from '../../../content/en/admin/passkeys.ts'
import { loginWords } from '../../../content/en/admin/words.ts'
import type { StartedSession } from '../../../domain/passkeys.ts'
import { type Envelope, readAnswer, readRefusal } from '../../api-client.ts'
import { Button } from '../../ui/button.tsx'
import { dismissToast } from '../../ui/toast.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { logged } from './api.ts'
import type { OnLogin } from './login-form.tsx'

export function PasskeyButton({ onLogin }: { onLogin: OnLogin }) {
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
        {isWaiting ? words.signingIn : words.signIn}
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
    const { data: optionsJSON } = await post<Options>('/api/passkeys/options')
    if (!optionsJSON) return words.failed
    isAsking = true
    const sent = await startAuthentication({ optionsJSON })
    isAsking = false
    const { data } = await post<StartedSession>('/api/passkeys/session', sent)
    return data ?? words.failed
  } catch (error) {
    // What the browser says of it tells nobody more: it hides which of several reasons it was.
    if (isAsking) return words.unanswered
    const { status, message } = readRefusal(error)
    if (status === undefined) return loginWords.offline
    if (status === 401) return words.invalid
    return (status === 429 && message) || words.failed
  }
}

function post<Data>(path: string, body?: object): Promise<Envelope<Data>> {
  return logged('POST', path, async (tell) => {
    const response = await fetch(path, {
      method: 'POST',
      headers: body && { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    })
    tell(response)
    return readAnswer<Data>(response, await response.text())
  })
}
