import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { adminWords } from '../../content/en/admin/words.ts'
import type { KeyHolder } from '../../domain/keys.ts'
import { servicesContext } from '../ssr/context.ts'
import adminCss from '../styles/admin.css?url'
import { Toaster } from '../ui/toast.tsx'
import type { Route } from './+types/page.ts'
import { everyView } from './nouns.ts'
import { LoginForm } from './session/login-form.tsx'
import { SessionProvider } from './session/session.tsx'
import { Workspace } from './workspace.tsx'

export const handle = { interactive: true, styles: 'own' }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: adminCss }]

export const meta: Route.MetaFunction = () => [
  { title: adminWords.metaTitle },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** The same for every visitor: only settings, nothing about who is signed in. */
export function loader({ context }: Route.LoaderArgs) {
  const { access, mail } = context.get(servicesContext)
  return { arePasskeysOffered: access.arePasskeysOffered(), hasMailServer: mail.hasMailServer() }
}

/** Navigation within the admin area never reloads this data. */
export const shouldRevalidate = () => false

export default function AdminPage({ loaderData }: Route.ComponentProps) {
  const [login, setLogin] = useState<{ key: string; holder: KeyHolder } | null>(null)
  // Ends the login if the browser restores the page from its back/forward cache.
  useEffect(() => addEventListener('pageshow', ({ persisted }) => persisted && setLogin(null)), [])
  return (
    <>
      {login === null ? (
        <LoginForm
          arePasskeysOffered={loaderData.arePasskeysOffered}
          onLogin={(key, holder) => setLogin({ key, holder })}
        />
      ) : (
        <SessionProvider
          adminKey={login.key}
          holder={login.holder}
          onEnd={() => setLogin(null)}
          settings={loaderData}
        >
          <Workspace />
          {/* So that each view opens even while the server is down or has another version. */}
          {everyView.map(({ id, path }) => (
            <PrefetchPageLinks key={id} page={path} />
          ))}
        </SessionProvider>
      )}
      <Toaster place="top" />
    </>
  )
}
