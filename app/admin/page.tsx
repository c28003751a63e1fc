import { useState } from 'react'
import { adminWords } from '../../content/admin/words.ts'
import { Toaster } from '../ui/toast.tsx'
import type { Route } from './+types/page.ts'
import { LoginForm } from './session/login-form.tsx'
import { SessionProvider } from './session/session.tsx'
import { Workspace } from './workspace.tsx'

export const handle = { interactive: true }

export const meta: Route.MetaFunction = () => [
  { title: adminWords.metaTitle },
  { name: 'robots', content: 'noindex, nofollow' },
]

export default function AdminPage() {
  const [key, setKey] = useState<string | null>(null)
  return (
    <>
      {key === null ? (
        <LoginForm onLogin={setKey} />
      ) : (
        <SessionProvider adminKey={key} onEnd={() => setKey(null)}>
          <Workspace />
        </SessionProvider>
      )}
      <Toaster place="top" />
    </>
  )
}
