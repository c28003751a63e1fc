/**
 * One login: the key, in memory only, and everything that was fetched with it. Both end together,
 * with "Log out", with a refused key, and with the page.
 */
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { rightsWords } from '../../../content/en/admin/keys.ts'
import { adminWords } from '../../../content/en/admin/words.ts'
import { isAllowed, type Role } from '../../../domain/actor.ts'
import type { KeyHolder } from '../../../domain/keys.ts'
import { type CallOptions, callAdminApi, isUnauthorised, type Method } from './api.ts'
import { downloadFile, type SendOptions, sendFile } from './files.ts'
import { type Failure, sayRefusal } from './refusals.ts'
import { tellFailure } from './tell.ts'

/** Settings of the installation. */
interface Settings {
  /** Whether passkeys work at the site's address. */
  arePasskeysOffered: boolean
  /** If false, mail is written to files and nobody receives it. */
  hasMailServer: boolean
}

type Session = ReturnType<typeof openSession>['session']

const SessionContext = createContext<Session | null>(null)

interface SessionProviderProps {
  adminKey: string
  holder: KeyHolder
  settings: Settings
  onEnd: () => void
  children: ReactNode
}

export function SessionProvider({ children, ...opened }: SessionProviderProps) {
  const [{ session, client }] = useState(() => openSession(opened))
  return (
    <SessionContext value={session}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </SessionContext>
  )
}

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('There is no session outside SessionProvider')
  return session
}

function openSession(opened: Omit<SessionProviderProps, 'children'>) {
  const { adminKey: key, holder, settings, onEnd } = opened
  let isOpen = true
  const end = () => {
    // Several calls may be refused at once, or one that was sent before logging out.
    if (!isOpen) return false
    isOpen = false
    client.clear()
    onEnd()
    return true
  }
  const expire = () => {
    if (end()) tellFailure(adminWords.expired)
  }
  const client = createQueryClient(expire)
  const session = {
    /** Who signed in, and what the key may do. */
    holder,
    ...settings,
    call: <Data,>(method: Method, path: string, options?: CallOptions) =>
      callAdminApi<Data>(key, method, path, options),
    /** Posts a file. Outside the query client, so it looks for a refused key itself. */
    send: async <Data,>(path: string, file: File, options?: SendOptions) => {
      try {
        return await sendFile<Data>(key, path, file, options)
      } catch (error) {
        if (isUnauthorised(error)) expire()
        throw error
      }
    },
    download: (path: string) => downloadFile(key, path),
    logOut: end,
  }
  return { session, client }
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Failure
    mutationMeta: Failure
  }
}

/**
 * By default queries never retry, go stale or refetch by themselves: nothing on screen changes
 * unless the user did something. A request refused for its key calls `onUnauthorised`; any other
 * failure with a message shows a toast.
 */
function createQueryClient(onUnauthorised: () => void): QueryClient {
  const report = (error: Error, meta: Failure | undefined) => {
    if (isUnauthorised(error)) return onUnauthorised()
    const said = meta && sayRefusal(error, meta)
    if (said) tellFailure(said)
  }
  // "always": offline is a failure that is shown, not a wait without end.
  const defaults = { retry: false, networkMode: 'always' } as const
  const failed = new WeakSet<object>()
  const mutationCache = new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      failed.add(mutation)
      report(error, mutation.meta)
    },
  })
  // A refetch after a failed change may fail too; the toast of the first failure must stay.
  const isAfterFailure = () =>
    mutationCache.getAll().some((one) => one.state.status === 'pending' && failed.has(one))
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (isUnauthorised(error) || !isAfterFailure()) report(error, meta)
      },
    }),
    mutationCache,
    defaultOptions: {
      queries: {
        ...defaults,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: defaults,
    },
  })
}

/** Null if the key has the right, else the message for its holder. */
export function useRefusal(needed: Role): string | null {
  const { holder } = useSession()
  return isAllowed(holder.role, needed) ? null : rightsWords.needs[needed]
}

interface AllowedProps {
  to: Role
  /** Shows others why they may not; by default they see nothing. */
  told?: boolean
  children: ReactNode
}

/** Shows its children only to keys with at least the given role. */
export function Allowed({ to, told = false, children }: AllowedProps) {
  const refusal = useRefusal(to)
  if (refusal === null) return children
  return told && <p className="self-center text-sm">{refusal}</p>
}
