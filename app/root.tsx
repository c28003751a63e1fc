import { type ReactNode, useState } from 'react'
import { Links, Meta, Outlet, Scripts, useMatches } from 'react-router'
import { locale } from '../domain/wording.ts'
import type { Services } from '../server/services.ts'
import type { Route } from './+types/root.ts'
import { useAfterHydration } from './islands/hydration.ts'
import { FaultSection } from './site/fault.tsx'
import { Logo } from './site/logo.tsx'

/** Fonts are not preloaded: the styles that stand in the page name them as soon. */
export const links: Route.LinksFunction = () => [
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
]

/** Stand in a page, so that one answer paints it; in no script, since they have come already. */
const ofServer = import.meta.env.SSR ? await import('./ssr/sheets.ts') : null

/** What a route may say of itself in its `handle`. */
export interface PageHandle {
  /**
   * Ships the framework: at once, or `late`, when one of its parts (`data-late-part`) is needed.
   * Absent: the page is plain HTML and works without any.
   */
  interactive?: boolean | 'late'
  /** Its style sheet, in place of `public`; `own` is named in its `links`. */
  styles?: 'forms' | 'reading' | 'report' | 'own'
  /** The query parameters that it reads, while it is shown or posted to; it is shown no others. */
  query?: readonly string[]
  /** What some of these may be: with any other value it is shown as if there were none. */
  values?: Readonly<Record<string, readonly string[]>>
  /** The one of these by which it searches, so that searches can be limited. */
  search?: string
  /** Whether what it is about is there, for a page about one of many: all others are one page. */
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

/** For the words of what comes alive (content/firm-in-page.ts). */
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
  // Told to public/come-alive.js, which keeps what was sent before.
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
