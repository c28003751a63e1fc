import { useState } from 'react'
import { adminWords } from '../../content/admin/words.ts'
import type { KeyHolder } from '../../domain/keys.ts'
import adminCss from '../styles/admin.css?url'
import { Toaster } from '../ui/toast.tsx'
import type { Route } from './+types/page.ts'
import { LoginForm } from './session/login-form.tsx'
import { SessionProvider } from './session/session.tsx'
import { Workspace } from './workspace.tsx'

export const handle = { interactive: true, ownStyles: true }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: adminCss }]

export const meta: Route.MetaFunction = () => [
  { title: adminWords.metaTitle },
  { name: 'robots', content: 'noindex, nofollow' },
]

export default function AdminPage() {
  const [login, setLogin] = useState<{ key: string; holder: KeyHolder } | null>(null)
  return (
    <>
      {login === null ? (
        <LoginForm onLogin={(key, holder) => setLogin({ key, holder })} />
      ) : (
        <SessionProvider adminKey={login.key} holder={login.holder} onEnd={() => setLogin(null)}>
          <Workspace />
        </SessionProvider>
      )}
      <Toaster place="top" />
    </>
  )
}
