import { type ReactNode, useState } from 'react'
import { Links, Meta, Outlet, Scripts, useMatches } from 'react-router'
import { locale } from '../domain/wording.ts'
import type { Services } from '../server/services.ts'
import type { Route } from './+types/root.ts'
import { useAfterHydration } from './islands/hydration.ts'
import { FaultSection } from './site/fault.tsx'
import { Logo } from './site/logo.tsx'

/** Fonts are not preloaded: the inlined style sheet names them just as early. */
export const links: Route.LinksFunction = () => [
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
]

/** Inlined, so that one response paints the page. Null in the browser, which already has them. */
const ofServer = import.meta.env.SSR ? await import('./ssr/sheets.ts') : null

/** Options that a route may set in its `handle`. */
export interface PageHandle {
  /**
   * Ships React: at once, or `late`, when one of the page's parts (`data-late-part`) needs it.
   * Absent: the page is plain HTML and ships no framework.
   */
  interactive?: boolean | 'late'
  /** Inlined style sheet in place of `public`; with `own` the route's `links` name the sheet. */
  styles?: 'forms' | 'reading' | 'report' | 'own'
  /** Query parameters that the page reads on GET or POST; all others are dropped. */
  query?: readonly string[]
  /** Allowed values of some parameters; a parameter with any other value is dropped. */
  values?: Readonly<Record<string, readonly string[]>>
  /** The parameter that holds a search, so that searches can be rate-limited. */
  search?: string
  /** For a page about one record: whether the record exists. All missing ones share a page. */
  about?(services: Services, params: Record<string, string>): Promise<boolean>
}

export function Layout({ children }: { children: ReactNode }) {
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined)
  const isInteractive = handles.some((handle) => handle?.interactive)
  const isLate = handles.some((handle) => handle?.interactive === 'late')
  const styles = handles.findLast((handle) => handle?.styles)?.styles ?? 'public'
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="color-scheme" content="light dark" />
        {isInteractive && <FirmInPage />}
        <Meta />
        <Links />
        <script src="/site.js" defer />
        {isLate && <script src="/come-alive.js" defer />}
        <Styles name={styles} />
      </head>
      <body>
        {children}
        {isInteractive && <Scripts />}
      </body>
    </html>
  )
}

/** The firm's data for components in the browser (content/firm-in-page.ts). */
function FirmInPage() {
  const [content] = useState(
    () =>
      ofServer?.firmInPage ?? document.querySelector<HTMLMetaElement>('meta[name="firm"]')?.content,
  )
  return <meta content={content} name="firm" suppressHydrationWarning />
}

function Styles({ name }: { name: NonNullable<PageHandle['styles']> | 'public' }) {
  const [css] = useState(
    () => ofServer?.sheets[name] ?? document.querySelector('style')?.textContent ?? '',
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
  return <style dangerouslySetInnerHTML={{ __html: css }} suppressHydrationWarning />
}

export default function Root() {
  // public/come-alive.js holds forms submitted before hydration and sends them on this event.
  useAfterHydration(() => document.dispatchEvent(new Event('page-alive')))
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="main">
      <div className="page pt-6">
        <Logo />
      </div>
      <FaultSection error={error} />
    </main>
  )
}
